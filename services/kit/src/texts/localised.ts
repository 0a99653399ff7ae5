import type { Locale, Localised } from '@stezhka/kit-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { Schema } from 'mongoose';

export const localisedText = ({ required = true } = {}) =>
  new Schema<Localised>(
    Object.fromEntries(
      LOCALES.map((locale) => [locale, { type: String, required, default: required ? undefined : '' }]),
    ),
    { _id: false },
  );

export const inAllLocales = <T>(of: (locale: Locale) => T): Localised<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Localised<T>;

/** Ukrainian replaces a missing language. */
export const inLocale = (text: Localised | null | undefined, locale: Locale): string =>
  text?.[locale] || text?.uk || '';
