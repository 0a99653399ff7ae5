import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { FormField } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import {
  applyPromocode,
  getCart,
  getCartForm,
  getCheckoutMessage,
  getCheckoutTotals,
  getDeliveryPlaces,
  setProductQuantity,
} from '@stezhka/shop-contract';
import { exampleCart } from '@stezhka/shop-contract/examples';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerConsent } from '../analytics/analytics.ts';
import { Component } from '../cart/cart.page.tsx';
import { checkoutForm, checkoutReply, exampleCartForm } from '../testing/cart-form.ts';
import { cartOf } from '../testing/carts.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage, withCart } from '../testing/render-page.tsx';

await loadLazyParts();
const texts = readTexts(join(import.meta.dirname, '../texts'));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const usual = globalThis.fetch;
const usualSubmit = HTMLFormElement.prototype.submit;
const sent = jest.fn((_form: Record<string, string>) => {});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  sent.mockClear();
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    sent({ action: this.action, method: this.method, ...Object.fromEntries(inputs) });
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = usual;
  HTMLFormElement.prototype.submit = usualSubmit;
});

type Answer = (path: string, init: RequestInit) => Promise<Response> | undefined;
/** Answers what the page fetches by itself; a call without an answer here stays open. */
function answering(answer: Answer) {
  const fetched = jest.fn(
    (path: string, init: RequestInit) => answer(path, init) ?? new Promise<Response>(() => {}),
  );
  globalThis.fetch = fetched as never;
  return (path: string) =>
    fetched.mock.calls.filter(([asked]) => asked === path).map(([, { body }]) => body as FormData & string);
}
const ordered = (more: object) =>
  answering((path) =>
    path === '/api/form/cart' ? Promise.resolve(Response.json({ data: checkoutReply(more) })) : undefined,
  );

async function show(more: Partial<PageOptions> = {}) {
  const replies: PageOptions['replies'] = [
    [getCartForm, { form: exampleCartForm }],
    [getCheckoutMessage, { message: '', order: null }],
    ...(more.replies ?? []),
  ];
  const page = renderPage(Component, {
    texts,
    locale: 'en',
    path: '/cart',
    loaded: withCart(),
    ...more,
    replies: [...(more.replies ?? []), ...replies],
  });
  await passes(0);
  return page;
}
const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm the order' }));
const typeName = () => user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Софія');

test('a missing value is reported at its field, which gets the focus, and nothing is sent', async () => {
  const bodies = ordered({});
  const { emitted } = await show();
  await confirm();
  expect(screen.getByText('Type your name')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }));
  expect(bodies('/api/form/cart')).toEqual([]);
  expect(emitted).not.toContainEqual(['shell:busy', { what: 'checkout', busy: true }]);
});

