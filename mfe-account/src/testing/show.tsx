import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { formTexts as en } from '@stezhka/shared-ui/form/texts/en';
import { formTexts as ru } from '@stezhka/shared-ui/form/texts/ru';
import { formTexts as uk } from '@stezhka/shared-ui/form/texts/uk';
import { type PageOptions, readTexts, renderPage, type Texts } from '@stezhka/shell/testing';
import type { ReactElement } from 'react';

const forms: Texts = { uk, ru, en };
const own = readTexts(join(import.meta.dirname, '../texts'));
const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, { ...forms[locale], ...own[locale] }]),
) as Texts;

/** A page in English, unless told, with the texts that the remote brings. */
export const show = (page: ReactElement, options: Omit<PageOptions, 'texts'> = {}) =>
  renderPage(page, { locale: 'en', ...options, texts });
