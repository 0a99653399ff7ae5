import { clock, setClock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { attempt, callback, orderOf, providerPayload } from '../testing/payments.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionByStaff } from './transition-by-staff.ts';

useDatabase();

const AT = '/admin/shop/orders';
const OSTAP = '65f0000000000000000000a1';
const staff = as({ userId: OSTAP, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
const treasurer = as({ userId: OSTAP, roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] });
let paid: OrderRow;
let cod: OrderRow;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  const { diaries } = await makeCategories();
  await product('diary', diaries, { price: 74_950, stock: 5 });
  paid = await orderOf('diary');
  await callback(providerPayload(await attempt(paid), 'success'));
  cod = await orderOf('diary', { guestId: 'g2', payment: 'cod' });
});
afterEach(clearDatabase);
afterAll(() => setClock(null));

const row = async ({ _id }: OrderRow) => (await OrderModel.findById(_id).lean<OrderRow & { __v: number }>())!;
async function move(order: OrderRow, fields: Record<string, unknown>, who = staff) {
  const { __v } = await row(order);
  const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`order[${name}]`, value]));
  const { status, body } = await who.post(`${AT}/${order._id}`, { 'order[_version]': String(__v), ...named });
  return [status, body.code ?? (await row(order)).state];
}

test('the list says who bought what, where it goes and how it stands', async () => {
  const { items } = (await staff.get(`${AT}?filter=state:paid`)).body.data;
  expect(items).toHaveLength(1);
  expect(items[0].cells).toMatchObject({
    number: paid.number,
    state: 'Оплачено',
    buyer: 'Софія Мельник',
    contacts: '+380500000000, s@x.example',
    goods: 'diary × 1',
    payment: 'Картка',
    total: 749.5,
  });
  const found = await staff.get(`${AT}?search=${encodeURIComponent('мельник')}`);
  expect(found.body.data.items).toHaveLength(2);
});

test.each([
  ['uk', 'Повернуто коштів', 'Повернення товару'],
  ['ru', 'Возвращено денег', 'Возврат товара'],
  ['en', 'Refunded', 'Goods sent back'],
] as const)('in %s money given back and goods sent back are told apart', async (locale, money, goods) => {
  const { columns } = (await as({ userId: OSTAP, roles: ['ROLE_ADMIN'] }, locale).get(AT)).body.data;
  const labelOf = (wanted: string) => columns.find(({ name }: { name: string }) => name === wanted).label;
  expect([labelOf('refunded'), labelOf('returnState')]).toEqual([money, goods]);
});

test('steps have the names of the states they lead to, and a confirmation says how the money comes', async () => {
  const { form } = (await staff.get(`${AT}/${cod._id}/form`)).body.data;
  const steps = form.fields.find(({ name }: { name: string }) => name === 'to').options;
  const labels = Object.fromEntries(
    steps.map(({ value, label }: { value: string; label: string }) => [value, label]),
  );
  expect(labels).toMatchObject({
    cod_confirmed: 'Підтверджено, оплата при отриманні',
    processing: 'Пакуємо',
  });
});

test('an order goes along the table, each step with who did it, and into the audit', async () => {
  expect(await move(paid, { to: 'processing', note: 'Подарункова стрічка' })).toEqual([200, 'processing']);
  expect(await move(paid, { to: 'shipped', trackingNumber: '20450812345678' })).toEqual([200, 'shipped']);
  expect(await move(paid, { trackingNumber: '20450800000000' })).toEqual([200, 'shipped']);
  expect(await move(paid, { trackingNumber: '20450800000000', to: 'delivered' })).toEqual([200, 'delivered']);
  const { steps, trackingNumber } = await row(paid);
  expect(trackingNumber).toBe('20450800000000');
  expect(steps.slice(2).map(({ to, by, note }) => [to, by, note])).toEqual([
    ['processing', { kind: 'staff', id: OSTAP }, 'Подарункова стрічка'],
    ['shipped', { kind: 'staff', id: OSTAP }, ''],
    ['delivered', { kind: 'staff', id: OSTAP }, ''],
  ]);
  const rows = await AuditModel.find({ resource: 'shop/orders' })
    .sort({ documentId: 1, at: -1, _id: 1 })
    .lean();
  expect(rows.map(({ userId, changes }) => [userId, changes.map(({ path, to }) => [path, to])])).toEqual([
    [
      OSTAP,
      [
        ['state', 'processing'],
        ['note', 'Подарункова стрічка'],
      ],
    ],
    [
      OSTAP,
      [
        ['state', 'shipped'],
        ['trackingNumber', '20450812345678'],
      ],
    ],
    [OSTAP, [['trackingNumber', '20450800000000']]],
    [OSTAP, [['state', 'delivered']]],
  ]);
});

