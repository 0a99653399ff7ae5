import { join } from 'node:path';
import { type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import type { ReactElement } from 'react';

const source = join(import.meta.dirname, '..');
const OWN_TEXTS = ['achievements', 'courses', 'days', 'goals', 'habits', 'planning', 'settings', 'totals'];
const texts = readTexts(join(source, 'texts'), ...OWN_TEXTS.map((name) => join(source, name, 'texts')));

/** A page in English, unless told. */
export const show = (page: ReactElement, options: Omit<PageOptions, 'texts'> = {}) =>
  renderPage(page, { locale: 'en', ...options, texts });