test('an order that is picked up is told nothing of free delivery', async () => {
  await show({ replies: [[getCheckoutTotals, exampleOf(getCheckoutTotals).reply]] });
  expect(screen.getByRole('progressbar', { name: 'The way to free delivery' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'By pickup' }));
  await passes(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a member’s kept place fills in the delivery by one press, and leaves the rest as typed', async () => {
  const [{ id, label } = { id: '', label: '' }] = exampleOf(getDeliveryPlaces).reply.places;
  const path = `/api/form/cart/place/${id}`;
  const withPlace = (field: FormField): FormField => ({
    ...field,
    ...(field.name === 'name' && { value: 'Софія' }),
    ...(field.name === 'method' && { value: 'pickup' }),
    ...(field.fields && { fields: field.fields.map(withPlace) }),
  });
  const form = { ...exampleCartForm, fields: exampleCartForm.fields.map(withPlace) };
  const bodies = answering((asked) =>
    asked === path ? Promise.resolve(Response.json({ data: { form } })) : undefined,
  );
  await show({
    loaded: withCart(cartOf({ member: true })),
    replies: [[getCheckoutTotals, exampleOf(getCheckoutTotals).reply]],
  });
  await typeName();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By pickup' }).checked).toBe(false);
  await user.click(screen.getByRole('button', { name: label }));
  await passes(0);
  expect(bodies(path).map((body) => body.get('cart[contacts][name]'))).toEqual(['Софія']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By pickup' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Софія');
});

test('a guest is offered no kept places, nor a member without any', async () => {
  const { unmount } = await show();
  expect(screen.queryByText('Deliver to a saved address')).toBeNull();
  unmount();
  await show({
    loaded: withCart(cartOf({ member: true })),
    replies: [[getDeliveryPlaces, { places: [] }]],
  });
  expect(screen.queryByText('Deliver to a saved address')).toBeNull();
});

test('two clicks order once; the provider’s hidden form goes by itself after a second', async () => {
  const bodies = ordered({ checkoutForm });
  const { emitted } = await show();
  await typeName();
  await confirm();
  await confirm();
  await passes(0);
  await confirm();
  const [body, ...more] = bodies('/api/form/cart');
  expect(more).toEqual([]);
  // The cart as it stands on the page, in kopiykas.
  expect(['version', 'goods', 'total'].map((name) => body!.get(`cart[${name}]`))).toEqual([
    String(exampleCart.version),
    '69000',
    '76000',
  ]);
  const busy = () => emitted.filter(([name]) => name === 'shell:busy').map(([, detail]) => detail);
  expect(busy()).toEqual([{ what: 'checkout', busy: true }]);
  await passes(999);
  expect(sent).not.toHaveBeenCalled();
  await passes(1);
  expect(sent.mock.calls).toEqual([
    [{ action: 'https://pay.example/checkout', method: 'post', data: 'eyJ2IjozfQ==', signature: 'c2lnbg==' }],
  ]);
  expect(busy().at(-1)).toEqual({ what: 'checkout', busy: false });
});

test('without a form of the provider the page goes where the server says', async () => {
  ordered({ checkoutUrl: '/cart/thanks?order=u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n' });
  const { address, emitted } = await show();
  await typeName();
  await confirm();
  await passes(0);
  expect(address()).toBe('/cart/thanks?order=u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n');
  expect(emitted.at(-1)).toEqual(['shell:busy', { what: 'checkout', busy: false }]);
});

test('a refusal is told above the form, and a cart that has changed is fetched again', async () => {
  const error = { data: null, error: 'The cart has changed.', code: 'cart_changed' };
  answering(() => Promise.resolve(Response.json(error, { status: 409 })));
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { refetched, emitted } = await show();
  await typeName();
  await confirm();
  await passes(0);
  expect(screen.getByRole('alert').textContent).toBe('The cart has changed.');
  expect(warned.mock.calls).toEqual([['The cart form was refused:', 'cart_changed']]);
  expect(refetched).toContain('GET /data/cart');
  expect(emitted.at(-1)).toEqual(['shell:busy', { what: 'checkout', busy: false }]);
  expect(screen.getByRole('button', { name: 'Confirm the order' }).getAttribute('aria-disabled')).toBeNull();
});

test('a purchase and a conversion are reported after consent; a sink that hangs delays nothing', async () => {
  answerConsent('yes');
  const bodies = ordered({ checkoutForm });
  await show();
  await typeName();
  await confirm();
  await passes(1000);
  expect(sent).toHaveBeenCalledTimes(1);
  const told = bodies('/api/order/analytics').map((body) => JSON.parse(body));
  expect(told.map(({ event }) => event)).toEqual(['purchase', 'conversion']);
  expect(told[0].data.fbData.purchaseData.value).toBe(760);
  expect(told[1].data.gtagData.transaction_id).toBe('10482');
});

test.each(['no', null] as const)('nothing is told of who answered %s', async (answer) => {
  if (answer) answerConsent(answer);
  const bodies = ordered({ checkoutForm });
  await show();
  await typeName();
  await confirm();
  await passes(1000);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(bodies('/api/order/analytics')).toEqual([]);
});

test('the price of another choice is fetched from the server', async () => {
  const asked: unknown[] = [];
  const total = {
    totalPrice: { price: 703.8, oldPrice: null, currency: 'UAH', discountPercent: null },
    deliveryPrice: 0,
    paymentPrice: 13.8,
  };
  const totals = (args: unknown) => {
    asked.push(args);
    return { goods: 690, discount: 0, total };
  };
  await show({ replies: [[getCheckoutTotals, totals]] });
  // A payment by card has no fee, and a fee of nothing is no row.
  expect(screen.queryByText('Transfer fee')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'By cod' }));
  await user.click(screen.getByRole('radio', { name: 'By pickup' }));
  expect(asked.at(-1)).toEqual({ query: { delivery: 'pickup', payment: 'cod' } });
  expect(screen.getByText('Transfer fee').nextSibling!.textContent).toBe('13.80\u00a0₴');
  expect(screen.getByText('Total').parentElement!.textContent).toBe('Total703.80\u00a0₴');
  const bodies = ordered({});
  await typeName();
  await confirm();
  expect(bodies('/api/form/cart').map((body) => body.get('cart[total]'))).toEqual(['70380']);
});

