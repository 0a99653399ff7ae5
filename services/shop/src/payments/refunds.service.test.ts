import { advanceClock, setClock } from '@stezhka/kit/clock';
import { deadJobs, reviveJob, runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails } from '@stezhka/kit/testing/mails';
import { useSecurityLines } from '@stezhka/kit/testing/security-lines';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrderById } from '../orders/transition-order.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, freeOrderOf, orderOf, providerPayload } from '../testing/payments.ts';
import { PaymentModel, type PaymentRow } from './payments.model.ts';
import { type Provider, useProvider } from './provider.ts';
import { RefundModel } from './refunds.model.ts';
import { SandboxModel } from './sandbox/sandbox.model.ts';
import { sandbox } from './sandbox/sandbox.ts';

useDatabase();
const securityLines = useSecurityLines();

const ADMIN = '65f0000000000000000000a1';
const superAdmin = as({ userId: ADMIN, roles: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
let order: OrderRow;
let payment: PaymentRow;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  useProvider(sandbox());
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 3 });
  order = await orderOf('diary');
  payment = await attempt(order);
  await SandboxModel.updateOne({ orderRef: payment.orderRef }, { status: 'success' });
  await callback(providerPayload(payment, 'success'));
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const refund = async (amount: unknown, who = superAdmin, id = String(order._id)) => {
  const { status, body } = await who.post(`/admin/shop/orders/${id}/refund`, { amount } as object);
  return [status, body.code ?? body.data.order.refunded];
};
const row = async () => (await OrderModel.findById(order._id).lean<OrderRow>())!;
const stock = async () => (await ProductModel.findOne({ slug: 'diary' }).lean())!.stock;
const givenBack = async () => (await SandboxModel.findOne({ orderRef: payment.orderRef }).lean())!.refunded;

test('a part, then the rest: the order is refunded when all is', async () => {
  expect(await refund(49.5)).toEqual([200, 49.5]);
  expect([(await row()).state, await stock()]).toEqual(['paid', 2]);
  await runDueJobs();
  expect(await givenBack()).toBe(4_950);
  expect(await refund(700)).toEqual([200, 749.5]);
  expect([(await row()).state, await stock()]).toEqual(['refunded', 3]);
  await runDueJobs();
  expect(await givenBack()).toBe(74_950);
  expect(await refund(1)).toEqual([409, 'order_state']);
});

test('more than was paid is not given, however many ask at once', async () => {
  expect(await refund(749.51)).toEqual([409, 'refund_too_much']);
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(300)));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(2);
  for (let n = 0; n < 6; n += 1) {
    await runDueJobs();
    advanceClock({ minutes: 1 });
  }
  expect([(await row()).refunded, await givenBack()]).toEqual([60_000, 60_000]);
});

test('an order that cost nothing cannot be refunded', async () => {
  const free = await freeOrderOf('diary', { guestId: 'g2' });
  expect([free.state, free.amounts.total]).toEqual(['paid', 0]);
  expect(await refund(1, superAdmin, String(free._id))).toEqual([409, 'refund_too_much']);
  expect((await OrderModel.findById(free._id).lean<OrderRow>())!.refunded).toBe(0);
});

test('money that staff give back is a security event', async () => {
  expect(await refund(50)).toEqual([200, 50]);
  const actor = expect.stringMatching(/^[\w-]{16}$/);
  expect(securityLines()).toEqual([
    expect.objectContaining({ event: 'refunded', actor, detail: String(order.number) }),
  ]);
});

test('the audit records who made the refund', async () => {
  await superAdmin.post(`/admin/shop/orders/${order._id}/refund`, { amount: 60, note: 'Пошкоджений кут' });
  const [line] = await AuditModel.find({ resource: 'shop/orders', documentId: String(order._id) }).lean();
  expect(line).toMatchObject({
    userId: ADMIN,
    action: 'refund',
    changes: [
      { path: 'refunded', from: 0, to: 6_000 },
      { path: 'note', to: 'Пошкоджений кут' },
    ],
  });
});

test('only a super administrator gives money back', async () => {
  for (const roles of [['ROLE_USER'], ['ROLE_ADMIN']]) {
    expect(await refund(1, as({ userId: ADMIN, roles }))).toEqual([403, 'forbidden']);
  }
  expect(await refund(1, as({ guestId: 'g1' }))).toEqual([401, 'login_required']);
  expect((await row()).refunded).toBe(0);
});

test.each([0, -1, 0.001, 1e9, 'NaN', '10', null, { $ne: null }])(
  'an amount of %j is refused',
  async (amount) => {
    expect((await refund(amount))[0]).toBe(400);
    expect((await row()).refunded).toBe(0);
  },
);

test('an order nobody knows is 404, one that is not paid can’t be refunded', async () => {
  expect(await refund(1, superAdmin, '65f0000000000000000000ff')).toEqual([404, 'not_found']);
  expect((await refund(1, superAdmin, '%7B%24ne%3A1%7D'))[0]).toBe(400);
  const waiting = await orderOf('diary', { guestId: 'g2' });
  expect(await refund(1, superAdmin, String(waiting._id))).toEqual([409, 'order_state']);
});

