import type { Locale, Localised } from '@stezhka/kit-contract';

/** By rule; `{#limit}` is its bound. English words of required and e-mail: product 5, Validation rules. */
export const formMessages: Record<Locale, Record<FormMessage, string>> = {
  uk: {
    'any.required': 'Поле не може бути порожнім',
    'any.only': 'Виберіть один із варіантів',
    'string.max': 'До {#limit} символів',
    'string.pattern.name': '{#name}',
    'number.base': 'Введіть число',
    'number.integer': 'Введіть ціле число',
    'number.min': 'Щонайменше {#limit}',
    'number.max': 'Щонайбільше {#limit}',
    'date.base': 'Такої дати немає',
    'date.min': 'Не раніше ніж {#limit}',
    'date.max': 'Не пізніше ніж {#limit}',
    'date.order': 'Кінець раніше за початок',
    'object.min': 'Додайте щонайменше {#limit}',
    'object.max': 'Щонайбільше записів: {#limit}',
    'html.pictures':
      'Зображення мають бути з цього сайту: завантажте їх тут і вкажіть адресу, що починається з /files/',
    'html.film': 'Такого фільму немає: {#film}',
  },
  ru: {
    'any.required': 'Поле не может быть пустым',
    'any.only': 'Выберите один из вариантов',
    'string.max': 'До {#limit} символов',
    'string.pattern.name': '{#name}',
    'number.base': 'Введите число',
    'number.integer': 'Введите целое число',
    'number.min': 'Не меньше {#limit}',
    'number.max': 'Не больше {#limit}',
    'date.base': 'Такой даты нет',
    'date.min': 'Не раньше {#limit}',
    'date.max': 'Не позже {#limit}',
    'date.order': 'Конец раньше начала',
    'object.min': 'Добавьте не меньше {#limit}',
    'object.max': 'Записей может быть не больше {#limit}',
    'html.pictures':
      'Картинки должны быть с этого сайта: загрузите их здесь и укажите адрес, который начинается с /files/',
    'html.film': 'Такого фильма нет: {#film}',
  },
  en: {
    'any.required': 'Field cannot be empty',
    'any.only': 'Choose one of the options',
    'string.max': 'Up to {#limit} characters',
    'string.pattern.name': '{#name}',
    'number.base': 'Type a number',
    'number.integer': 'Type a whole number',
    'number.min': 'At least {#limit}',
    'number.max': 'At most {#limit}',
    'date.base': 'There is no such date',
    'date.min': 'Not before {#limit}',
    'date.max': 'Not after {#limit}',
    'date.order': 'The end is before the beginning',
    'object.min': 'Add at least {#limit}',
    'object.max': 'At most {#limit} entries',
    'html.pictures':
      'Pictures must be of this site: upload them here and give the address that begins with /files/',
    'html.film': 'There is no such film: {#film}',
  },
};

export type FormMessage =
  | 'any.required'
  | 'any.only'
  | 'string.max'
  | 'string.pattern.name'
  | 'number.base'
  | 'number.integer'
  | 'number.min'
  | 'number.max'
  | 'date.base'
  | 'date.min'
  | 'date.max'
  | 'date.order'
  | 'object.min'
  | 'object.max'
  | 'html.pictures'
  | 'html.film';

export const ruleTexts = {
  format: {
    uk: 'Такий запис не підходить',
    ru: 'Такая запись не подходит',
    en: 'This is not written as expected',
  },
  email: { uk: 'Неправильна електронна адреса', ru: 'Неправильный адрес почты', en: 'Wrong email!' },
  phone: {
    uk: 'Введіть номер повністю, наприклад +38 (067) 123 45 67',
    ru: 'Введите номер полностью, например +38 (067) 123 45 67',
    en: 'Type the whole number, such as +38 (067) 123 45 67',
  },
  money: {
    uk: 'Введіть суму, наприклад 120.50',
    ru: 'Введите сумму, например 120.50',
    en: 'Type an amount such as 120.50',
  },
  number: {
    uk: formMessages.uk['number.base'],
    ru: formMessages.ru['number.base'],
    en: formMessages.en['number.base'],
  },
  integer: {
    uk: formMessages.uk['number.integer'],
    ru: formMessages.ru['number.integer'],
    en: formMessages.en['number.integer'],
  },
} satisfies Record<string, Localised>;

export const atLeast = (length: number): Localised => ({
  uk: `Щонайменше символів: ${length}`,
  ru: `Не меньше символов: ${length}`,
  en: `At least ${length} characters`,
});

export const languageNames: Localised<Localised> = {
  uk: { uk: 'Українська', ru: 'Українська', en: 'Українська' },
  ru: { uk: 'Русский', ru: 'Русский', en: 'Русский' },
  en: { uk: 'English', ru: 'English', en: 'English' },
};
