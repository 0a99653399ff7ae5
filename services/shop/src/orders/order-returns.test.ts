import { type Contacts, WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { AuditModel } from '@stezhka/kit/resource';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import type { InboxMail } from '@stezhka/kit/testing/mails';
import type { FormDefinition } from '@stezhka/kit-contract';
import { CONSTRUCTED_SLUG, FIRST_CHOICES, type Order, type OrderState } from '@stezhka/shop-contract';
import { addToCart } from '../cart/cart.service.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { as, product } from '../testing/catalogue.ts';
import { useOrderMails } from '../testing/order-mails.ts';
import { orderOf } from '../testing/payments.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { transitionOrderById } from './transition-order.ts';

useDatabase();
const contacts: Partial<Contacts> = { phones: ['+380 44 000 00 00'], workTime: 'пн–пт 9:00–19:00' };
const content = useFakeGateway({ contacts });

const AT = '/admin/shop/orders';
const guest = as({ guestId: 'g1' });
const staff = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
let order: OrderRow;

const inbox = useOrderMails(async (diaries) => {
  await product('diary', diaries, { price: 50_000, stock: 5 });
  await product('deck', diaries, { price: 30_000, stock: 5 });
  await product(CONSTRUCTED_SLUG, diaries, { price: 50_000 });
});
async function deliver() {
  for (const to of ['processing', 'shipped', 'delivered'] as const)
    await transitionOrderById(order._id, { to, by: { kind: 'system' } });
}
/** Two diaries and one made to order, delivered by hand. */
beforeEach(async () => {
  await addToCart(
    { guestId: 'g1' },
    {
      product: await productRow(CONSTRUCTED_SLUG),
      size: null,
      choices: { ...FIRST_CHOICES, engraving: '' },
      quantity: 1,
    },
  );
  order = await orderOf('diary', { quantity: 2, payment: 'cod', goods: 150_000 });
  await deliver();
});

const productRow = async (slug: string) => (await ProductModel.findOne({ slug }).lean<ProductRow>())!;
const line = (which: 'diary' | 'own') =>
  order.lines.findIndex(({ choices }) => !!choices === (which === 'own'));
const asked = (more: object = {}) => ({
  known: '0',
  lines: { [line('diary')]: '1' },
  reason: 'unsuitable',
  words: 'Потрібен був менший',
  ...more,
});
const ask = async (body: object = asked()) => {
  const reply = await guest.post(`/order/${order.token}/return`, body);
  return { status: reply.status, code: reply.body.code, order: reply.body.data?.order as Order };
};
const shown = async (): Promise<Order> => (await guest.get(`/data/order/${order.token}`)).body.data.order;
const row = async () => (await OrderModel.findById(order._id).lean<OrderRow & { __v: number }>())!;
const stock = async (slug = 'diary') => (await productRow(slug)).stock;
async function answer(fields: Record<string, string>) {
  const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`order[${name}]`, value]));
  const body = { 'order[_version]': String((await row()).__v), ...named };
  const reply = await staff.post(`${AT}/${order._id}`, body);
  return reply.body.code ?? reply.status;
}
const returnMails = () => inbox.mails(/^Повернення/);
const mails = async (): Promise<string[]> => (await returnMails()).map(({ subject }) => subject);
const form = async (): Promise<FormDefinition> =>
  (await guest.get(`/form/return/${order.token}`)).body.data.form;

test('the form asks for each line that may go back how many of it, and for nothing of what was made to order', async () => {
  const pieces = async () => {
    const { fields } = await form();
    const lines = fields.find(({ name }) => name === 'lines')!.fields!;
    return lines.map(({ name, label, value, options }) => [
      name,
      label,
      value,
      options!.map((one) => one.label),
    ]);
  };
  expect((await form()).action).toBe(`/order/${order.token}/return`);
  expect(await pieces()).toEqual([
    [String(line('diary')), 'diary', '0', ['лишаю', 'повертаю 1 шт.', 'повертаю 2 шт.']],
  ]);
  await ask();
  await answer({ returnTo: 'received' });
  // The one that is left is the one that is meant.
  expect(await pieces()).toEqual([[String(line('diary')), 'diary', '1', ['лишаю', 'повертаю 1 шт.']]]);
  expect((await form()).fields.find(({ name }) => name === 'known')!.value).toBe('1');
});

test('the form of a return carries the token of its visitor', async () => {
  const { body } = await as({ guestId: 'g1', csrf: 'k3J9' }).get(`/form/return/${order.token}`);
  const fields = (body.data.form as FormDefinition).fields.map(({ name, value }) => [name, value]);
  expect(fields).toContainEqual(['_csrf_token', 'k3J9']);
});

