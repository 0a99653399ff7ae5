import type { Locale, Localised } from '@stezhka/kit-contract';
import { type FormMessage, formMessages, ruleTexts } from './messages.ts';

const AS_IN_FORMS: Record<string, FormMessage> = {
  'any.required': 'any.required',
  'any.only': 'any.only',
  'string.empty': 'any.required',
  'string.max': 'string.max',
  'number.base': 'number.base',
  'number.infinity': 'number.base',
  'number.unsafe': 'number.base',
  'number.integer': 'number.integer',
  'number.min': 'number.min',
  'number.max': 'number.max',
  'date.base': 'date.base',
  'array.min': 'object.min',
  'array.max': 'object.max',
};

const { format } = ruleTexts;

const OWN: Record<string, Localised> = {
  'any.unknown': { uk: 'Тут цього не чекають', ru: 'Здесь этого не ждут', en: 'This does not belong here' },
  'string.base': { uk: 'Потрібен текст', ru: 'Нужен текст', en: 'A text is needed' },
  'string.min': {
    uk: 'Щонайменше символів: {#limit}',
    ru: 'Не меньше символов: {#limit}',
    en: 'At least {#limit} characters',
  },
  'string.length': {
    uk: 'Має бути символів: {#limit}',
    ru: 'Символов должно быть {#limit}',
    en: 'Exactly {#limit} characters',
  },
  'string.pattern.base': format,
  'string.pattern.name': format,
  'string.hex': format,
  'string.email': format,
  'string.guid': format,
  'string.isoDate': format,
  'boolean.base': { uk: 'Потрібно «так» або «ні»', ru: 'Нужно «да» или «нет»', en: 'Yes or no is needed' },
  'array.base': { uk: 'Потрібен список', ru: 'Нужен список', en: 'A list is needed' },
  'array.length': {
    uk: 'Має бути записів: {#limit}',
    ru: 'Записей должно быть {#limit}',
    en: 'Exactly {#limit} entries',
  },
  'array.unique': { uk: 'Без повторів', ru: 'Без повторов', en: 'Each only once' },
  'object.base': { uk: 'Потрібен набір полів', ru: 'Нужен набор полей', en: 'A set of fields is needed' },
  'object.unknown': {
    uk: 'Тут такого поля немає',
    ru: 'Такого поля здесь нет',
    en: 'There is no such field here',
  },
};

const ANY: Localised = {
  uk: 'Це значення не підходить',
  ru: 'Это значение не подходит',
  en: 'This value does not fit',
};

/** Never shows the rule's source or the sent value. @param type joi's rule name, e.g. 'string.max' */
export function inputText(type: string, limit: unknown, locale: Locale): string {
  const form = AS_IN_FORMS[type];
  const text = form ? formMessages[locale][form] : (OWN[type] ?? ANY)[locale];
  if (!text.includes('{#limit}')) return text;
  return typeof limit === 'number' ? text.replace('{#limit}', String(limit)) : ANY[locale];
}