test('totals of options that the cart is priced for are not asked of the server', async () => {
  const asked: unknown[] = [];
  const totals = (args: unknown) => {
    asked.push(args);
    return { goods: 690, discount: 0, total: exampleCart.total };
  };
  const cart = cartOf({ pricedFor: { delivery: ['branch', 'pickup'], payment: ['card'] } });
  await show({ loaded: withCart(cart), replies: [[getCheckoutTotals, totals]] });
  await user.click(screen.getByRole('radio', { name: 'By pickup' }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'By cod' }));
  expect(asked).toEqual([{ query: { delivery: 'pickup', payment: 'cod' } }]);
});

test('totals that could not be counted are not shown as others, and nothing is ordered at them', async () => {
  const { refetched } = await show({ replies: [[getCheckoutTotals, failing(503)]] });
  const bodies = ordered({});
  await typeName();
  await user.click(screen.getByRole('radio', { name: 'By cod' }));
  expect(screen.getByText('We couldn’t work out what it comes to.')).toBeTruthy();
  expect(
    ['Total', 'Transfer fee', 'Delivery'].map((row) => screen.queryByText(row, { selector: 'dt, p span' })),
  ).toEqual([null, null, null]);
  await confirm();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '{Enter}');
  expect(bodies('/api/form/cart')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetched).toContain(getCheckoutTotals.name);
});

test('in another language the form comes anew: what is typed and chosen stays, and the totals are its', async () => {
  const asked: unknown[] = [];
  const totals = (args: unknown) => {
    asked.push(args);
    return { goods: 690, discount: 0, total: exampleCart.total };
  };
  let form = exampleCartForm;
  await show({
    replies: [
      [getCartForm, () => ({ form })],
      [getCheckoutTotals, totals],
    ],
  });
  await typeName();
  await user.click(screen.getByRole('radio', { name: 'By cod' }));
  await user.click(screen.getByRole('radio', { name: 'By pickup' }));
  form = { ...exampleCartForm };
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await passes(0);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Софія');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By cod' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By pickup' }).checked).toBe(true);
  expect(asked.at(-1)).toEqual({ query: { delivery: 'pickup', payment: 'cod' } });
});

test('goods that cost nothing are free', async () => {
  const free = { price: 0, oldPrice: null, currency: 'UAH', discountPercent: null };
  const [line] = exampleCart.products;
  const cart = cartOf({
    products: [{ ...line!, priceData: free, sum: free }],
    total: { totalPrice: free, deliveryPrice: 0, paymentPrice: 0 },
  });
  await show({ loaded: withCart(cart) });
  expect(screen.getByRole('listitem').textContent).toContain('free');
  expect(screen.getByText('Delivery', { selector: 'dt' }).nextSibling!.textContent).toBe('free');
  expect(screen.getByText('Total').parentElement!.textContent).toBe('Totalfree');
});

test('more than there is cannot be ordered; that is said instead of a button', async () => {
  const [line] = exampleCart.products;
  await show({ loaded: withCart(cartOf({ products: [{ ...line!, quantity: 5, left: 2 }] })) });
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
  expect(screen.getByText(/^Your cart holds more of something than we have/)).toBeTruthy();
});

test('an order that waits for its payment is spoken of, above an empty cart too', async () => {
  const waiting = { message: 'Order no. 10482 is still waiting.', order: checkoutReply({}).token };
  await show({ loaded: withCart(cartOf({ products: [] })), replies: [[getCheckoutMessage, waiting]] });
  expect(screen.getByText('Order no. 10482 is still waiting.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the order' }).getAttribute('href')).toBe(
    `/en/order/${waiting.order}`,
  );
});

test('a form that does not come can be asked for again', async () => {
  const { refetched } = await show({ replies: [[getCartForm, failing(503)]] });
  expect(screen.getByText('We couldn’t open the order form')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetched).toContain(getCartForm.name);
});

test('back from the payment’s page the cart is asked for anew', async () => {
  ordered({ checkoutForm });
  const { refetched } = await show();
  await typeName();
  await confirm();
  await passes(1000);
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await passes(0);
  expect(refetched).toContain('GET /data/cart');
});