test('what is missing is said at its field', async () => {
  const { status, body } = await guest.post(
    `/order/${order.token}/return`,
    asked({ lines: { [line('diary')]: '0' } }),
  );
  expect([status, body.code, Object.keys(body.fields)]).toEqual([
    422,
    'invalid_form',
    [`lines[${line('diary')}]`],
  ]);
  expect(await ask(asked({ reason: '' }))).toMatchObject({ status: 422, code: 'invalid_form' });
});

test('a return is asked for by the lines that may go back, told by mail, and read by staff', async () => {
  expect(await shown()).toMatchObject({ canReturn: true, returnBy: '2026-12-04', returns: [] });
  const { status, order: after } = await ask();
  expect(status).toBe(200);
  expect(after).toMatchObject({
    state: 'delivered',
    canReturn: false,
    returns: [{ state: 'requested', reason: 'unsuitable', lines: [{ title: 'diary', quantity: 1 }] }],
  });
  expect(await mails()).toEqual([`Повернення за замовленням № ${order.number}: отримали`]);
  const { items } = (await staff.get(`${AT}?filter=returnState:requested`)).body.data;
  expect(items[0].cells.returnState).toBe('Просять повернути: diary × 1 (не підійшло, Потрібен був менший)');
});

test('the same request sent at once and again is one', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(replies.map(({ status }) => status).every((status) => status === 200)).toBe(true);
  expect((await ask()).order.returns).toHaveLength(1);
  expect((await row()).returns).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  // Another one waits until this one is answered.
  expect(await ask(asked({ known: '1' }))).toMatchObject({ status: 409, code: 'order_state' });
  expect(await ask(asked({ lines: { [line('diary')]: '2' } }))).toMatchObject({ status: 409 });
});

test('the same lines in other numbers are another request', async () => {
  await addToCart({ guestId: 'g1' }, { product: await productRow('deck'), size: null, quantity: 2 });
  order = await orderOf('diary', { quantity: 3, payment: 'cod', goods: 210_000 });
  await deliver();
  const [diary, deck] = ['diary', 'deck'].map((title) =>
    order.lines.findIndex((one) => one.title.uk === title),
  );
  const both = (decks: string) => ask(asked({ lines: { [diary!]: '1', [deck!]: decks } }));
  expect([await both('1'), await both('2'), await both('1')]).toMatchObject([
    { status: 200 },
    { status: 409, code: 'order_state' },
    { status: 200 },
  ]);
});

test('an order whose pieces all came back takes no further return', async () => {
  expect((await ask(asked({ lines: { [line('diary')]: '2' } }))).status).toBe(200);
  expect(await answer({ returnTo: 'received' })).toBe(200);
  expect(await shown()).toMatchObject({ state: 'delivered', canReturn: false });
  expect(await ask(asked({ known: '1' }))).toMatchObject({ status: 409, code: 'order_state' });
});

test('an order of diaries made to order alone takes no return', async () => {
  await OrderModel.updateOne({ _id: order._id }, { lines: [order.lines[line('own')]!] });
  expect((await shown()).canReturn).toBe(false);
  expect(await ask(asked({ lines: {} }))).toMatchObject({ status: 409, code: 'order_state' });
  for (const count of ['0', '1'])
    expect(await ask(asked({ lines: { 0: count } }))).toMatchObject({ status: 400, code: 'invalid_input' });
  expect((await row()).returns).toEqual([]);
});

test('a return without words is named by its reason alone', async () => {
  await ask(asked({ words: '' }));
  const { items } = (await staff.get(`${AT}?filter=returnState:requested`)).body.data;
  expect(items[0].cells.returnState).toBe('Просять повернути: diary × 1 (не підійшло)');
});

