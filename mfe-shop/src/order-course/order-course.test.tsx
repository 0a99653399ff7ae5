import { join } from 'node:path';
import { jest } from '@jest/globals';
import { LOCALES } from '@stezhka/kit-contract';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import { orderCourse } from '@stezhka/shop-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { checkoutForm } from '../testing/cart-form.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component } from './order-course.slot.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockClear();
});
afterEach(() => void jest.useRealTimers());

const show = (more: Partial<PageOptions> = {}) =>
  renderPage(<Component slug="tykhi-ranky" price={420} />, { texts, locale: 'en', ...more });
const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Pay by card' }));

test('the course is ordered for the price that was seen, once however often one clicks', async () => {
  const { made } = show({ replies: [[orderCourse, { checkoutForm, token: 't', number: 1 }]] });
  pay();
  pay();
  await passes(1000);
  expect(made.map(({ args }) => args)).toEqual([{ body: { slug: 'tykhi-ranky', price: 420 } }]);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a refusal is told, and the button works again', async () => {
  const refusal = failing(409, 'course_owned', { message: 'This course is yours already.' });
  const { emitted } = show({ replies: [[orderCourse, refusal]] });
  pay();
  await passes(0);
  expect(screen.getByRole('alert').textContent).toBe('This course is yours already.');
  expect(emitted.at(-1)).toEqual(['shell:busy', { what: 'checkout', busy: false }]);
  expect(screen.getByRole('button', { name: 'Pay by card' }).getAttribute('aria-busy')).toBeNull();
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  const { container } = show({ locale });
  expect(container.textContent).toContain(texts[locale]['shop.orderCourse.text']);
  // The cabinet lists orders of goods alone.
  expect(container.textContent).not.toMatch(/cabinet|кабінет|кабинет/);
});
