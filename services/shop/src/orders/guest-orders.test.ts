import { exampleUser } from '@stezhka/account-contract/examples';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { knownContacts } from '../checkout/known-contacts.ts';
import { as, makeCategories, product } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';
import { adoptGuestOrders } from './guest-orders.ts';
import { OrderModel } from './orders.model.ts';

useDatabase();
const account = useFakeGateway();
beforeEach(async () => {
  const { diaries } = await makeCategories();
  await product('diary', diaries);
});
afterEach(clearDatabase);

const MEMBER = { userId: exampleUser.id, guestId: 'this-browser', roles: ['ROLE_USER'] };
const { email } = exampleUser;
const stranger = {
  name: 'Марта',
  lastName: 'Гайова',
  phone: '+380671112233',
  email: 'marta@poshta.example',
  comment: '',
};
const asGuest = (contacts = stranger, guestId = 'this-browser') =>
  orderOf('diary', { guestId, payment: 'cod', contacts });
/** What account says of the member. */
const isMember = (emailVerified: boolean) => {
  account.data = { ...exampleUser, userData: { emailVerified } };
};
const numbers = async () => {
  const { body } = await as(MEMBER).get('/data/orders');
  return body.data.orders.map(({ number }: { number: number }) => number);
};

describe('orders of a guest whose browser the member uses now', () => {
  test('stay the guest’s, and nothing of them is shown or filled in for the member', async () => {
    const order = await asGuest();
    isMember(true);
    expect(await numbers()).toEqual([]);
    expect(await OrderModel.findById(order._id).lean()).toMatchObject({
      userId: null,
      guestId: 'this-browser',
    });
    const filled = await knownContacts({ ...MEMBER, locale: 'uk' });
    const { name, lastName } = exampleUser;
    expect(filled).toEqual({ name, lastName, phone: '', email });
    expect((await as({ guestId: 'this-browser' }).get(`/data/order/${order.token}`)).status).toBe(200);
  });

  test('become the member’s where they are under the member’s confirmed e-mail', async () => {
    const order = await asGuest({ ...stranger, email });
    await asGuest();
    isMember(true);
    expect(await numbers()).toEqual([order.number]);
    const next = await as({ ...MEMBER, userId: '65f0000000000000000000b2' }).get('/data/orders');
    expect(next.body.data.orders).toEqual([]);
    expect(await knownContacts({ ...MEMBER, locale: 'uk' })).toMatchObject({ name: 'Марта', email });
  });

  test('wait until the member has confirmed the e-mail', async () => {
    const order = await asGuest({ ...stranger, email });
    isMember(false);
    expect(await numbers()).toEqual([]);
    isMember(true);
    expect(await numbers()).toEqual([order.number]);
  });

  test('wait while account does not answer', async () => {
    const order = await asGuest({ ...stranger, email });
    account.status = 503;
    expect(await numbers()).toEqual([]);
    account.status = 200;
    isMember(true);
    expect(await numbers()).toEqual([order.number]);
  });
});

test('orders of other members and of guests in other browsers stay theirs', async () => {
  isMember(true);
  const members = await asGuest({ ...stranger, email });
  await OrderModel.updateOne({ _id: members._id }, { userId: 'another' });
  await asGuest({ ...stranger, email }, 'another-browser');
  expect(await numbers()).toEqual([]);
  expect(await OrderModel.findById(members._id).lean()).toMatchObject({ userId: 'another' });
});

test('an order without a guest is not adopted by a member without one', async () => {
  isMember(true);
  const order = await asGuest({ ...stranger, email });
  await OrderModel.updateOne({ _id: order._id }, { guestId: null });
  await adoptGuestOrders({ userId: MEMBER.userId, roles: [], locale: 'uk' });
  expect(await OrderModel.findById(order._id).lean()).toMatchObject({ userId: null });
});

test('account is asked only for a member with orders to adopt', async () => {
  isMember(true);
  await asGuest({ ...stranger, email }, 'another-browser');
  await numbers();
  await adoptGuestOrders({ guestId: 'another-browser', roles: [], locale: 'uk' });
  expect(account.heard).toEqual([]);
  expect(await OrderModel.countDocuments({ userId: null })).toBe(1);
});
