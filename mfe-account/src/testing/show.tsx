import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { type PageOptions, readTexts, renderPage, type Texts } from '@stezhka/shell/testing';
import type { ReactElement } from 'react';

const forms = readTexts(join(import.meta.dirname, '../../../shared-ui/src/form/texts'));
const own = readTexts(join(import.meta.dirname, '../texts'));
const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, { ...forms[locale], ...own[locale] }]),
) as Texts;

/** A page in English, unless told, with the texts that the remote brings. */
export const show = (page: ReactElement, options: Omit<PageOptions, 'texts'> = {}) =>
  renderPage(page, { locale: 'en', ...options, texts });
