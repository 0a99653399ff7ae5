import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell-contract/testing';
import { getAnalytics } from '@stezhka/shop-contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from './analytics.ts';
import { ConsentBanner } from './consent-banner.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(<ConsentBanner />, { texts, locale: 'en', path: '/cart', ...more });
const banner = () => screen.queryByRole('region', { name: 'Consent to statistics' });

beforeEach(() => localStorage.clear());

test.each([
  ['Yes, you may', 'yes'],
  ['No', 'no'],
])('%s is kept, and nobody is asked twice', async (name, answer) => {
  const { unmount } = show();
  expect(consent()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(consent()).toBe(answer);
  expect(banner()).toBeNull();
  unmount();
  show();
  expect(banner()).toBeNull();
});

test('where nobody listens, or the shop does not say, nobody is asked', () => {
  show({ replies: [[getAnalytics, { on: false }]] }).unmount();
  show({ replies: [[getAnalytics, failing(503)]] });
  expect(banner()).toBeNull();
});

test('what stands in the storage and is no answer is asked again', () => {
  localStorage.setItem('stezhka-analytics', 'perhaps');
  show();
  expect(consent()).toBeNull();
  expect(banner()).toBeTruthy();
});

test.each(LOCALES)('it asks in %s', (locale) => {
  show({ locale });
  expect(screen.getByRole('region').textContent).toContain(texts[locale]['shop.consent.text']);
});
