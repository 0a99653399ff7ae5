import { join } from 'node:path';
import { getDayLayouts } from '@stezhka/diary-contract';
import { failing, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';
import { DayLayouts } from './day-layouts.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const show = (more: object = {}) =>
  renderPage(<DayLayouts date="2026-11-20" />, { texts, locale: 'en', path: '/diary', ...more });

test('a layout of the day leads to its table', () => {
  show();
  const link = screen.getByRole('link', { name: 'Перед розмовою' });
  expect(link.getAttribute('href')).toBe('/en/metaphoric-cards/paths?layout=6560b0d1a2c4e8f0123456c1');
});

test.each([
  ['a day without layouts', { replies: [[getDayLayouts, { date: '2026-11-20', layouts: [] }]] }],
  ['a call that fails', { replies: [[getDayLayouts, failing(503)]] }],
  ['a release without cards', { missing: ['/metaphoric-cards/paths'] }],
])('%s shows nothing', (_, more) => {
  const { container } = show(more);
  expect(container.textContent).toBe('');
});