test('a line that another device took out is said to be gone, and nothing typed is lost', async () => {
  const refuse = failing(404, 'not_found');
  const { refetched } = await show({ loaded: withCart(), replies: [[setProductQuantity, refuse]] });
  await typeName();
  await user.click(screen.getByRole('radio', { name: 'By pickup' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await passes(500);
  expect(refetched).toContain('GET /data/cart');
  const news = screen.getByText(/is no longer in the cart/);
  expect(news.textContent).toContain(exampleCart.products[0]!.title);
  expect(document.activeElement).toBe(news.parentElement);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Софія');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By pickup' }).checked).toBe(true);
});

test('the end of a member’s session is said, with the way back in, and the page asks who is here', async () => {
  const { invalidated, arrive } = await show({ loaded: withCart(cartOf({ member: true, version: 9 })) });
  await arrive(getCart, { cart: cartOf({ id: 'guests' }) });
  expect(document.activeElement).toBe(screen.getByText(/no longer logged in/).parentElement);
  expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe(
    '/en/login?next=%2Fcart',
  );
  expect(invalidated).toContain('user');
});

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });

test('typed values survive leaving the cart and a change of the language', async () => {
  const page = await show();
  await typeName();
  await user.click(screen.getByRole('radio', { name: 'By pickup' }));
  page.unmount();
  await show({ locale: 'ru' });
  expect(name().value).toBe('Софія');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By pickup' }).checked).toBe(true);
});

test('a member’s draft is shown to that member alone; a guest’s draft is kept at login', async () => {
  const cart = (id: string, member: boolean) => ({ loaded: withCart(cartOf({ id, member })) });
  const guests = await show(cart('guest', false));
  await typeName();
  guests.unmount();
  const annas = await show(cart('anna', true));
  expect(name().value).toBe('Софія');
  annas.unmount();
  const boryss = await show(cart('borys', true));
  expect(name().value).toBe('');
  boryss.unmount();
});

test('after an order nothing of it is kept', async () => {
  ordered({ checkoutUrl: '/cart/thanks?order=u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n' });
  const page = await show();
  await typeName();
  await confirm();
  await passes(0);
  page.unmount();
  expect(sessionStorage.length).toBe(0);
});

test('typed values survive the end of a session, prefilled contacts do not', async () => {
  const filled = (value: string) => {
    const [contacts, ...others] = exampleCartForm.fields;
    const [own] = contacts!.fields!;
    const more = {
      ...own!,
      name: 'comment',
      fullName: 'cart[contacts][comment]',
      label: 'Note',
      required: false,
    };
    return {
      form: { ...exampleCartForm, fields: [{ ...contacts!, fields: [{ ...own!, value }, more] }, ...others] },
    };
  };
  let form = filled('Ганна');
  const { refetched, arrive } = await show({
    loaded: withCart(cartOf({ member: true })),
    replies: [[getCartForm, () => form]],
  });
  expect(name().value).toBe('Ганна');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Без пакета');
  form = filled('');
  await arrive(getCart, { cart: cartOf({ id: 'guests' }) });
  expect(refetched).toContain(getCartForm.name);
  await passes(0);
  expect(name().value).toBe('');
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  expect(note.value).toBe('Без пакета');
  expect(document.activeElement).toBe(note);
});

test('a promocode of somebody else comes out of the cart, and its box says why', async () => {
  const message = 'This promo code was sent to another e-mail address.';
  const refusal = { data: null, error: message, code: 'coupon_foreign' };
  answering(() => Promise.resolve(Response.json(refusal, { status: 409 })));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const takeOut = { cart: cartOf({ version: 2 }) };
  const { made } = await show({
    loaded: withCart(cartOf({ promocode: 'PERSHA', discount: 69, promocodePersonal: true })),
    replies: [[applyPromocode, takeOut]],
  });
  expect(screen.getByText('For the address it was sent to')).toBeTruthy();
  await typeName();
  await confirm();
  await passes(0);
  expect(made.map(({ args }) => args)).toEqual([{ body: { promocode: '' } }]);
  const box = within(screen.getByRole('group', { name: 'Promo code' }));
  expect(box.getByText(message)).toBeTruthy();
  expect(box.getByRole<HTMLInputElement>('textbox').value).toBe('PERSHA');
  expect(screen.queryByText(/PERSHA applied/)).toBeNull();
});
