import { join } from 'node:path';
import { jest } from '@jest/globals';
import { getContacts } from '@stezhka/content-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import {
  cancelOrder,
  confirmOrder,
  getOrder,
  getReturnForm,
  ORDER_STATES,
  type Order,
  type OrderPageReply,
  orderToCart,
  payOrder,
  repeatOrder,
  requestReturn,
} from '@stezhka/shop-contract';
import { exampleOrder } from '@stezhka/shop-contract/examples';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkoutForm } from '../testing/cart-form.ts';
import { loadLazyParts } from '../testing/lazy-parts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component as FindPage } from './find-order.page.tsx';
import { Component as OrderPage } from './order.page.tsx';
import { Component as ThanksPage } from './thanks.page.tsx';

await loadLazyParts();
const texts = readTexts(join(import.meta.dirname, '../texts'), join(import.meta.dirname, 'texts'));
const { token } = exampleOrder;
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const h1 = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Shown = Partial<PageOptions> & { order?: Partial<Order>; offer?: OrderPageReply['offer'] };
const options = ({ order, offer = null, ...more }: Shown): PageOptions => ({
  texts,
  locale: 'en',
  ...more,
  replies: [...(more.replies ?? []), [getOrder, { order: { ...exampleOrder, ...order }, offer }]],
});
const thanks = (shown: Shown = {}) =>
  renderPage(ThanksPage, options({ path: `/cart/thanks?order=${token}`, ...shown }));
const page = (shown: Shown = {}) =>
  renderPage(OrderPage, options({ path: `/order/${token}`, route: '/order/:token', ...shown }));
const row = (title: string) => screen.getByText(title).nextSibling!.textContent;
const pickup: Order['delivery'] = {
  method: 'pickup',
  label: 'Pick-up',
  isPickup: true,
  city: '',
  place: 'Stezhka workshop, Kyiv',
};
const unconfirmed: Partial<Order> = {
  state: 'pending_confirmation',
  payment: 'cod',
  steps: [{ state: 'pending_confirmation', at: '2026-11-20T19:43:00.000Z' }],
  reservedUntil: '2026-11-20T21:43:00.000Z',
  canCancel: true,
  canRestoreCart: true,
};
const course: Partial<Order> = {
  kind: 'course',
  course: { slug: 'tykhi-ranky', title: 'Quiet mornings' },
  lines: [],
  goods: 420,
  deliveryPrice: 0,
  total: 420,
};
const topUp: Partial<Order> = { kind: 'top_up', lines: [], goods: 500, deliveryPrice: 0, total: 500 };

