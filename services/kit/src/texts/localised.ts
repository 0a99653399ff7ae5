import type { Locale, Localised } from '@stezhka/kit-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { Schema } from 'mongoose';

/** Schema part of a text in three languages. */
export const localisedText = ({ required = true } = {}) =>
  new Schema<Localised>(
    Object.fromEntries(
      LOCALES.map((locale) => [locale, { type: String, required, default: required ? undefined : '' }]),
    ),
    { _id: false },
  );

/** One language of a stored text; a missing one falls back to Ukrainian. */
export const inLocale = (text: Localised | null | undefined, locale: Locale): string =>
  text?.[locale] || text?.uk || '';
