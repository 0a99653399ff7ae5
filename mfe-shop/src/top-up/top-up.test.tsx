import { join } from 'node:path';
import { jest } from '@jest/globals';
import { LOCALES } from '@stezhka/kit-contract';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import { topUp } from '@stezhka/shop-contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutForm } from '../testing/cart-form.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component, readAmount } from './top-up.slot.tsx';

await loadLazyParts();
const texts = readTexts(join(import.meta.dirname, '../texts'));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockClear();
});
afterEach(() => void jest.useRealTimers());

async function show(more: Partial<PageOptions> = {}) {
  const closed = jest.fn();
  const page = renderPage(<Component onClose={closed} />, { texts, locale: 'en', ...more });
  await passes(0);
  return { ...page, closed };
}
const pay = () => user.click(screen.getByRole('button', { name: 'To the payment' }));
const amount = () => screen.getByRole('textbox', { name: /^Amount/ });

test('an amount leads to the payment, once however often one clicks', async () => {
  const { made } = await show({ replies: [[topUp, { checkoutForm, token: 't', number: 1 }]] });
  await user.type(amount(), '99,50');
  await pay();
  await pay();
  await passes(1000);
  expect(made.map(({ args }) => args)).toEqual([{ body: { amount: 99.5 } }]);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('usual amounts are one click away', async () => {
  const { made } = await show();
  const chip = screen.getByRole('button', { name: '1\u00a0000\u00a0₴' });
  await user.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await pay();
  expect(made[0]!.args).toEqual({ body: { amount: 1000 } });
});

test.each(['', '0', '49.99', '20000.01', '1e4', '-500', 'NaN', '500.555', '５００'])(
  '%s is no amount to pay',
  async (typed) => {
    const { made } = await show();
    if (typed) await user.type(amount(), typed);
    await pay();
    expect(screen.getByText(/^Type an amount from 50.₴ to 20.000.₴$/)).toBeTruthy();
    expect(made).toEqual([]);
  },
);

test('a refusal is told at the field, and the button works again', async () => {
  const refusal = failing(503, 'payment_off', { message: 'Payments rest just now.' });
  const { emitted } = await show({ replies: [[topUp, refusal]] });
  await user.type(amount(), '500');
  await pay();
  await passes(0);
  expect(screen.getByText('Payments rest just now.')).toBeTruthy();
  expect(emitted.at(-1)).toEqual(['shell:busy', { what: 'checkout', busy: false }]);
  expect(screen.getByRole('button', { name: 'To the payment' }).getAttribute('aria-busy')).toBeNull();
});

test('the close button closes the dialog', async () => {
  const { closed } = await show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('amounts are read as people write them', () => {
  expect(['1 000,50', '1\u00a0000 ₴', '99.9', '0500'].map(readAmount)).toEqual([1000.5, 1000, 99.9, 500]);
});

test.each(LOCALES)('all words are there in %s', async (locale) => {
  await show({ locale });
  expect(screen.getByRole('dialog').textContent).toContain(texts[locale]['shop.topUp.text']);
});
