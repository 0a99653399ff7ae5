import { join } from 'node:path';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import type { ReactElement } from 'react';

const texts = readTexts(join(import.meta.dirname, '../texts'));

/** A page in English, unless told. */
export const show = (page: ReactElement, options: Omit<PageOptions, 'texts'> = {}) =>
  renderPage(page, { locale: 'en', ...options, texts });
