import { checkbox, date, localised, number, text, textarea } from '@stezhka/kit/forms';
import { comesOut, type Publication, publishingDay } from '@stezhka/kit/publication';
import type { Localised, PlainDate } from '@stezhka/kit-contract';

/** Labels that several forms and lists of content share. */
export const labels = {
  slug: { uk: 'Адреса', ru: 'Адрес', en: 'Address' },
  slugHint: {
    uk: 'Кінець адреси сторінки, наприклад vdiachnist-chesno',
    ru: 'Конец адреса страницы, например vdiachnist-chesno',
    en: 'The end of the page’s address, such as vdiachnist-chesno',
  },
  slugRule: {
    uk: 'Малі латинські літери, цифри й дефіси',
    ru: 'Строчные латинские буквы, цифры и дефисы',
    en: 'Small Latin letters, digits and hyphens',
  },
  slugReserved: {
    uk: 'Це слово зайняте іншими сторінками',
    ru: 'Это слово занято другими страницами',
    en: 'Other pages have taken this word',
  },
  order: { uk: 'Місце в переліку', ru: 'Место в списке', en: 'Place in the list' },
  title: { uk: 'Назва', ru: 'Название', en: 'Title' },
  excerpt: { uk: 'Коротко про що', ru: 'Коротко о чём', en: 'What it is about' },
  body: { uk: 'Текст', ru: 'Текст', en: 'Text' },
  picture: { uk: 'Зображення', ru: 'Изображение', en: 'Picture' },
  publishedAt: { uk: 'День публікації', ru: 'День публикации', en: 'Publishing day' },
  publishedAtHint: {
    uk: 'Вийде о дев’ятій ранку за Києвом. Без дня лишається чернеткою',
    ru: 'Выйдет в девять утра по Киеву. Без дня остаётся черновиком',
    en: 'Comes out at nine in the morning, Kyiv time. Without a day it stays a draft',
  },
  link: { uk: 'Куди веде', ru: 'Куда ведёт', en: 'Where it leads' },
  linkRule: {
    uk: 'Шлях сайту без мови (/news) або повна адреса https://',
    ru: 'Путь сайта без языка (/news) или полный адрес https://',
    en: 'A path of the site without the language (/news) or a full https:// address',
  },
  film: { uk: 'Фільм', ru: 'Фильм', en: 'Film' },
  linkLabel: { uk: 'Слова посилання', ru: 'Слова ссылки', en: 'Words of the link' },
} satisfies Record<string, Localised>;

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;
const LINK = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/;

interface SlugOptions {
  label?: Localised;
  hint?: Localised;
  /** Words parted by '|' that other addresses begin with. */
  reserved?: string;
}

export const slugField = ({ label = labels.slug, hint = labels.slugHint, reserved }: SlugOptions = {}) =>
  text({
    label,
    hint,
    required: true,
    maxLength: 120,
    validation: [
      { regex: SLUG, error: labels.slugRule },
      ...(reserved ? [{ regex: new RegExp(`^(?!(${reserved})$)`), error: labels.slugReserved }] : []),
    ],
  });

export const orderField = () => number({ label: labels.order, required: true, min: 0, max: 1000 });

export const titleField = (label: Localised = labels.title) =>
  localised(text({ label, required: true, maxLength: 200 }));

export const excerptField = (label: Localised = labels.excerpt) =>
  localised(textarea({ label, required: true, maxLength: 500 }));

const linkRules = { maxLength: 500, validation: [{ regex: LINK, error: labels.linkRule }] };

export const linkField = (label: Localised = labels.link) => text({ label, required: true, ...linkRules });

export const optionalLinkField = (label: Localised = labels.link) => text({ label, ...linkRules });

export const switchField = (label: Localised) => checkbox({ label });

export const publishedAtField = () => date({ label: labels.publishedAt, hint: labels.publishedAtHint });

/** A day in a form, a moment in the database; no day is a draft. */
export const publicationDay = ({ publishedAt }: Publication): { publishedAt: PlainDate | undefined } => ({
  publishedAt: publishedAt ? publishingDay(publishedAt) : undefined,
});
export const publicationOf = ({ publishedAt }: { publishedAt?: PlainDate | undefined }): Publication => ({
  publishedAt: publishedAt ? comesOut(publishedAt) : null,
});

export const titleColumn = { title: { label: labels.title } } as const;
export const slugColumn = { slug: { label: labels.slug, sort: { slug: 1 } } } as const;
export const STAFF = { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' } as const;
