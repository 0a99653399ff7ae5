import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@stezhka/kit-contract';

const read = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../texts/${locale}.json`), 'utf8'));

/** The remote's texts as they are written, before the build compiles them. */
export const texts: Record<Locale, Record<string, string>> = {
  uk: read('uk'),
  ru: read('ru'),
  en: read('en'),
};