describe('the page of thanks', () => {
  test('asks the server for the order that its address names, and thanks for what is paid', () => {
    thanks();
    expect(h1()).toBe('Thank you for your order. It’s getting ready for the road');
    expect(screen.getByText('Order no. 10482')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      `/en/order/${token}`,
    );
  });

  test('a pickup order waits at the workshop', () => {
    thanks({ order: { delivery: pickup } });
    expect(h1()).toBe('Thank you for your order. It will wait for you at the workshop');
    expect(screen.getByText(/Stezhka workshop, Kyiv/)).toBeTruthy();
  });

  test('does not believe an address: an order that is not paid is not thanked for', () => {
    thanks({ order: { state: 'failed', canPay: true }, path: `/cart/thanks?order=${token}&status=success` });
    expect(h1()).toBe('The payment didn’t go through');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test.each(['', '?order=', '?order=short', '?order[$ne]=x'])(
    'without an order (%s) it says where to look',
    (query) => {
      const { made } = thanks({ path: `/cart/thanks${query}` });
      expect(screen.getByRole('heading', { level: 1, name: 'There is no such order here' })).toBeTruthy();
      expect(made).toEqual([]);
    },
  );

  test('an order nobody knows is told from an address that is wrong by nothing', () => {
    thanks({ replies: [[getOrder, failing(404)]] });
    expect(screen.getByText('There is no such order here')).toBeTruthy();
  });

  test('while the payment is pending it asks again, ever more seldom, and not when nobody looks', async () => {
    const { refetched } = thanks({ order: { state: 'pending_payment', canPay: true } });
    expect(h1()).toBe('Waiting for the payment to be confirmed');
    await passes(2000);
    expect(refetched).toHaveLength(1);
    await passes(2000);
    expect(refetched).toHaveLength(1);
    await passes(1000);
    expect(refetched).toHaveLength(2);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await passes(60_000);
    expect(refetched).toHaveLength(2);
    hidden.mockReturnValue('visible');
    await passes(60_000);
    expect(refetched.length).toBeGreaterThan(2);
    hidden.mockRestore();
  });

  test.each([
    ['uk', 'Підтвердьте замовлення, лист уже у вашій пошті', /до 20 листопада/],
    ['ru', 'Подтвердите заказ, письмо уже у вас в почте', /до 20 ноября/],
    ['en', 'Please confirm the order: there’s an e-mail in your inbox', /until 20\sNovember/],
  ] as const)('in %s a large order on delivery awaits a press in the mail', async (locale, title, until) => {
    const { refetched } = thanks({ locale, order: unconfirmed, path: `/cart/thanks?order=${token}` });
    expect(h1()).toBe(title);
    expect(screen.getByText(until).textContent).toContain('sofiia@stezhka.example');
    // An unconfirmed order is no promise.
    expect(screen.getByText(until).textContent).toMatch(/купити інші|купить другие|others may buy/);
    // Confirmed in another tab, the page says so by itself.
    await passes(2000);
    expect(refetched).toHaveLength(1);
  });

  test('an order with a final state is not fetched again', async () => {
    const { refetched } = thanks();
    await passes(60_000);
    expect(refetched).toEqual([]);
  });

  test('an offer has words of thanks of its own', async () => {
    const { address } = thanks({ offer: 'offer' });
    // The general words are not shown before.
    expect(screen.queryByText(/Thank you for your order/)).toBeNull();
    expect(screen.getByText('Looking for your order')).toBeTruthy();
    await passes(0);
    expect(address()).toBe(`/offer/thanks?order=${token}`);
  });

  test('money for the balance is thanked for as such, and has no parcel', () => {
    thanks({ order: { ...topUp, state: 'paid' } });
    expect(h1()).toBe('Thank you. Your balance is topped up');
    expect(screen.queryByText('In the parcel')).toBeNull();
    expect(screen.queryByText('Delivery')).toBeNull();
    expect(screen.getByRole('link', { name: 'To the balance' }).getAttribute('href')).toBe(
      '/en/cabinet#balance',
    );
  });
});

test('a course that is paid is at its place in the diary', () => {
  thanks({ order: { ...course, state: 'paid' } });
  expect(h1()).toBe('Thank you. The course is yours');
  expect(screen.getByText(/“Quiet mornings” is among your courses/)).toBeTruthy();
  expect(screen.queryByText('In the parcel')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the course' }).getAttribute('href')).toBe(
    '/en/diary/courses/tykhi-ranky',
  );
});

test('the page of a paid course leads to it, also later', () => {
  page({ order: { ...course, state: 'paid' } });
  expect(screen.getByRole('link', { name: 'To the course' }).getAttribute('href')).toBe(
    '/en/diary/courses/tykhi-ranky',
  );
});

test('thanks without an order claim no mail', () => {
  const { container } = thanks({ path: '/cart/thanks' });
  expect(container.textContent).not.toMatch(/mail|sent/i);
});

describe('an order that was not paid', () => {
  const unpaid: Partial<Order> = {
    state: 'pending_payment',
    canPay: true,
    canCancel: true,
    canRestoreCart: true,
  };

  const back = { name: 'Put it all back in the cart' };

  test.each([
    ['its page', 'failed', page],
    ['its page', 'expired', page],
    ['the page of thanks', 'failed', thanks],
    ['the page of thanks', 'cancelled', thanks],
  ] as const)('goes back into the cart by one press on %s once it is %s', async (_, state, show) => {
    const { made, address } = show({ order: { ...unpaid, state } });
    await user.click(screen.getByRole('button', back));
    await passes(0);
    expect(made.map(({ op, args }) => [op.name, args])).toEqual([[orderToCart.name, { params: { token } }]]);
    expect(address()).toBe('/cart');
  });

  test('that may just have been paid is not cancelled by the page of thanks', () => {
    thanks({ order: unpaid });
    expect(screen.queryByRole('button', back)).toBeNull();
  });

  test('that may just have been paid is cancelled for the cart on its page once one has said so twice', async () => {
    const { made, address } = page({ order: unpaid });
    await user.click(screen.getByRole('button', back));
    await passes(0);
    expect(made).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/The order will be cancelled.*just paid/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(made).toEqual([]);
    await passes(1000);
    await user.click(screen.getByRole('button', back));
    await passes(0);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', back));
    await passes(0);
    expect(made.map(({ op, args }) => [op.name, args])).toEqual([[orderToCart.name, { params: { token } }]]);
    expect(address()).toBe('/cart');
  });

  test('that was paid after all offers nothing of the kind', () => {
    page();
    expect(screen.queryByRole('button', { name: /back in the cart/ })).toBeNull();
  });
});

test('the order’s page says what was returned, of a further payment too', () => {
  page({ order: { refunded: 150, doubleRefunded: 760 } });
  expect(row('Refunded')).toBe('150\u00a0₴');
  expect(row('Extra payment returned')).toBe('760\u00a0₴');
});

test.each([
  ['card', /send it once more or return your money/],
  ['cod', /nothing to pay/],
] as const)('an order by %s that nobody fetched is back with the workshop', (payment, words) => {
  page({ order: { state: 'returned', payment } });
  expect(screen.getAllByText('Back with us').length).toBeGreaterThan(0);
  expect(screen.getByText(words)).toBeTruthy();
});

describe('an order that awaits its confirmation', () => {
  const CODE = 'q9Lr2VtXb6KfYw0cNz4mHs8uJd1gPe3A';
  const opened = { path: `/order/${token}?confirm=${CODE}` };
  const button = () => screen.queryByRole('button', { name: 'Confirm the order' });

  test('is confirmed by a press, not by opening the link', async () => {
    const { made } = page({ order: unconfirmed, ...opened });
    expect(made).toEqual([]);
    await user.click(button()!);
    await passes(0);
    expect(made.map(({ op, args }) => [op.name, args])).toEqual([
      [confirmOrder.name, { params: { token }, body: { code: CODE } }],
    ]);
  });

  test('shows its path with the confirmation, and without the mail’s code no button', () => {
    page({ order: unconfirmed });
    expect(button()).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeTruthy();
    const path = within(screen.getByRole('list', { name: 'The order’s path' }));
    expect(path.getByText('Confirmation').closest('li')!.getAttribute('aria-current')).toBe('step');
  });

  test('is read again when a press came too late', async () => {
    const replies: PageOptions['replies'] = [[confirmOrder, failing(409, 'order_state')]];
    const { refetched } = page({ order: unconfirmed, replies, ...opened });
    await user.click(button()!);
    await passes(0);
    expect(refetched).toEqual([getOrder.name]);
  });

  test.each([
    ['uk', 'Підтвердити замовлення', /товари розібрали: .*28 днів, A5, лишилося 2 шт\..*до 20 листопада/],
    ['ru', 'Подтвердить заказ', /товары разобрали: .*28 днів, A5, осталось 2 шт\..*до 20 ноября/],
    ['en', 'Confirm the order', /others bought the goods: .*28 днів, A5, 2 left\..*until 20\sNovember/],
  ] as const)(
    'in %s it says which goods were sold meanwhile, and what to do',
    async (locale, press, said) => {
      const { productId, size } = exampleOrder.lines[0]!;
      const data = { left: 2, productId, size };
      const replies: PageOptions['replies'] = [[confirmOrder, failing(409, 'not_enough_stock', { data })]];
      const { refetched } = page({ locale, order: unconfirmed, replies, ...opened });
      await user.click(screen.getByRole('button', { name: press }));
      await passes(0);
      expect(screen.getByText(said)).toBeTruthy();
      expect(refetched).toEqual([getOrder.name]);
      // Ways on: press again, or order what is there.
      expect(screen.getByRole('button', { name: press })).toBeTruthy();
      expect(screen.getByRole('button', { name: /back in the cart|в корзину|в кошик/ })).toBeTruthy();
    },
  );

  test('says what its cancellation changes: no goods come back', async () => {
    page({ order: unconfirmed });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await passes(0);
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('The link in the e-mail will no longer work.');
    expect(dialog.textContent).not.toMatch(/shelf/);
  });

  test.each(['cod_confirmed', 'shipped'] as const)('shows no button once it is %s', (state) => {
    page({ order: { ...unconfirmed, state }, ...opened });
    expect(button()).toBeNull();
  });

  test('was cancelled when the time is over, and the page says why', () => {
    const order = { ...unconfirmed, state: 'expired' as const, canCancel: false, reservedUntil: null };
    const { unmount } = page({ order, ...opened });
    expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0);
    expect(screen.getByText(/wasn’t confirmed in time.*nothing to pay/)).toBeTruthy();
    expect(screen.queryByText(/payment came/)).toBeNull();
    expect(button()).toBeNull();
    unmount();
    thanks({ order });
    expect(h1()).toBe('The order is cancelled');
  });
});

describe('the page of an order', () => {
  test('says where it stands, what is in it, what it cost and where it goes', () => {
    page({
      order: {
        discount: 69,
        promocode: 'STEZHKA5',
        paymentPrice: 33.8,
        total: 724.8,
        payment: 'cod',
        delivery: { ...exampleOrder.delivery, label: 'Nova Poshta' },
      },
    });
    expect(h1()).toBe('Order no. 10482');
    expect(row('Goods')).toBe('690\u00a0₴');
    expect(row('Promo code STEZHKA5')).toBe('−69\u00a0₴');
    expect(row('Transfer fee')).toBe('33.80\u00a0₴');
    expect(row('Total')).toBe('724.80\u00a0₴');
    expect(screen.getByText(/Nova Poshta, Полтава, Відділення № 4/)).toBeTruthy();
    expect(screen.getByText('Payment on delivery')).toBeTruthy();
  });

  test('an order that was paid without a fee lists none', () => {
    page({ order: { payment: 'card', paymentPrice: 0 } });
    expect(screen.getByText('Total')).toBeTruthy();
    expect(screen.queryByText('Transfer fee')).toBeNull();
  });

  test('a pickup order shows no parcel; the phone number is written in groups', () => {
    page({ order: { delivery: pickup } });
    expect(screen.getByText(/You can pick the order up at the workshop/)).toBeTruthy();
    expect(screen.getByText('Pick-up, Stezhka workshop, Kyiv')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'In the order' })).toBeTruthy();
    expect(screen.queryByText('In the parcel')).toBeNull();
    expect(screen.getByText(/\+380\s50\s000\s00\s00$/)).toBeTruthy();
  });

  test('a shipped pickup order is ready to pick up, not on its way', () => {
    const delivery = pickup;
    const steps = [{ state: 'shipped', at: '2026-11-20T10:00:00.000Z' }] as const;
    page({ order: { delivery, state: 'shipped', steps: [...steps] } });
    // The tag, the path and the history.
    expect(screen.getAllByText('Ready to pick up')).toHaveLength(3);
    expect(screen.getByText(/ready and waiting at the workshop/)).toBeTruthy();
    expect(screen.queryByText(/on its way/i)).toBeNull();
  });

  test('a delivered pickup order shows no parcel', () => {
    page({ order: { delivery: pickup, state: 'delivered' } });
    expect(screen.getByText('Your order is with you. Enjoy your pages.')).toBeTruthy();
  });

  test('an order that cost nothing was free', () => {
    page({ order: { goods: 0, deliveryPrice: 0, total: 0 } });
    expect(row('Total')).toBe('free');
  });

  test('the path of an order marks the step that it has reached', () => {
    page({ order: { state: 'processing' } });
    const path = screen.getByRole('list', { name: 'The order’s path' });
    expect(
      within(path)
        .getAllByRole('listitem')
        .map((one) => one.firstElementChild!.nextSibling!.textContent),
    ).toEqual(['Placed', 'Paid', 'Being packed', 'On its way', 'Delivered']);
    expect(within(path).getByText('Being packed').closest('li')!.getAttribute('aria-current')).toBe('step');
  });

  test.each([
    ['refunded', 'card', ['Placed', 'Paid', 'Being packed', 'On its way', 'Delivered', 'Refunded']],
    ['cancelled', 'cod', ['Placed', 'Being packed', 'On its way', 'Delivered', 'Cancelled']],
  ] as const)(
    'the path of an order that is %s tells what it was, and that nothing is under way',
    (state, payment, all) => {
      const states = [
        ...(payment === 'card' ? (['pending_payment', 'paid'] as const) : (['cod_confirmed'] as const)),
        ...(['processing', 'shipped', 'delivered'] as const),
        state,
      ];
      const steps = states.map((one, i) => ({ state: one, at: `2026-11-2${i}T19:40:00.000Z` }));
      page({ order: { state, payment, steps } });
      const path = screen.getByRole('list', { name: 'The order’s path' });
      const shown = within(path).getAllByRole('listitem');
      expect(shown.map((one) => one.firstElementChild!.nextSibling!.textContent)).toEqual(all);
      expect(shown.filter((one) => one.hasAttribute('aria-current'))).toEqual([]);
    },
  );

  test('the path of an order that nobody paid says so', () => {
    const steps = (['pending_payment', 'expired'] as const).map((state, i) => ({
      state,
      at: `2026-11-20T19:4${i}:00.000Z`,
    }));
    page({ order: { state: 'expired', steps } });
    const path = screen.getByRole('list', { name: 'The order’s path' });
    expect(within(path).getAllByRole('listitem')).toHaveLength(2);
  });

  test('the history of an order lists every state in order', () => {
    const steps = (['pending_payment', 'failed', 'pending_payment', 'paid'] as const).map((state, i) => ({
      state,
      at: `2026-11-20T19:4${i}:00.000Z`,
    }));
    page({ order: { steps } });
    const history = screen.getByRole('heading', { name: 'The order’s history' }).parentElement!;
    expect(
      within(history)
        .getAllByRole('listitem')
        .map((one) => one.firstChild!.textContent),
    ).toEqual(['Waiting for payment', 'Payment failed', 'Waiting for payment', 'Paid']);
    expect(history.querySelector('time')!.textContent).toMatch(/20\sNovember at 21:40/);
  });

  test('paying again is a new attempt; the provider’s form goes after a second', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { made, emitted } = page({
      order: { state: 'failed', canPay: true },
      replies: [[payOrder, { checkoutForm, token, number: 10482 }]],
    });
    await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
    await passes(1000);
    expect(made.map(({ op, args }) => [op.name, args])).toEqual([[payOrder.name, { params: { token } }]]);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(emitted.map(([, detail]) => detail)).toEqual([
      { what: 'checkout', busy: true },
      { what: 'checkout', busy: false },
    ]);
    submit.mockRestore();
  });

  test('a payment that is refused leaves the button', async () => {
    page({
      order: { state: 'pending_payment', canPay: true },
      replies: [[payOrder, failing(409, 'order_state')]],
    });
    const button = screen.getByRole('button', { name: 'Pay' });
    await user.click(button);
    await passes(0);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  test('an order is cancelled only after a confirmation', async () => {
    const { made } = page({ order: { state: 'paid', canCancel: true } });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await passes(0);
    const dialog = screen.getByRole('dialog', { name: 'Cancel order no. 10482?' });
    expect(dialog.textContent).toContain('the money to your card');
    expect(made).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel it' }));
    expect(made.map(({ op }) => op.name)).toEqual([cancelOrder.name]);
  });

  test('given up, the focus stays at the order', async () => {
    const order = { ...exampleOrder, state: 'cod_confirmed' as const, canCancel: true };
    let shown: Order = order;
    renderPage(
      OrderPage,
      options({
        path: `/order/${token}`,
        route: '/order/:token',
        replies: [[getOrder, () => ({ order: shown, offer: null })]],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await passes(0);
    // The order is read again.
    shown = { ...order, state: 'cancelled', canCancel: false };
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    await passes(1000);
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Order no. 10482' }));
  });

  test('a free order is accepted, and no money is mentioned', async () => {
    page({ locale: 'en', order: { state: 'paid', goods: 0, deliveryPrice: 0, total: 0, canCancel: true } });
    expect(screen.getByText(/Your order is accepted/)).toBeTruthy();
    expect(screen.queryByText(/payment is here/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await passes(0);
    expect(screen.getByRole('dialog').textContent).not.toContain('money');
  });

  test('an order is kept when the confirmation is declined', async () => {
    const { made } = page({ order: { state: 'cod_confirmed', canCancel: true } });
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await passes(0);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(made).toEqual([]);
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(ORDER_STATES)('there are words for %s, on both pages', (state) => {
    thanks({ locale, order: { state } }).unmount();
    page({ locale, order: { state } }).unmount();
  });
  test.each(['pending_payment', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const)(
    'there are words for money and for a course that is %s',
    (state) => {
      thanks({ locale, order: { ...course, state } }).unmount();
      page({ locale, order: { ...course, state, canCancel: true } }).unmount();
      thanks({ locale, order: { ...topUp, state } }).unmount();
      page({ locale, order: { ...topUp, state, canCancel: true } }).unmount();
    },
  );
});

describe('an order that is under way or done', () => {
  test('is ordered once more by one press', async () => {
    const { made, address } = page({
      order: { canRepeat: true },
      replies: [[repeatOrder, { ...exampleOf(repeatOrder).reply, short: [] }]],
    });
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    await passes(0);
    expect(made.map(({ op }) => op.name)).toEqual([repeatOrder.name]);
    expect(address()).toBe('/cart');
  });

  test('says what is missing before it leads to the cart', async () => {
    const short = [
      { title: 'Diary', size: 'A5', ordered: 3, taken: 2 },
      { title: 'Deck', size: null, ordered: 1, taken: 0 },
    ];
    page({ replies: [[repeatOrder, { ...exampleOf(repeatOrder).reply, taken: 2, short }]] });
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Diary, A5: only 2 of 3', 'Deck: not available now']);
    expect(within(dialog).getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/en/cart');
  });

  test('offers no cart where nothing is left', async () => {
    const short = [{ title: 'Deck', size: null, ordered: 1, taken: 0 }];
    page({ replies: [[repeatOrder, { ...exampleOf(repeatOrder).reply, taken: 0, short }]] });
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Nothing of this order is left');
    expect(within(dialog).queryByRole('link', { name: 'To the cart' })).toBeNull();
  });

  test('leads to its parcel and says by which day it comes', () => {
    page({
      order: {
        state: 'shipped',
        trackingNumber: '20450812345678',
        trackingUrl: 'https://novaposhta.ua/tracking/?cargo_number=20450812345678',
        expectedBy: '2026-11-25',
      },
    });
    expect(screen.getByText(/^Expect it by 25\sNovember$/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Track the parcel' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://novaposhta.ua/tracking/?cargo_number=20450812345678',
      'noopener',
    ]);
  });

  test('has its receipt in the language of the page, once it was paid', () => {
    const { unmount } = page();
    const link = screen.getByRole('link', { name: 'Download the receipt (PDF)' });
    expect(link.getAttribute('href')).toBe(`/api/order/${token}/receipt?locale=en`);
    unmount();
    page({ order: { hasReceipt: false } });
    expect(screen.queryByRole('link', { name: 'Download the receipt (PDF)' })).toBeNull();
  });

  test('keeps a number and its word on one line', () => {
    const [line] = exampleOrder.lines;
    page({ order: { lines: [{ ...line!, title: 'Deck, 40 cards' }] } });
    expect(screen.getByRole('link', { name: 'Deck, 40\u00a0cards' }).textContent).toBe('Deck, 40\u00a0cards');
  });

  test('calls delivery free where it costs nothing', () => {
    page({ order: { deliveryPrice: 0 } });
    expect(screen.getAllByText('Delivery')[0]!.nextSibling!.textContent).toBe('free');
  });
});

describe('a return', () => {
  const [line] = exampleOrder.lines;
  const delivered: Partial<Order> = {
    state: 'delivered',
    canReturn: true,
    returnBy: '2026-12-08',
    lines: [
      { ...line!, quantity: 2, returnable: 2 },
      { ...line!, productId: 'own', title: 'A diary of my own', choices: 'Linen', returnable: 0 },
    ],
  };
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Send something back' }));
    return within(await screen.findByRole('dialog'));
  };

  test('is asked for by the form of the order; what was made to order is named before', async () => {
    const { form } = exampleOf(getReturnForm).reply;
    const fetch = jest.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ data: { order: exampleOrder } }),
    );
    const { fetch: real } = globalThis;
    globalThis.fetch = fetch as never;
    const { invalidated } = page({ order: delivered, replies: [[getReturnForm, { form }]] });
    expect(await screen.findByText(/until 8\sDecember/)).toBeTruthy();
    expect(screen.getByText('Made to order, can’t be returned')).toBeTruthy();
    const dialog = await ask();
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Причина/));
    expect(fetch).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByLabelText(/^Щоденник/), 'повертаю 1 шт.');
    await user.selectOptions(dialog.getByLabelText(/^Причина/), 'Не підійшло');
    await user.type(dialog.getByLabelText(/^Кілька слів/), 'too small');
    await user.click(dialog.getByRole('button', { name: 'Send the request' }));
    await passes(0);
    globalThis.fetch = real;
    const [url, { body }] = fetch.mock.lastCall!;
    expect(url).toBe(`/api/order/${token}/return`);
    expect(Object.fromEntries(body as FormData)).toEqual({
      known: '0',
      'lines[0]': '1',
      reason: 'unsuitable',
      words: 'too small',
    });
    expect(invalidated).toContain('orders');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says of each line how many pieces came back', async () => {
    const [one, own] = delivered.lines!;
    page({ order: { ...delivered, lines: [{ ...one!, returned: 1 }, own!] } });
    expect(screen.getAllByText(/^Sent back: /).map(({ textContent }) => textContent)).toEqual([
      'Sent back: 1',
    ]);
  });

  test.each([
    ['accepted', {}, true],
    ['accepted', { state: 'refunded', refunded: 760 }, false],
    ['requested', {}, false],
    ['received', {}, false],
  ] as const)('that is %s of an order %j says where to send it: %s', async (state, order, told) => {
    const made = exampleOf(requestReturn).reply.order.returns[0]!;
    page({ order: { ...delivered, canReturn: false, ...order, returns: [{ ...made, state }] } });
    const section = within(await screen.findByRole('region', { name: 'Returns' }));
    const { workTime, phones } = exampleOf(getContacts).reply.contacts;
    expect(section.queryByText(/12 Tykha Stezhka Street.*10482/) !== null).toBe(told);
    expect(section.queryByText(new RegExp(workTime)) !== null).toBe(told);
    expect(section.queryByRole('link', { name: phones[0]! }) !== null).toBe(told);
  });

  test.each([
    ['requested', 'Waiting for an answer'],
    ['accepted', 'Accepted'],
    ['declined', 'Declined'],
    ['received', 'Back with us'],
  ] as const)('that is %s is told with its lines and answer', async (state, words) => {
    const made = exampleOf(requestReturn).reply.order.returns[0]!;
    page({ order: { ...delivered, canReturn: false, returns: [{ ...made, state, answer: 'Thanks' }] } });
    const section = within(await screen.findByRole('region', { name: 'Returns' }));
    expect(section.getByText(words)).toBeTruthy();
    expect(section.getByText('Щоденник-марафон на 28 днів, A5 × 1')).toBeTruthy();
    expect(section.getByText('The workshop’s answer: Thanks')).toBeTruthy();
    expect(section.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['refunded', 'received', 760, true],
  ['delivered', 'received', 150, true],
  ['refunded', 'accepted', 760, true],
  ['delivered', 'received', 0, false],
  ['delivered', 'accepted', 150, false],
] as const)(
  'of a %s order with a return %s and %d ₴ given back: told so, %s',
  async (state, of, refunded, told) => {
    const made = exampleOf(requestReturn).reply.order.returns[0]!;
    page({ order: { state, refunded, canReturn: false, returns: [{ ...made, state: of }] } });
    const section = within(await screen.findByRole('region', { name: 'Returns' }));
    expect(section.queryByText(new RegExp(`returned ${refunded}\\s₴ for this order`)) !== null).toBe(told);
    expect(section.queryByText(/refund comes next|get the money back/) === null).toBe(told);
  },
);

test('the link of an order is asked for by number and e-mail, and every pair is answered the same', async () => {
  const fetch = jest.fn(async (_url: string, _init: RequestInit) => Response.json({ data: { sent: true } }));
  const { fetch: real } = globalThis;
  globalThis.fetch = fetch as never;
  renderPage(FindPage, { texts, locale: 'en', path: '/order' });
  await user.type(screen.getByLabelText(/^Номер замовлення/), '10482');
  await user.type(screen.getByLabelText(/^Пошта із замовлення/), 's@x.example');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await passes(0);
  globalThis.fetch = real;
  expect(fetch.mock.lastCall![0]).toBe('/api/form/find-order');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Find an order' })).toBeTruthy();
});
