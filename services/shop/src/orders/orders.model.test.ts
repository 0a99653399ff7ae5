import { exampleUser } from '@stezhka/account-contract/examples';
import { clearDatabase, mostExamined, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { CartModel } from '../cart/cart.model.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { testFieldRules } from '../testing/field-rules.ts';
import { orderOf } from '../testing/payments.ts';
import { OrderModel } from './orders.model.ts';

useDatabase();
const account = useFakeGateway();

const id = '65f0000000000000000000a1';
const row = () => ({
  number: 1,
  token: 't',
  kind: 'goods' as const,
  source: { cart: 'c', version: 1 },
  locale: 'uk' as const,
  contacts: {},
  delivery: { method: 'pickup' as const },
  payment: 'card' as const,
  lines: [
    {
      kind: 'product' as const,
      item: id,
      title: text('x'),
      quantity: 1,
      price: 1,
      pieces: [{ product: id, count: 1 }],
    },
  ],
  amounts: { goods: 1, discount: 0, delivery: 0, fee: 0, total: 1 },
  state: 'paid' as const,
  steps: [{ to: 'paid' as const, at: new Date(), by: { kind: 'buyer' as const } }],
  createdAt: new Date(),
});

test('an order is whole with what it needs, and the rest has its beginnings', async () => {
  const made = (await OrderModel.create(row())).toObject();
  expect(made).toMatchObject({
    userId: null,
    guestId: null,
    refunded: 0,
    coupon: null,
    reservedUntil: null,
    trackingNumber: '',
    contacts: { name: '', lastName: '', phone: '', email: '', comment: '' },
    lines: [{ size: null, choices: null, before: null, discount: 0, path: '', parts: [] }],
    steps: [{ from: null, note: '' }],
  });
  // Parts of an order have no ids of their own.
  expect(JSON.stringify(made).match(/"_id"/g)).toHaveLength(1);
});

const whole = () => ({
  ...row(),
  course: { id, slug: 'tykhi-ranky', title: text('x') },
  returns: [{ state: 'requested', askedAt: new Date(), reason: 'other', lines: [{ line: 0, quantity: 1 }] }],
});

testFieldRules(OrderModel, whole, {
  required: [
    ...['number', 'token', 'kind', 'source', 'source.cart', 'source.version', 'locale', 'contacts'],
    ...['delivery', 'delivery.method', 'payment', 'amounts', 'state', 'createdAt', 'lines.0.kind'],
    ...['lines.0.item', 'lines.0.quantity', 'lines.0.price', 'lines.0.pieces.0.product'],
    ...['lines.0.pieces.0.count', 'steps.0.to', 'steps.0.at', 'steps.0.by', 'steps.0.by.kind'],
    ...['course.id', 'course.slug', 'returns.0.state', 'returns.0.askedAt', 'returns.0.reason'],
    ...['returns.0.lines.0.line', 'returns.0.lines.0.quantity'],
    ...['goods', 'discount', 'delivery', 'fee', 'total'].map((name) => `amounts.${name}`),
  ],
  refused: [
    ['lines.0.quantity', 0],
    ['lines.0.quantity', 1.5],
    ['lines.0.price', -1],
    ['lines.0.discount', -1],
    ['lines.0.kind', 'gift'],
    ['amounts.total', -1],
    ['amounts.total', 0.5],
    ['refunded', -1],
    ['kind', 'loan'],
    ['locale', 'de'],
    ['state', 'lost'],
    ['payment', 'shells'],
    ['delivery.method', 'pigeon'],
    ['steps.0.from', 'lost'],
    ['steps.0.to', 'lost'],
    ['steps.0.by.kind', 'ghost'],
    ['returns.0.state', 'lost'],
    ['returns.0.reason', 'mood'],
    ['returns.0.lines.0.quantity', 0],
    ['returnState', 'lost'],
  ],
});

test.each(['number', 'token', 'source'] as const)('no two orders have one %s', async (name) => {
  const first = { number: 11, token: `${name} of one`, source: { cart: name, version: 1 } };
  const second = { number: 12, token: `${name} of two`, source: { cart: name, version: 2 } };
  await OrderModel.create({ ...row(), ...first });
  const twin = OrderModel.create({ ...row(), ...second, [name]: first[name] });
  await expect(twin).rejects.toMatchObject({ code: 11000 });
  await OrderModel.deleteMany().hint({ _id: 1 });
});

describe('among hundreds of orders of others', () => {
  const OTHERS = 400;
  const FEW = 10;
  beforeEach(async () => {
    const { diaries } = await makeCategories();
    await product('diary', diaries);
    const { _id, ...one } = new OrderModel(row()).toObject();
    const others = Array.from({ length: OTHERS }, (_, n) => ({
      ...one,
      number: -n,
      token: `other-${n}`,
      source: { cart: `other-${n}`, version: 1 },
      contacts: { ...one.contacts, email: `other-${n}@x.example` },
      ...(n % 2
        ? { userId: `member-${n}`, state: 'paid' }
        : { guestId: `guest-${n}`, state: 'pending_payment', network: `10.0.0.${n}` }),
    }));
    await OrderModel.collection.insertMany(others as never);
  });
  afterEach(clearDatabase);

  test.each<[string, () => Promise<unknown>]>([
    ['the list of a member', () => as({ userId: 'member-7' }).get('/data/orders')],
    [
      'what a member ordered as a guest',
      async () => {
        const last = `other-${OTHERS - 2}`;
        account.data = { ...exampleUser, email: `${last}@x.example`, userData: { emailVerified: true } };
        await as({ userId: 'new', guestId: `guest-${OTHERS - 2}` }).get('/data/orders');
        expect(await OrderModel.findOne({ token: last }).lean()).toMatchObject({ userId: 'new' });
      },
    ],
    ['the unpaid orders at a guest’s address', () => orderOf('diary', { network: '10.0.0.8' })],
    [
      'what was paid for under the e-mail of a promocode’s order',
      async () => {
        await CouponModel.create({ code: 'TEN', discount: { kind: 'percent', percent: 10 } });
        await CartModel.create({ guestId: 'g1', coupon: 'TEN' });
        await orderOf('diary', { seen: { version: 1, goods: 45_000 } });
      },
    ],
  ])('%s is found without reading those of others', async (_, work) => {
    expect(await mostExamined('orders', work)).toBeLessThanOrEqual(FEW);
  });
});
