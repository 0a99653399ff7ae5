import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails, type InboxMail } from '@stezhka/kit/testing/mails';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';
import { expireOrder } from './expire-order.job.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

useDatabase();

const OSTAP = '65f0000000000000000000a1';
const SOFIIA = '65f0000000000000000000b1';
const guest = as({ guestId: 'g1' });
const staff = as({ userId: OSTAP, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
const IN_STOCK = 50;
let sent: InboxMail[];

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  sent = collectMails((to) => recipientOf(to, async () => undefined));
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 40_000, stock: IN_STOCK });
  await product('album', diaries, { price: 150_000, stock: IN_STOCK });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const row = async ({ _id }: Pick<OrderRow, '_id'>) => (await OrderModel.findById(_id).lean<OrderRow>())!;
const stock = async () => (await ProductModel.findOne({ slug: 'diary' }).lean<ProductRow>())!.stock;
const large = (more: Parameters<typeof orderOf>[1] = {}) =>
  orderOf('diary', { payment: 'cod', quantity: 6, ...more });
const codeOf = async (order: OrderRow) => (await row(order)).confirmationCode!;
const confirm = async ({ token }: OrderRow, code: string, who = guest) => {
  const { status, body } = await who.post(`/order/${token}/confirm`, { code });
  return [status, body.code ?? body.data.order.state];
};
const statesOf = async (order: OrderRow) => (await row(order)).steps.map(({ to }) => to);
const afterHold = async () => {
  advanceClock({ minutes: 121 });
  await runDueJobs();
};

test.each([
  ['five pieces', 'diary', 5, 'cod_confirmed'],
  ['six pieces', 'diary', 6, 'pending_confirmation'],
  ['two pieces for 3000 ₴', 'album', 2, 'cod_confirmed'],
  ['three pieces for 4500 ₴', 'album', 3, 'pending_confirmation'],
] as const)('on delivery %s begin as expected', async (_, slug, quantity, state) => {
  expect(await orderOf(slug, { payment: 'cod', quantity })).toMatchObject({ state });
});

test('a large order by card awaits its payment alone', async () => {
  expect(await orderOf('diary', { quantity: 6 })).toMatchObject({
    state: 'pending_payment',
    confirmationCode: null,
  });
});

test('a large order on delivery takes its goods only when it is confirmed; its code is in no reply', async () => {
  const order = await large();
  expect(await stock()).toBe(IN_STOCK);
  const reply = (await guest.get(`/data/order/${order.token}`)).body;
  expect(reply.data.order).toMatchObject({
    state: 'pending_confirmation',
    reservedUntil: '2026-11-20T12:00:00.000Z',
    canPay: false,
    canCancel: true,
  });
  expect(JSON.stringify(reply)).not.toContain(await codeOf(order));
  expect(await confirm(order, await codeOf(order))).toEqual([200, 'cod_confirmed']);
  expect(await stock()).toBe(IN_STOCK - 6);
});

test('a large order may take the last pieces', async () => {
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 6 });
  const order = await large();
  expect(await confirm(order, await codeOf(order))).toEqual([200, 'cod_confirmed']);
  expect(await stock()).toBe(0);
});

test('a large order of goods that were sold meanwhile is refused, and names the line', async () => {
  const album = (await ProductModel.findOne({ slug: 'album' }).lean<ProductRow>())!;
  await addToCart({ guestId: 'g1' }, { product: album, size: null, quantity: 3 });
  await ProductModel.updateOne({ slug: 'album' }, { stock: 2 });
  await expect(large({ quantity: 1, seen: { version: 2, goods: 490_000 } })).rejects.toMatchObject({
    code: 'not_enough_stock',
    options: { data: { left: 2, productId: String(album._id), size: null } },
  });
  expect(await OrderModel.estimatedDocumentCount()).toBe(0);
});

test('goods that were sold meanwhile: all or none, and the reply names the line', async () => {
  const album = (await ProductModel.findOne({ slug: 'album' }).lean<ProductRow>())!;
  await addToCart({ guestId: 'g1' }, { product: album, size: null, quantity: 2 });
  const order = await large({ seen: { version: 2, goods: 540_000 } });
  await ProductModel.updateOne({ slug: 'album' }, { stock: 1 });
  const code = await codeOf(order);
  const { status, body } = await guest.post(`/order/${order.token}/confirm`, { code });
  expect([status, body.code, body.data]).toEqual([
    409,
    'not_enough_stock',
    { left: 1, productId: String(album._id), size: null },
  ]);
  expect([(await row(order)).state, await stock()]).toEqual(['pending_confirmation', IN_STOCK]);
  // The goods come back while the order waits: the same link serves.
  await ProductModel.updateOne({ slug: 'album' }, { stock: 2 });
  expect(await confirm(order, code)).toEqual([200, 'cod_confirmed']);
  expect([await stock(), (await ProductModel.findOne({ slug: 'album' }).lean<ProductRow>())!.stock]).toEqual([
    IN_STOCK - 6,
    0,
  ]);
});

