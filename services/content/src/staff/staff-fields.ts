import { slugField, slugHint } from '@stezhka/kit/entry-fields';
import { checkbox, text } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';

/** Labels that several forms and lists of content share. */
export const labels = {
  link: { uk: 'Куди веде', ru: 'Куда ведёт', en: 'Where it leads' },
  film: { uk: 'Фільм', ru: 'Фильм', en: 'Film' },
  linkLabel: { uk: 'Слова посилання', ru: 'Слова ссылки', en: 'Words of the link' },
} satisfies Record<string, Localised>;

const linkRule = {
  uk: 'Шлях сайту без мови (/news) або повна адреса https://',
  ru: 'Путь сайта без языка (/news) или полный адрес https://',
  en: 'A path of the site without the language (/news) or a full https:// address',
};
const reservedRule = {
  uk: 'Це слово зайняте іншими сторінками',
  ru: 'Это слово занято другими страницами',
  en: 'Other pages have taken this word',
};
const LINK = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/;

/** @param reserved words parted by '|' that other addresses begin with */
export const pageSlugField = (reserved?: string) =>
  slugField({
    hint: slugHint('vdiachnist-chesno'),
    ...(reserved && {
      validation: [{ regex: new RegExp(`^(?!(${reserved})$)`), error: reservedRule }],
    }),
  });

const linkRules = { maxLength: 500, validation: [{ regex: LINK, error: linkRule }] };

export const linkField = (label: Localised = labels.link) => text({ label, required: true, ...linkRules });

export const optionalLinkField = (label: Localised = labels.link) => text({ label, ...linkRules });

export const switchField = (label: Localised) => checkbox({ label });