test('giving up a paid order gives its money and goods back, once', async () => {
  const guest = as({ guestId: 'g1' });
  const answers = await Promise.all([1, 2, 3].map(() => guest.post(`/order/${order.token}/cancel`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await runDueJobs();
  expect([(await row()).state, await stock(), await givenBack()]).toEqual(['refunded', 3, 74_950]);
});

test('a provider that rests is asked again; one that died after giving is not asked twice', async () => {
  const books = sandbox();
  let calls = 0;
  const breaks: Provider = {
    ...books,
    async refund(orderRef, amount) {
      calls += 1;
      if (calls === 1) throw new Error('resting');
      await books.refund(orderRef, amount);
      throw new Error('the answer got lost');
    },
  };
  useProvider(breaks);
  await refund(49.5);
  for (let n = 0; n < 4; n += 1) {
    await runDueJobs();
    advanceClock({ minutes: 5 });
  }
  expect([calls, await givenBack()]).toEqual([2, 4_950]);
  expect(await RefundModel.find({ order: order._id }).lean()).toMatchObject([{ state: 'done' }]);
});

test('a refund that was put aside and is taken up again is not given a second time', async () => {
  const books = sandbox();
  let rests = true;
  let calls = 0;
  const loses: Provider = {
    ...books,
    async fetchReport(orderRef) {
      if (rests) throw new Error('resting');
      return books.fetchReport(orderRef);
    },
    async refund(orderRef, amount) {
      calls += 1;
      await books.refund(orderRef, amount);
      throw new Error('the answer got lost');
    },
  };
  useProvider(loses);
  await refund(49.5);
  for (let n = 0; n < 14; n += 1) {
    await runDueJobs();
    advanceClock({ hours: 2 });
  }
  const dead = (await deadJobs()).filter(({ name }) => name === 'carry-out-refund');
  expect([dead.length, calls]).toEqual([1, 1]);
  rests = false;
  await reviveJob(dead[0]!.id);
  await runDueJobs();
  expect([calls, await givenBack()]).toEqual([1, 4_950]);
  expect(await RefundModel.find({ order: order._id }).lean()).toMatchObject([{ state: 'done' }]);
});

test('a packed order that was paid by card is not cancelled without its money', async () => {
  const by = { kind: 'staff', id: ADMIN } as const;
  await transitionOrderById(order._id, { to: 'processing', by });
  await expect(transitionOrderById(order._id, { to: 'cancelled', by })).rejects.toMatchObject({
    code: 'order_state',
  });
  expect([(await row()).state, await stock()]).toEqual(['processing', 2]);
  expect(await refund(749.5)).toEqual([200, 749.5]);
  expect((await row()).state).toBe('refunded');
});

test.each([
  ['unpacked', [], 3],
  ['packed', ['processing'], 3],
  ['shipped', ['processing', 'shipped'], 2],
  ['delivered', ['processing', 'shipped', 'delivered'], 2],
] as const)(
  'a refund of %s goods gives the money back; the goods are on sale again unless they were shipped',
  async (_, states, left) => {
    for (const to of states) await transitionOrderById(order._id, { to, by: { kind: 'staff', id: ADMIN } });
    expect(await refund(749.5)).toEqual([200, 749.5]);
    await runDueJobs();
    expect([(await row()).state, await stock(), await givenBack()]).toEqual(['refunded', left, 74_950]);
  },
);

test('money that is on a balance is spent, not refunded', async () => {
  await OrderModel.updateOne({ _id: order._id }, { kind: 'top_up' });
  expect(await refund(1)).toEqual([409, 'order_state']);
  expect((await row()).refunded).toBe(0);
});

test('each refund is of whole kopiykas, adds to those before, and shows staff a newer order', async () => {
  const before = (await OrderModel.findById(order._id).lean<{ __v: number }>())!.__v;
  expect(await refund(1.15)).toEqual([200, 1.15]);
  expect(await refund(0.01)).toEqual([200, 1.16]);
  expect((await OrderModel.findById(order._id).lean<{ __v: number }>())!.__v).toBe(before + 2);
  const lines = await AuditModel.find({ resource: 'shop/orders', documentId: String(order._id) })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(lines.map(({ changes }) => changes)).toMatchObject([
    [{ path: 'refunded', from: 0, to: 115 }],
    [{ path: 'refunded', from: 115, to: 116 }],
  ]);
  const rows = await RefundModel.find({ order: order._id }).sort({ createdAt: 1 }).lean();
  expect(rows.map(({ amount, reason, state, by }) => [amount, reason, state, by])).toEqual([
    [115, 'staff', 'open', { kind: 'staff', id: ADMIN }],
    [1, 'staff', 'open', { kind: 'staff', id: ADMIN }],
  ]);
});

test('a refund that is too large is refused with the sum that is left', async () => {
  await refund(700);
  const { body } = await superAdmin.post(`/admin/shop/orders/${order._id}/refund`, { amount: 60 });
  expect([body.code, body.error]).toEqual(['refund_too_much', expect.stringMatching(/\b49,50\s₴\.$/)]);
});

test('an order that is paid without a payment of ours gives nothing back', async () => {
  await PaymentModel.updateOne({ _id: payment._id }, { settles: false });
  expect(await refund(1)).toEqual([409, 'order_state']);
});

test('an order that cost nothing is given up without money', async () => {
  const free = await freeOrderOf('diary', { guestId: 'g2' });
  const { body } = await as({ guestId: 'g2' }).post(`/order/${free.token}/cancel`);
  expect(body.data.order).toMatchObject({ state: 'refunded', refunded: 0 });
  expect(await RefundModel.estimatedDocumentCount()).toBe(0);
  const steps = (await OrderModel.findById(free._id).lean<OrderRow>())!.steps;
  expect(steps.at(-1)).toMatchObject({ to: 'refunded', note: 'cancelled', by: { kind: 'buyer' } });
});

test('a note of a refund is trimmed and of three hundred letters at most', async () => {
  const noted = (note: string) =>
    superAdmin.post(`/admin/shop/orders/${order._id}/refund`, { amount: 1, note });
  expect((await noted('x'.repeat(301))).status).toBe(400);
  expect((await noted(`  ${'x'.repeat(300)}  `)).status).toBe(200);
  const [line] = await AuditModel.find({ resource: 'shop/orders', documentId: String(order._id) }).lean();
  expect(line!.changes).toMatchObject([{}, { path: 'note', to: 'x'.repeat(300) }]);
});

test('each refund in part is told by a mail with its sum, the last one as the whole', async () => {
  const sent = collectMails((to) => recipientOf(to, async () => undefined));
  await refund(49.5);
  await refund(100);
  await refund(600);
  for (let n = 0; n < 4; n += 1) await runDueJobs();
  const sums = sent.map(({ subject, text }) => [subject, /повернули ([\d,]+)/.exec(text)?.[1]]);
  expect(sums).toEqual(
    expect.arrayContaining([
      [`Частину грошей за замовлення № ${order.number} повернено`, '49,50'],
      [`Частину грошей за замовлення № ${order.number} повернено`, '100'],
      [`Гроші за замовлення № ${order.number} повернено`, undefined],
    ]),
  );
});

describe('an order paid on delivery', () => {
  let cod: OrderRow;
  const move = (to: 'processing' | 'shipped' | 'delivered' | 'returned') =>
    transitionOrderById(cod._id, { to, by: { kind: 'staff', id: ADMIN } });
  const back = (amount: number) => refund(amount, superAdmin, String(cod._id));
  beforeEach(async () => {
    cod = await orderOf('diary', { guestId: 'g2', payment: 'cod' });
    await move('processing');
    await move('shipped');
  });

  test('is refunded once its money was collected, in parts too, and never beyond', async () => {
    const sent = collectMails((to) => recipientOf(to, async () => undefined));
    expect(await back(100)).toEqual([409, 'order_state']);
    await move('delivered');
    expect(await back(749.51)).toEqual([409, 'refund_too_much']);
    expect(await back(100)).toEqual([200, 100]);
    expect(await back(649.5)).toEqual([200, 749.5]);
    const row = (await OrderModel.findById(cod._id).lean<OrderRow>())!;
    expect([row.state, row.refunded]).toEqual(['refunded', 74_950]);
    const books = await RefundModel.find({ order: cod._id }).sort({ _id: 1 }).lean();
    expect(books.map(({ payment, amount, state }) => [payment, amount, state])).toEqual([
      [null, 10_000, 'done'],
      [null, 64_950, 'done'],
    ]);
    for (let n = 0; n < 4; n += 1) await runDueJobs();
    const told = sent.filter(({ subject }) => subject.startsWith('Повертаємо'));
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      `Повертаємо гроші за замовлення № ${cod.number}`,
      `Повертаємо частину грошей за замовлення № ${cod.number}`,
    ]);
    for (const { text } of told) expect(text).not.toMatch(/картк/);
  });

  test('gives no more than was paid, however many ask at once', async () => {
    await move('delivered');
    const answers = await Promise.all(Array.from({ length: 5 }, () => back(300)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(2);
    expect((await OrderModel.findById(cod._id).lean<OrderRow>())!.refunded).toBe(60_000);
  });

  test('that nobody fetched comes back into stock, and there is nothing to refund', async () => {
    const before = await stock();
    await move('returned');
    expect([await stock(), await back(100)]).toEqual([before + 1, [409, 'order_state']]);
  });
});

test('a paid order that came back is in stock once, and its money goes back', async () => {
  for (const to of ['processing', 'shipped', 'returned'] as const)
    await transitionOrderById(order._id, { to, by: { kind: 'staff', id: ADMIN } });
  expect(await stock()).toBe(3);
  expect(await refund(749.5)).toEqual([200, 749.5]);
  expect([(await row()).state, await stock()]).toEqual(['refunded', 3]);
});