test('of ten orders that wait for the same goods, confirmed at once, as many hold as there is stock', async () => {
  const orders: OrderRow[] = [];
  for (let n = 0; n < 10; n += 1)
    orders.push(await large({ guestId: `g-${n}`, contacts: { ...CONTACTS, email: `b${n}@x.example` } }));
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 20 });
  const codes = await Promise.all(orders.map(codeOf));
  const replies = await Promise.all(orders.map((order, n) => confirm(order, codes[n]!)));
  expect(replies.map(String).sort()).toEqual([
    ...Array.from({ length: 3 }, () => '200,cod_confirmed'),
    ...Array.from({ length: 7 }, () => '409,not_enough_stock'),
  ]);
  expect(await stock()).toBe(2);
});

test('the promocode of an order that waits is used once, and comes back with its end', async () => {
  await CouponModel.create({ code: 'ONE', discount: { kind: 'percent', percent: 10 }, limit: 1 });
  const used = async () => (await CouponModel.findOne({ code: 'ONE' }).lean())!.used;
  const place = async (guestId: string) => {
    const product = (await ProductModel.findOne({ slug: 'diary' }).lean<ProductRow>())!;
    const { version } = await addToCart({ guestId }, { product, size: null, quantity: 3 });
    await CartModel.updateOne({ guestId }, { coupon: 'ONE' });
    return large({ guestId, quantity: 3, seen: { version: version + 1, goods: 216_000 } });
  };
  const first = await place('g1');
  expect(await used()).toBe(1);
  await afterHold();
  expect([(await row(first)).state, await used()]).toEqual(['expired', 0]);
  const second = await place('g2');
  await confirm(second, await codeOf(second));
  expect([(await row(second)).state, await used()]).toEqual(['cod_confirmed', 1]);
});

test.each([
  ['uk', '20 листопада о 14:00'],
  ['ru', '20 ноября в 14:00'],
  ['en', '20 November at 14:00'],
] as const)('in %s the mail holds the link and when the hold ends, in Kyiv', async (locale, until) => {
  const order = await large({ locale });
  await runDueJobs();
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain(`/order/${order.token}?confirm=${await codeOf(order)}`);
  expect(sent[0]!.text).toContain(until);
});

test('the link changes nothing until its button is pressed; a second press changes nothing more', async () => {
  const order = await large();
  const code = await codeOf(order);
  await guest.get(`/data/order/${order.token}?confirm=${code}`);
  expect((await row(order)).state).toBe('pending_confirmation');
  // A guest in another browser than the one that ordered.
  const elsewhere = as({ guestId: 'g-phone' });
  expect(await confirm(order, code, elsewhere)).toEqual([200, 'cod_confirmed']);
  expect(await confirm(order, code)).toEqual([200, 'cod_confirmed']);
  expect(await statesOf(order)).toEqual(['pending_confirmation', 'cod_confirmed']);
  expect(await row(order)).toMatchObject({ reservedUntil: null, steps: [{}, { by: { kind: 'buyer' } }] });
  await afterHold();
  expect([(await row(order)).state, await stock()]).toEqual(['cod_confirmed', IN_STOCK - 6]);
  // One mail, that the order is accepted: what was to be confirmed is so already.
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/прийнято/)]);
});

test('many presses at once are one confirmation', async () => {
  const order = await large();
  const code = await codeOf(order);
  const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(order, code)));
  expect(new Set(replies.map(String))).toEqual(new Set(['200,cod_confirmed']));
  expect(await statesOf(order)).toEqual(['pending_confirmation', 'cod_confirmed']);
});

test('a packed order stays so when its link is pressed again', async () => {
  const order = await large();
  const code = await codeOf(order);
  await confirm(order, code);
  await OrderModel.updateOne({ _id: order._id }, { state: 'shipped' });
  expect(await confirm(order, code)).toEqual([200, 'shipped']);
});

test('neither the token of an order nor the code of another one confirms it', async () => {
  const order = await large();
  const other = await large({ guestId: 'g2' });
  expect(await confirm(order, await codeOf(other))).toEqual([403, 'confirmation_wrong']);
  expect(await confirm(order, order.token)).toEqual([403, 'confirmation_wrong']);
  expect(await confirm({ ...order, token: 'x'.repeat(32) }, await codeOf(order))).toEqual([404, 'not_found']);
  expect((await guest.post(`/order/${order.token}/confirm`, { code: { $ne: '' } })).status).toBe(400);
  expect((await row(order)).state).toBe('pending_confirmation');
  // An order that was never to be confirmed has no code, and an empty one is refused.
  const small = await orderOf('diary', { guestId: 'g3', payment: 'cod' });
  expect(await confirm(small, 'x'.repeat(32))).toEqual([403, 'confirmation_wrong']);
  expect((await guest.post(`/order/${small.token}/confirm`, { code: '' })).status).toBe(400);
});

