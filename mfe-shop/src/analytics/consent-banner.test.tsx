import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import { getAnalytics } from '@stezhka/shop-contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { consent } from './analytics.ts';
import { ConsentBanner } from './consent-banner.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(<ConsentBanner />, { texts, locale: 'en', path: '/cart', ...more });
const banner = () => screen.queryByRole('region', { name: 'Consent to statistics' });

beforeEach(() => localStorage.clear());

test.each([
  ['Yes, you may', 'yes', 'Your purchases count in our statistics.'],
  ['No', 'no', 'Your purchases do not count in our statistics.'],
])('%s is kept, nobody is asked twice, and it can be taken back', async (name, answer, said) => {
  const { unmount } = show();
  expect(consent()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(consent()).toBe(answer);
  expect(screen.getByText(said)).toBeTruthy();
  unmount();
  show();
  expect(screen.queryByRole('button', { name })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes, you may' }));
  await userEvent.click(screen.getByRole('button', { name: answer === 'yes' ? 'No' : 'Yes, you may' }));
  expect(consent()).toBe(answer === 'yes' ? 'no' : 'yes');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
});

test('the banner is hidden without a sink and while the shop does not answer', () => {
  show({ replies: [[getAnalytics, { on: false }]] }).unmount();
  show({ replies: [[getAnalytics, failing(503)]] });
  expect(banner()).toBeNull();
});

test('an invalid stored answer is asked for again', () => {
  localStorage.setItem('stezhka-analytics', 'perhaps');
  show();
  expect(consent()).toBeNull();
  expect(banner()).toBeTruthy();
});

test.each(LOCALES)('the banner asks in %s', (locale) => {
  show({ locale });
  expect(screen.getByRole('region').textContent).toContain(texts[locale]['shop.consent.text']);
});