test('a transition that is not in the table is refused and writes nothing; only a refund returns money', async () => {
  for (const to of ['shipped', 'delivered', 'cancelled']) {
    expect(await move(paid, { to })).toEqual([409, 'order_state']);
  }
  for (const to of ['refunded', 'paid', 'expired', { $ne: null }, '__proto__']) {
    expect((await move(paid, { to }))[0]).toBeGreaterThanOrEqual(400);
  }
  expect((await row(paid)).state).toBe('paid');
  expect(await move(cod, { to: 'cancelled' })).toEqual([200, 'cancelled']);
  expect(await AuditModel.estimatedDocumentCount()).toBe(1);
});

test('prices, buyers and lines are nobody’s to write', async () => {
  for (const field of ['amounts', 'state', 'contacts', 'amounts][total', 'refunded', 'userId']) {
    const [status] = await move(paid, { [field]: '1', to: 'processing' });
    expect([field, status]).toEqual([field, 400]);
  }
  expect(await row(paid)).toMatchObject({ state: 'paid', amounts: paid.amounts, refunded: 0 });
});

test('a change made on an outdated order is refused as a conflict', async () => {
  const { __v } = await row(cod);
  await move(cod, { to: 'processing' });
  const stale = await staff.post(`${AT}/${cod._id}`, {
    'order[_version]': String(__v),
    'order[to]': 'cancelled',
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  expect((await row(cod)).state).toBe('processing');
});

test('money that went back in part is news too', async () => {
  const { __v } = await row(paid);
  expect((await treasurer.post(`${AT}/${paid._id}/refund`, { amount: 50 })).status).toBe(200);
  const form = { 'order[_version]': String(__v), 'order[to]': 'processing' };
  expect((await staff.post(`${AT}/${paid._id}`, form)).body.code).toBe('conflict');
});

test('money goes back only after the second step of the login was passed again', async () => {
  const roles = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
  const late = as({ userId: OSTAP, roles, secondFactorAt: clock.in(-11 * 60_000).getTime() });
  const refused = await late.post(`/admin/shop/orders/${paid._id}/refund`, { amount: 50 });
  expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required']);
  expect(await row(paid)).toMatchObject({ refunded: 0 });
});

test('a save that changes nothing leaves the order’s version', async () => {
  const { __v } = await row(cod);
  expect((await move(cod, { trackingNumber: '' }))[0]).toBe(200);
  expect(await row(cod)).toMatchObject({ __v });
});

test.each(['top_up', 'course'] as const)('staff’s step of a %s is refused', async (kind) => {
  const step = { to: 'processing', userId: OSTAP, trackingNumber: '' } as const;
  const order = { ...(await row(paid)), kind };
  await expect(transaction((session) => transitionByStaff(order, step, session))).rejects.toThrow(
    'order_state',
  );
});

test('two of the staff at once: one of them moves it', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => move(cod, { to: 'processing' })));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect((await row(cod)).steps).toHaveLength(2);
});

test('a top-up is no order of goods, and members have no such list', async () => {
  await OrderModel.updateOne({ _id: paid._id }, { kind: 'top_up' });
  for (const query of ['', '?filter=state:paid', '?search=x.example']) {
    const { items, pagination } = (await staff.get(`${AT}${query}`)).body.data;
    const numbers = items.map(({ cells }: { cells: { number: number } }) => cells.number);
    expect(numbers).toEqual(query.includes('filter') ? [] : [cod.number]);
    expect(pagination.total).toBe(numbers.length);
  }
  expect((await staff.get(`${AT}/${paid._id}/form`)).status).toBe(404);
  expect(await move(paid, { to: 'processing' })).toEqual([404, 'not_found']);
  const member = as({ userId: '65f0000000000000000000b1' });
  expect((await member.get(AT)).status).toBe(403);
  expect(await move(cod, { to: 'processing' }, member)).toEqual([403, 'forbidden']);
});

test('a buyer without a surname and a delivery without a city leave no gap in the list', async () => {
  await OrderModel.updateOne({ _id: cod._id }, { 'contacts.lastName': '', 'contacts.phone': '' });
  const { items } = (await staff.get(`${AT}?filter=state:cod_confirmed`)).body.data;
  expect(items[0].cells).toMatchObject({
    buyer: 'Софія',
    contacts: 's@x.example',
    delivery: expect.stringMatching(/^[^,]+, Майстерня$/),
  });
});