test('unconfirmed in time, the order ends, and its buyer learns why', async () => {
  const order = await large({ locale: 'en' });
  const code = await codeOf(order);
  await runDueJobs();
  advanceClock({ minutes: 119 });
  await runDueJobs();
  expect((await row(order)).state).toBe('pending_confirmation');
  advanceClock({ minutes: 2 });
  await runDueJobs();
  await expireOrder.handler({ id: String(order._id) }, { id: '1', attempt: 2 });
  expect([(await row(order)).state, await stock()]).toEqual(['expired', IN_STOCK]);
  expect((await row(order)).steps[1]).toMatchObject({ by: { kind: 'system' }, note: 'unconfirmed' });
  expect(await confirm(order, code)).toEqual([409, 'order_state']);
  expect(await stock()).toBe(IN_STOCK);
  await runDueJobs();
  expect(sent.at(-1)!.subject).toMatch(/is cancelled$/);
  expect(sent.at(-1)!.text).toMatch(/wasn’t confirmed in time/);
  expect(sent.at(-1)!.text).not.toMatch(/confirm=|payment came/i);
});

test('of a press and the end of the hold at once one wins, and the stock is right', async () => {
  for (let n = 0; n < 5; n += 1) {
    const before = await stock();
    const order = await large({ guestId: `g-${n}`, contacts: { ...CONTACTS, email: `b${n}@x.example` } });
    const code = await codeOf(order);
    advanceClock({ minutes: 121 });
    const [[status]] = await Promise.all([
      confirm(order, code),
      expireOrder.handler({ id: String(order._id) }, { id: '1', attempt: 1 }).catch(() => undefined),
    ]);
    const { state, steps } = await row(order);
    expect(steps).toHaveLength(2);
    expect([status, state, await stock()]).toEqual(
      status === 200 ? [200, 'cod_confirmed', before - 6] : [409, 'expired', before],
    );
  }
});
const CONTACTS = { name: 'Софія', lastName: 'Мельник', phone: '+380500000000', comment: '' };

test('an unconfirmed order can be cancelled by its buyer, and then not be confirmed', async () => {
  const order = await large();
  expect((await guest.post(`/order/${order.token}/cancel`)).body.data.order.state).toBe('cancelled');
  expect([await confirm(order, await codeOf(order)), await stock()]).toEqual([
    [409, 'order_state'],
    IN_STOCK,
  ]);
});

test('a member presses the same link', async () => {
  const { _id, version } = await addToCart(
    { userId: SOFIIA },
    {
      product: (await ProductModel.findOne({ slug: 'diary' }).lean<ProductRow>())!,
      size: null,
      quantity: 6,
    },
  );
  expect(_id).toBeTruthy();
  const order = await large({ owner: { userId: SOFIIA }, seen: { version, goods: 240_000 } });
  const sofiia = as({ userId: SOFIIA });
  const card = async () => (await sofiia.get('/data/orders')).body.data.orders[0];
  expect(await card()).toMatchObject({ state: 'pending_confirmation', payment: 'cod', canPay: false });
  expect(await confirm(order, await codeOf(order), sofiia)).toEqual([200, 'cod_confirmed']);
  expect(await card()).toMatchObject({ state: 'cod_confirmed' });
});

test('staff confirm an order that waits, and no other; they pack none that is not confirmed', async () => {
  const order = await large();
  const move = async (to: string, who = staff) => {
    const { __v } = (await row(order)) as OrderRow & { __v: number };
    const body = { 'order[_version]': String(__v), 'order[to]': to };
    return (await who.post(`/admin/shop/orders/${order._id}`, body)).status;
  };
  expect(await move('processing')).toBe(409);
  expect(await move('cod_confirmed', as({ userId: SOFIIA, roles: ['ROLE_USER'] }))).toBeGreaterThanOrEqual(
    400,
  );
  expect(await move('cod_confirmed')).toBe(200);
  const { state, reservedUntil, steps } = await row(order);
  expect([state, reservedUntil]).toEqual(['cod_confirmed', null]);
  expect(steps[1]!.by).toEqual({ kind: 'staff', id: OSTAP });
  expect(await move('cod_confirmed')).toBe(409);
  await afterHold();
  expect([(await row(order)).state, await stock()]).toEqual(['cod_confirmed', IN_STOCK - 6]);
});

test('orders that wait for their buyer are few for a visitor; by e-mail only unconfirmed ones count', async () => {
  const first = await large();
  await large({ guestId: 'g2' });
  await orderOf('diary', { guestId: 'g3' });
  await large({ guestId: 'g4' });
  const refused = (code: string) => expect.objectContaining({ code });
  await expect(large({ guestId: 'g5' })).rejects.toEqual(refused('orders_unconfirmed'));
  // Neither a small order on delivery nor one by card waits for a mail.
  await orderOf('diary', { guestId: 'g6', payment: 'cod' });
  for (let n = 0; n < 3; n += 1) await orderOf('diary', { guestId: 'g7' });
  await expect(orderOf('diary', { guestId: 'g7' })).rejects.toEqual(refused('orders_unpaid'));
  await confirm(first, await codeOf(first));
  await large({ guestId: 'g8' });
});