test('accepted and received, the pieces are in stock again, and the rest may follow', async () => {
  await ask();
  expect(await stock()).toBe(3);
  expect(await answer({ returnTo: 'accepted', answer: 'Чекаємо до п’ятниці' })).toBe(200);
  expect((await shown()).returns).toMatchObject([{ state: 'accepted', answer: 'Чекаємо до п’ятниці' }]);
  expect(await stock()).toBe(3);
  expect(await answer({ returnTo: 'received' })).toBe(200);
  expect([await stock(), (await row()).state]).toEqual([4, 'delivered']);
  expect(await answer({ returnTo: 'received' })).toBe('order_state');
  expect(await mails()).toHaveLength(3);
  const [, accepted] = await returnMails();
  for (const words of [WORKSHOP_ADDRESS.uk, 'пн–пт 9:00–19:00', '+380 44 000 00 00'])
    expect(accepted!.text).toContain(words);
  const opening = (await returnMails()).map(({ text }) => text.includes('Майстерня працює'));
  expect(opening).toEqual([false, true, false]);
  const inOrder = [
    WORKSHOP_ADDRESS.uk,
    'пн–пт',
    'Ви платили',
    'diary: × 1',
    'Чекаємо до',
    '/order/',
    'Щось не так',
  ];
  const places = inOrder.map((words) => accepted!.text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const audit = await AuditModel.find({ resource: 'shop/orders' })
    .sort({ at: 1, _id: 1 })
    .hint({ _id: 1 })
    .lean();
  expect(audit.map(({ changes }) => changes.map(({ path, to }) => [path, to]))).toEqual([
    [
      ['returnState', 'accepted'],
      ['answer', 'Чекаємо до п’ятниці'],
    ],
    [['returnState', 'received']],
  ]);
  const { canReturn, lines } = await shown();
  expect([canReturn, lines[line('diary')]!.returnable, lines[line('own')]!.returnable]).toEqual([true, 1, 0]);
  expect(await ask(asked({ known: '1' }))).toMatchObject({ status: 200 });
});

test.each([
  ['cod', true],
  ['card', false],
])(
  'the mail of an accepted return asks where the money goes if nobody knows the card: %s',
  async (payment, asks) => {
    await OrderModel.updateOne({ _id: order._id }, { payment });
    await ask();
    await answer({ returnTo: 'accepted' });
    await answer({ returnTo: 'received' });
    const told = (await returnMails()).map(({ text }) => text.includes('куди переказати гроші'));
    expect(told).toEqual([false, asks, false]);
  },
);

test.each(['unsuitable', 'other', 'damaged', 'wrong'])(
  'only sound goods are sold again: %s',
  async (reason) => {
    const sound = reason === 'unsuitable' || reason === 'other';
    await ask(asked({ reason }));
    await answer({ returnTo: 'accepted' });
    const [, { text }] = (await returnMails()) as [InboxMail, InboxMail];
    expect(text.includes('без записів')).toBe(sound);
    expect(text.includes('якими вони до вас прийшли')).toBe(!sound);
    expect(text).toContain(WORKSHOP_ADDRESS.uk);
    expect(await answer({ returnTo: 'received' })).toBe(200);
    expect(await stock()).toBe(sound ? 4 : 3);
    const { items } = (await staff.get(`${AT}?filter=returnState:received`)).body.data;
    expect(items[0].cells.returnState.endsWith('; списано, на склад не повернулося')).toBe(!sound);
  },
);

test.each([
  ['answer', { answer: 'Чекаємо' }],
  ['note', { note: 'Подарунок', trackingNumber: '1' }],
])('words of staff without their step are refused: %s', async (field, fields) => {
  await ask();
  const { __v } = await row();
  const named = Object.entries(fields).map(([name, value]) => [`order[${name}]`, value]);
  const { status, body } = await staff.post(`${AT}/${order._id}`, {
    'order[_version]': String(__v),
    ...Object.fromEntries(named),
  });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_form', [`order[${field}]`]]);
  expect((await row()).__v).toBe(__v);
});

test('what is declined may be asked for once more; nothing returns to stock', async () => {
  await ask();
  expect(await answer({ returnTo: 'declined', answer: 'Перша сторінка підписана' })).toBe(200);
  expect(await answer({ returnTo: 'accepted' })).toBe('order_state');
  expect(await shown()).toMatchObject({ canReturn: true, returns: [{ state: 'declined' }] });
  const declined = (await returnMails()).at(-1)!;
  expect(declined.subject).toMatch(/відмова$/);
  expect(declined.text).toContain('Перша сторінка підписана');
  expect(await stock()).toBe(3);
});

test('a return holds the chosen lines alone, and restocks their pieces', async () => {
  await addToCart({ guestId: 'g1' }, { product: await productRow('deck'), size: null, quantity: 2 });
  order = await orderOf('diary', { quantity: 3, payment: 'cod', goods: 210_000 });
  await deliver();
  const at = (title: string) => order.lines.findIndex((one) => one.title.uk === title);
  const before = [await stock('diary'), await stock('deck')];
  expect((await ask(asked({ lines: { [at('diary')]: '2', [at('deck')]: '0' } }))).status).toBe(200);
  expect((await row()).returns[0]!.lines).toMatchObject([{ line: at('diary'), quantity: 2 }]);
  await answer({ returnTo: 'received' });
  expect([await stock('diary'), await stock('deck')]).toEqual([before[0]! + 2, before[1]]);
  const one = await ask(asked({ known: '1', lines: { [at('diary')]: '2', [at('deck')]: '1' } }));
  expect(one).toMatchObject({ status: 409, code: 'not_returnable' });
  const rest = asked({ known: '1', lines: { [at('diary')]: '1', [at('deck')]: '1' } });
  for (let n = 0; n < 2; n += 1) expect((await ask(rest)).status).toBe(200);
  expect((await row()).returns).toHaveLength(2);
});

test('what was made to order does not go back, nor more than there was or is left', async () => {
  expect((await ask(asked({ lines: { [line('own')]: '1' } }))).status).toBe(400);
  expect((await ask(asked({ lines: { 2: '1' } }))).status).toBe(400);
  expect((await ask(asked({ lines: { [line('diary')]: '3' } }))).status).toBe(422);
  expect((await row()).returns).toEqual([]);
  await ask();
  await answer({ returnTo: 'received' });
  const both = asked({ known: '1', lines: { [line('diary')]: '2' } });
  expect(await ask(both)).toMatchObject({ status: 409, code: 'not_returnable' });
});

test('buyer and staff read of each line how many came back', async () => {
  const cell = async () => (await staff.get(AT)).body.data.items[0].cells.goods;
  const returned = async () => (await shown()).lines[line('diary')]!.returned;
  await ask();
  await answer({ returnTo: 'accepted' });
  expect([await returned(), await cell()]).toEqual([0, expect.not.stringContaining('повернулося')]);
  await answer({ returnTo: 'received' });
  expect([await returned(), await cell()]).toEqual([
    1,
    expect.stringContaining('diary × 2 (повернулося: 1)'),
  ]);
});

test('the mail of an accepted return waits for the workshop’s hours', async () => {
  await ask();
  await answer({ returnTo: 'accepted' });
  content.status = 503;
  expect(await mails()).toHaveLength(1);
  content.status = 200;
  advanceClock({ hours: 1 });
  expect(await mails()).toHaveLength(2);
});

test('a mail that was late tells of its own step, and not the answer that came since', async () => {
  await ask();
  await answer({ returnTo: 'accepted', answer: 'Чекаємо до п’ятниці' });
  const texts = (await returnMails()).map(({ text }) => text);
  expect(texts.map((text) => text.includes('Чекаємо до'))).toEqual([false, true]);
  expect(texts.map((text) => text.includes('Відповідь майстерні'))).toEqual([false, true]);
});

test('fourteen days count from the day after the delivery, in Kyiv', async () => {
  await OrderModel.updateOne(
    { _id: order._id },
    {
      $set: {
        'steps.1.at': new Date('2026-11-10T10:00:00Z'),
        'steps.2.at': new Date('2026-11-12T10:00:00Z'),
      },
    },
  );
  setClock('2026-12-04T21:59:00Z');
  expect((await shown()).canReturn).toBe(true);
  advanceClock({ minutes: 1 });
  expect((await shown()).canReturn).toBe(false);
  expect(await ask()).toMatchObject({ status: 409, code: 'order_state' });
});

test.each(['paid', 'shipped', 'refunded', 'returned', 'cancelled'] as OrderState[])(
  'an order that is %s takes no return',
  async (state) => {
    await OrderModel.updateOne({ _id: order._id }, { state });
    expect((await shown()).canReturn).toBe(false);
    expect(await ask()).toMatchObject({ status: 409, code: 'order_state' });
  },
);

test('orders from before returns were kept have none and may have one', async () => {
  await OrderModel.collection.updateOne({ _id: order._id }, { $unset: { returns: 1, returnState: 1 } });
  expect(await shown()).toMatchObject({ canReturn: true, returns: [] });
  expect((await ask()).order.returns).toHaveLength(1);
});

test.each([
  [{ lines: {} }, 422],
  [{ lines: { 0: '1e9', 1: '1e9' } }, 400],
  [{ lines: { '-1': '1' } }, 400],
  [{ lines: { 0: { $gt: 0 }, 1: { $gt: 0 } } }, 400],
  [{ lines: { $ne: null } }, 400],
  [{ lines: [{ line: 0, quantity: 1 }] }, 400],
  [{ known: '-1' }, 422],
  [{ known: '' }, 422],
  [{ known: '__proto__' }, 422],
  [{ known: { $gt: '' } }, 400],
  [{ reason: 'because' }, 422],
  [{ reason: { $ne: null } }, 400],
  [{ words: 'x'.repeat(1001) }, 422],
  [{ words: { $ne: null } }, 400],
  [{ state: 'accepted' }, 400],
])('%j is refused', async (more, status) => {
  expect((await ask(asked(more))).status).toBe(status);
  expect((await row()).returns).toEqual([]);
});
