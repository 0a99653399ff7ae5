import { advanceClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { type InboxMail, TEST_ORIGIN } from '@stezhka/kit/testing/mails';
import type { FormField } from '@stezhka/kit-contract';
import { as, product } from '../testing/catalogue.ts';
import { useOrderMails } from '../testing/order-mails.ts';
import { orderOf } from '../testing/payments.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

useDatabase();
const { mails } = useOrderMails((diaries) => product('diary', diaries, { price: 50_000, stock: 5 }));
let order: OrderRow;
beforeEach(async () => {
  order = await orderOf('diary', { payment: 'cod' });
});

const find = (body: object, locale: 'uk' | 'en' = 'en') => as({}, locale).post('/form/find-order', body);
const links = (): Promise<InboxMail[]> => mails(/^Your order no/);
const right = (more: object = {}) => ({ number: String(order.number), email: 's@x.example', ...more });

test('the link of an order goes to its own e-mail, in the language of who asks', async () => {
  expect((await find(right({ number: `№ ${order.number}`, email: 'S@X.example' }))).body.data).toEqual({
    sent: true,
  });
  const [mail, ...more] = await links();
  expect(more).toEqual([]);
  expect(mail!.to).toBe('s@x.example');
  expect(mail!.text).toContain(`${TEST_ORIGIN}/en/order/${order.token}`);
});

test('the form that finds an order carries the token of its visitor', async () => {
  const { body } = await as({ guestId: 'g1', csrf: 'k3J9' }).get('/form/find-order');
  const fields = body.data.form.fields.map(({ name, value }: FormField) => [name, value]);
  expect(fields).toContainEqual(['_csrf_token', 'k3J9']);
});

test.each(['№ %', 'no. %', '#%', ' % ', 'Order no. %.'])(
  'the number is taken as it is written: %j',
  async (written) => {
    const number = written.replace('%', String(order.number));
    expect((await find(right({ number }))).status).toBe(200);
    expect(await links()).toHaveLength(1);
  },
);

test.each(['number', 'email'])('a form without its %s is refused at its field', async (name) => {
  const { status, body } = await find(right({ [name]: '' }));
  expect([status, Object.keys(body.fields)]).toEqual([422, [name]]);
});

test('a wrong pair is answered the same and mails nothing, nor does a top-up or an erased order', async () => {
  const good = await find(right());
  expect(await links()).toHaveLength(1);
  const refused = async (body: object) => {
    const answer = await find(body);
    expect([answer.status, answer.body.data]).toEqual([good.status, good.body.data]);
    expect(await links()).toHaveLength(1);
  };
  await refused(right({ number: '1' }));
  await refused(right({ email: 'other@x.example' }));
  await OrderModel.updateOne({ _id: order._id }, { kind: 'top_up' });
  await refused(right());
  await OrderModel.updateOne({ _id: order._id }, { kind: 'goods', 'contacts.email': '' });
  await refused(right());
});

test('an inbox gets three links an hour, and an address asks twenty times', async () => {
  for (let n = 0; n < 20; n += 1) expect((await find(right())).status).toBe(200);
  const { status, headers } = await find(right());
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await links()).toHaveLength(3);
  advanceClock({ minutes: 59 });
  expect((await find(right())).status).toBe(429);
  advanceClock({ minutes: 1 });
  expect((await find(right())).status).toBe(200);
  expect(await links()).toHaveLength(4);
});

test.each([
  [{ number: 'abc' }, 422],
  [{ number: '' }, 422],
  [{ email: 'nobody' }, 422],
  [{ number: { $gt: '' } }, 400],
  [{ email: { $ne: null } }, 400],
  [{ token: 'x' }, 400],
])('%j is refused', async (more, status) => {
  expect((await find(right(more))).status).toBe(status);
});
