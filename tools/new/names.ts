import type { Locale } from '@stezhka/kit-contract';
import { Refusal } from './plan.ts';

export type Titles = Record<Locale, string>;

/** 'reading-list' → 'readingList' */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** 'reading-list' → 'ReadingList' */
export const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase());
export const upper = (name: string): string => name.toUpperCase();

const words = (name: string) => name.replaceAll('-', ' ');

/** A page without titles of its own says that it is new, in each language. */
export const titlesOf = (name: string, given: Partial<Titles>): Titles => ({
  uk: given.uk ?? `Нова сторінка: ${words(name)}`,
  ru: given.ru ?? `Новая страница: ${words(name)}`,
  en: given.en ?? `New page: ${words(name)}`,
});

/** As it stands between single quotes of a source. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** @throws Refusal unless it is written in small letters with hyphens: 'reading-list' */
export function kebab(name: string | undefined, what: string): string {
  if (name && /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) && name.length <= 40) return name;
  throw new Refusal(
    `${what} is written in small letters with hyphens, such as 'reading-list', not '${name ?? ''}'.`,
  );
}

/** Of a part: borders and databases know it by letters alone. @throws Refusal */
export function word(name: string | undefined, what: string): string {
  if (name && /^[a-z]{2,20}$/.test(name)) return name;
  throw new Refusal(`${what} is one word of small letters, such as 'library', not '${name ?? ''}'.`);
}
