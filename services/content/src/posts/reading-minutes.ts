import { LOCALES, type Locale, type Localised, wordsOf } from '@stezhka/kit-contract';

/** Of silent reading; a word of English is shorter. */
const WORDS_PER_MINUTE: Record<Locale, number> = { uk: 180, ru: 180, en: 220 };

/** Of the language that takes longest. @param body sanitised HTML */
export const readingMinutesOf = (body: Localised): number =>
  Math.max(
    1,
    ...LOCALES.map((locale) =>
      Math.round(wordsOf(withoutTags(body[locale])).length / WORDS_PER_MINUTE[locale]),
    ),
  );

const withoutTags = (html: string): string => html.replace(/<[^<>]*>|&[a-z\d#]{1,8};/gi, ' ');
