import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@stezhka/kit-contract';
import { formTexts as en } from '@stezhka/shared-ui/form/texts/en';
import { formTexts as ru } from '@stezhka/shared-ui/form/texts/ru';
import { formTexts as uk } from '@stezhka/shared-ui/form/texts/uk';

const own = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../texts/${locale}.json`), 'utf8'));

/** The remote's texts as they are written, before the build compiles them. */
export const texts: Record<Locale, Record<string, string>> = {
  uk: { ...uk, ...own('uk') },
  ru: { ...ru, ...own('ru') },
  en: { ...en, ...own('en') },
};
