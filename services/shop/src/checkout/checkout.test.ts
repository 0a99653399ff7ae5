import { jest } from '@jest/globals';
import { WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { HOSTILE_EMAILS } from '@stezhka/kit/testing/hostile';
import type { FormDefinition, FormField } from '@stezhka/kit-contract';
import { DELIVERY_METHODS, PAYMENT_METHODS } from '@stezhka/shop-contract';
import type { Types } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { signCity } from '../delivery/city-id.ts';
import {
  DeliveryTermsModel,
  readDeliveryTerms,
  writeDefaultDeliveryTerms,
} from '../delivery/delivery-terms.model.ts';
import { readCarrier } from '../env.ts';
import { useCarrier } from '../nova-poshta/carrier.ts';
import { fixtureCarrier } from '../nova-poshta/fixture-carrier.ts';
import { OfferModel } from '../offers/offers.model.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { useProvider } from '../payments/provider.ts';
import { sandbox } from '../payments/sandbox/sandbox.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, get, makeCategories, product } from '../testing/catalogue.ts';
import { checkoutBodies } from '../testing/checkout-bodies.ts';

useDatabase();

const guest = as({ guestId: 'g1' });
let diary: string;
let diaries: Types.ObjectId;

beforeAll(async () => {
  ({ diaries } = await makeCategories());
  diary = await product('diary', diaries, { price: 60_000, stock: 10 });
});
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  await ProductModel.updateOne({ slug: 'diary' }, { stock: 10 });
  await CartModel.deleteMany().hint({ _id: 1 });
  await OrderModel.deleteMany().hint({ _id: 1 });
});
afterAll(() => setClock(null));

const flat = (fields: FormField[]): FormField[] => fields.flatMap((one) => [one, ...flat(one.fields ?? [])]);
async function formOf(who = guest, locale: 'uk' | 'en' = 'uk') {
  const asked = locale === 'uk' ? who : as({ guestId: 'g1' }, locale);
  const { status, body } = await asked.get('/form/cart');
  expect(status).toBe(200);
  return body.data.form as FormDefinition;
}
const CONTACTS = {
  'cart[contacts][name]': 'Софія',
  'cart[contacts][lastName]': 'Мельник',
  'cart[contacts][phone]': '050 000 00 00',
  'cart[contacts][email]': 'Sofiia@Stezhka.example',
};
const PICKUP = { 'cart[delivery][method]': 'pickup', 'cart[payment]': 'card' };
async function submission(more: Record<string, unknown> = PICKUP, who = guest) {
  const values = Object.fromEntries(
    flat((await formOf(who)).fields).map(({ fullName, value }) => [fullName, value]),
  );
  return {
    ...CONTACTS,
    'cart[version]': values['cart[version]'],
    'cart[goods]': values['cart[goods]'],
    ...more,
  };
}
const submit = async (body: object, who = guest) => who.post('/form/cart', body);

test('the form has contacts, delivery and payment, in the asked language', async () => {
  const { fields } = await formOf(guest, 'en');
  expect(fields.filter(({ type }) => type !== 'hidden').map(({ label }) => label)).toEqual([
    'Contacts',
    'Delivery',
    'Payment',
  ]);
  expect(flat(fields).find(({ name }) => name === 'method')!.attr).toMatchObject({
    'data-url': '/form/cart/delivery',
  });
});

test('each way says what it costs before it is chosen', async () => {
  const hints = async (name: string, locale: 'uk' | 'en') =>
    flat((await formOf(guest, locale)).fields)
      .find((one) => one.name === name)!
      .options!.map(({ hint }) => hint!.replaceAll('\u00a0', ' '));
  const sent = '70 ₴, від 1 000 ₴ безкоштовно';
  expect(await hints('method', 'uk')).toEqual([sent, sent, sent, `Безкоштовно. ${WORKSHOP_ADDRESS.uk}`]);
  expect((await hints('method', 'en'))[0]).toBe('70 ₴, free from 1 000 ₴');
  expect(await hints('payment', 'en')).toEqual(['No fee', 'Transfer fee 20 ₴ + 2%, none at the workshop']);
});

test('each way of delivery brings its own fields; a city brings its branches', async () => {
  const courier = (await get('/form/cart/delivery?id=courier', 'en').expect(200)).body.data.form.fields;
  expect(courier.map(({ name }: FormField) => name)).toEqual(['method', 'town', 'address']);
  const cities = (await get('/form/cart/cities?search=пол').expect(200)).body.data.options;
  const [{ value: poltava, label }] = cities;
  expect([cities.length, label]).toEqual([1, 'Полтава, Полтавська обл.']);
  const branch = (await get(`/form/cart/delivery/branch?id=${poltava}`).expect(200)).body.data.form.fields;
  expect(branch.map(({ name }: FormField) => name)).toEqual(['city', 'place']);
  expect(branch[1].options).toHaveLength(10);
  await get('/form/cart/delivery/airship?id=city-8').expect(400);
  expect((await get('/form/cart/cities?search=%').expect(200)).body.data.options).toEqual([]);
});

test.each([
  ['uk', 'Киев', 'Київ, Київська обл.', /^Поштомат № 3000, вул\. /],
  ['ru', 'Kyiv', 'Киев, Киевская обл.', /^Почтомат № 3000, ул\. /],
  ['en', 'Kiev', 'Kyiv, Kyiv region', /^Parcel locker no\. 3000, \d+ \w/],
] as const)(
  'in %s a city is found as %s, and it and its places are named in that language',
  async (locale, typed, name, place) => {
    const { options } = (
      await get(`/form/cart/cities?search=${encodeURIComponent(typed)}`, locale).expect(200)
    ).body.data;
    expect(options.map(({ label }: { label: string }) => label)).toEqual([name]);
    const { fields } = (await get(`/form/cart/delivery/locker?id=${options[0].value}`, locale).expect(200))
      .body.data.form;
    expect(fields[0].options).toEqual(options);
    expect(fields[1].options[0].label).toMatch(place);
  },
);

test('a city without lockers says so, and that the branch is the way', async () => {
  const [{ value }] = (await get('/form/cart/cities?search=Opishnia', 'en').expect(200)).body.data.options;
  const places = async (kind: string) =>
    (await get(`/form/cart/delivery/${kind}?id=${value}`, 'en').expect(200)).body.data.form.fields[1];
  expect(await places('locker')).toMatchObject({
    options: [],
    hint: expect.stringMatching(/no parcel lockers.*branch/),
  });
  expect((await places('branch')).options).toHaveLength(1);
  expect(await places('branch')).not.toHaveProperty('hint');
});

test('an unfinished phone is refused in the browser and by the service, whatever its mask left of it', async () => {
  const unfinished = '+38 (067) 123 45';
  const { validation } = flat((await formOf()).fields).find(({ name }) => name === 'phone')!;
  expect(validation!.some(({ regex }) => !new RegExp(regex).test(unfinished))).toBe(true);
  await guest.get(`/order/add-product/${diary}`);
  const { status, body } = await submit({ ...(await submission()), 'cart[contacts][phone]': unfinished });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['cart[contacts][phone]']]);
});

test('a purchase is told of the same goods, by the same names, as the cart', async () => {
  const sizes = ['A5', 'A4'].map((value) => ({ value, stock: 5, price: 70_000 }));
  const planner = await product('planner', diaries, { price: 60_000, stock: 10, sizes });
  await guest.get(`/order/add-product/${planner}?size=A4&quantity=2`);
  const { cart } = (await guest.get('/data/cart')).body.data;
  const { gtagData, fbData } = (await submit(await submission())).body.data;
  expect(gtagData.items).toEqual([
    expect.objectContaining({ item_name: 'planner, A4', quantity: 2, price: 700 }),
  ]);
  expect(gtagData.items).toEqual(cart.gtagData.items);
  expect(fbData.purchaseData).toMatchObject({ content_ids: [planner], num_items: 2, value: 1400 });
});

test('no order goes to an e-mail with something invisible or crooked in it', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=1`);
  const typed = await submission();
  for (const [, hostile] of HOSTILE_EMAILS) {
    const { status, body } = await submit({ ...typed, 'cart[contacts][email]': hostile });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cart[contacts][email]']]);
  }
  expect(await OrderModel.countDocuments().hint({ _id: 1 })).toBe(0);
});

test('a cart becomes an order with what was typed, and the buyer finds it by its link', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=2`);
  const place = {
    'cart[delivery][office][city]': signCity('city-8'),
    'cart[delivery][office][place]': 'branch-8-4',
  };
  const { status, body } = await submit(
    await submission({ ...PICKUP, 'cart[delivery][method]': 'branch', ...place }),
  );
  expect({ status, code: body.code, fields: body.fields }).toEqual({
    status: 200,
    code: undefined,
    fields: undefined,
  });
  expect(body.data.gtagData).toMatchObject({ value: 1200, transaction_id: String(body.data.number) });
  const { order } = (await get(`/data/order/${body.data.token}`, 'en').expect(200)).body.data;
  expect(order).toMatchObject({
    state: 'pending_payment',
    total: 1200,
    canPay: true,
    contacts: { phone: '+380500000000', email: 'sofiia@stezhka.example' },
    delivery: {
      method: 'branch',
      label: 'Nova Poshta',
      isPickup: false,
      city: 'Poltava, Poltava region',
      place: expect.stringMatching(/^Branch no\. 4, \d+ [A-Z][a-z ]+ St$/),
    },
    lines: [{ title: 'diary (en)', quantity: 2, sum: { price: 1200 } }],
  });
  expect((await guest.get('/data/cart')).body.data.cart.products).toEqual([]);
  const said = (await guest.get('/order/checkout-message')).body.data;
  expect(said).toEqual({ message: expect.stringContaining(String(order.number)), order: order.token });
  expect((await as({ guestId: 'g2' }).get('/order/checkout-message')).body.data).toEqual({
    message: '',
    order: null,
  });
});

test.each(checkoutBodies)('a whole body by %s, sent as JSON, becomes an order', async (method, { cart }) => {
  await guest.get(`/order/add-product/${diary}?quantity=1`);
  const seen = await submission();
  const version = seen['cart[version]'];
  const body = { cart: { ...cart, version, goods: seen['cart[goods]'] } };
  const { status, body: reply } = await submit(body);
  expect([status, reply.fields]).toEqual([200, undefined]);
  const { order } = (await get(`/data/order/${reply.data.token}`).expect(200)).body.data;
  expect(order).toMatchObject({ delivery: { method }, payment: 'cod' });
});

test('an order that waits for nothing is thanked by the offer that sold it, an unpaid one by the general page', async () => {
  const words = { uk: 'так', ru: 'так', en: 'so' };
  await OfferModel.create({
    slug: 'offer-light',
    ...{ title: words, description: words, footerText: words, products: [diary], blocks: [] },
    thanks: { title: words, text: words, links: [] },
    published: true,
  });
  const thanked = async (payment: string) => {
    await guest.get(`/order/add-product/${diary}?quantity=1`);
    const { data } = (await submit(await submission({ ...PICKUP, 'cart[payment]': payment }))).body;
    return data;
  };
  const { token, checkoutUrl } = await thanked('cod');
  expect(checkoutUrl).toBe(`/offer-light/thanks?order=${token}`);
  const { checkoutForm } = await thanked('card');
  expect(checkoutForm).toBeTruthy();
  await OfferModel.deleteMany().hint({ _id: 1 });
});

test('prices changed by the client are refused', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const sent = await submission();
  const { status, body } = await submit({ ...sent, 'cart[goods]': '1' });
  expect([status, body.code]).toEqual([409, 'cart_changed']);
  const cheap = await submit({ ...sent, 'cart[total]': '1' });
  expect([cheap.status, cheap.body.code]).toEqual([409, 'cart_changed']);
  expect((await submit({ ...sent, 'cart[amount]': '1' })).status).toBe(400);
  expect(await OrderModel.estimatedDocumentCount()).toBe(0);
});

test('a price of delivery that changed since the totals were seen is shown first, not slipped in', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const seen = (await guest.get('/order/totals?delivery=courier&payment=cod')).body.data.total;
  const way = {
    'cart[delivery][method]': 'courier',
    'cart[delivery][town]': 'Київ',
    'cart[delivery][address]': 'вул. Хорива, 15',
    'cart[payment]': 'cod',
  };
  const total = String(Math.round(seen.totalPrice.price * 100));
  const sent = await submission({ ...way, 'cart[total]': total });
  await writeDefaultDeliveryTerms();
  const { price } = await readDeliveryTerms();
  const set = (price: number) => DeliveryTermsModel.updateOne({ name: 'delivery' }, { price });
  await set(price + 3000);
  const { status, body } = await submit(sent);
  expect([status, body.code]).toEqual([409, 'cart_changed']);
  await set(price);
  expect((await submit(sent)).status).toBe(200);
});

test.each([
  ['cart[total]', '-1'],
  ['cart[total]', '1e9'],
  ['cart[contacts][email]', 'sofiia@'],
  ['cart[contacts][phone]', '12'],
  ['cart[contacts][name]', ''],
  ['cart[delivery][method]', 'balloon'],
  ['cart[payment]', 'shells'],
  ['cart[contacts][email]', { $ne: null }],
  ['cart[version]', 'NaN'],
])('%s as %j is refused and loses nothing', async (field, value) => {
  await guest.get(`/order/add-product/${diary}`);
  const { status } = await submit({ ...(await submission()), [field]: value });
  expect([400, 422]).toContain(status);
  expect((await guest.get('/data/cart')).body.data.cart.products).toHaveLength(1);
});

/** What a page holds that was never signed, was signed by another key, or has a signature of another city. */
const UNSIGNED = [
  'city-8',
  `city-8.${'A'.repeat(22)}`,
  signCity('city-1').replace('city-1', 'city-8'),
  '.',
  'x.y',
];

test('the carrier is asked for no city that its search has not named', async () => {
  const places = jest.spyOn(fixtureCarrier, 'places');
  const city = jest.spyOn(fixtureCarrier, 'city');
  for (const id of UNSIGNED) {
    const { body } = await get(`/form/cart/delivery/branch?id=${encodeURIComponent(id)}`, 'en').expect(422);
    expect(body.fields).toEqual({ 'cart[delivery][office][city]': 'Choose the city again' });
  }
  expect([places.mock.calls, city.mock.calls]).toEqual([[], []]);
  await get(`/form/cart/delivery/branch?id=${signCity('city-8')}`).expect(200);
  expect(places.mock.calls).toEqual([['city-8', 'branch']]);
  places.mockRestore();
  city.mockRestore();
});

test('an order with a city that was signed by an old key marks the city and nothing else', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const place = {
    'cart[delivery][office][city]': UNSIGNED[1]!,
    'cart[delivery][office][place]': 'branch-8-4',
  };
  const { status, body } = await submit(
    await submission({ ...PICKUP, 'cart[delivery][method]': 'branch', ...place }),
  );
  expect([status, Object.keys(body.fields)]).toEqual([422, ['cart[delivery][office][city]']]);
});

test('a branch of another city is refused', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const place = {
    'cart[delivery][office][city]': signCity('city-8'),
    'cart[delivery][office][place]': 'branch-1-1',
  };
  const { status, body } = await submit(
    await submission({ ...PICKUP, 'cart[delivery][method]': 'branch', ...place }),
  );
  expect(status).toBe(422);
  expect(body.fields['cart[delivery][office][place]']).toBeTruthy();
});

test('before ordering it is said what the chosen way costs, and the order costs the same', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const totals = async (way: string) => (await guest.get(`/order/totals?${way}`)).body;
  const cod = (await totals('delivery=branch&payment=cod')).data;
  expect(cod).toMatchObject({ goods: 600, discount: 0, total: { deliveryPrice: 70, paymentPrice: 33.4 } });
  expect(cod.total.totalPrice.price).toBe(703.4);
  const pickup = (await totals('delivery=pickup&payment=cod')).data.total;
  expect(pickup).toMatchObject({ deliveryPrice: 0, paymentPrice: 0, totalPrice: { price: 600 } });
  const { data } = (await submit({ ...(await submission(PICKUP)), 'cart[payment]': 'cod' })).body;
  expect((await get(`/data/order/${data.token}`)).body.data.order.total).toBe(600);
  for (const wrong of ['delivery=pigeon&payment=cod', 'payment=cod', 'delivery[$ne]=x&payment=card'])
    expect((await guest.get(`/order/totals?${wrong}`)).status).toBe(400);
});

test('the cart names the choices its total holds for, and every other choice has another total', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const { total, pricedFor } = (await guest.get('/data/cart')).body.data.cart;
  expect(pricedFor).toEqual({ delivery: ['branch', 'locker', 'courier'], payment: ['card'] });
  for (const delivery of DELIVERY_METHODS) {
    for (const payment of PAYMENT_METHODS) {
      const { data } = (await guest.get(`/order/totals?delivery=${delivery}&payment=${payment}`)).body;
      const isCartTotal = pricedFor.delivery.includes(delivery) && pricedFor.payment.includes(payment);
      expect(data.total.totalPrice.price === total.totalPrice.price).toBe(isCartTotal);
    }
  }
});

test('a cart that is delivered free costs the same by every method', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=2`);
  const { total, pricedFor } = (await guest.get('/data/cart')).body.data.cart;
  expect(total.deliveryPrice).toBe(0);
  expect(pricedFor).toEqual({ delivery: [...DELIVERY_METHODS], payment: ['card'] });
});

test('a visitor without a cart cannot place an order', async () => {
  await guest.get(`/order/add-product/${diary}`);
  const sent = await submission();
  expect((await submit(sent, as({}))).body.code).toBe('cart_empty');
});

test('a member sees their own orders, a stranger’s link is not found', async () => {
  const member = as({ userId: 'u1' });
  await member.get(`/order/add-product/${diary}`);
  const { body } = await submit(await submission(PICKUP, member), member);
  const { orders } = (await member.get('/data/orders')).body.data;
  const delivery = { method: 'pickup', label: 'Самовивіз', isPickup: true };
  expect(orders).toMatchObject([
    { number: body.data.number, total: 600, title: 'diary', pieces: 1, delivery },
  ]);
  expect((await as({ userId: 'u2' }).get('/data/orders')).body.data.orders).toEqual([]);
  expect((await guest.get('/data/orders')).status).toBe(401);
  await get(`/data/order/${'x'.repeat(32)}`).expect(404);
  await get('/data/order/short').expect(400);
  // Known contacts stand in the next form.
  const next = flat((await formOf(member)).fields).find(({ name }) => name === 'email');
  expect(next!.value).toBe('sofiia@stezhka.example');
  const phone = flat((await formOf(member)).fields).find(({ name }) => name === 'phone');
  expect(phone!.value).toBe('+38 (050) 000 00 00');
});

test('an order is given up once, and its goods are back', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=3`);
  const { token } = (await submit(await submission())).body.data;
  for (let again = 0; again < 2; again += 1) {
    const { status, body } = await guest.post(`/order/${token}/cancel`);
    expect([status, body.data.order.state]).toEqual([200, 'cancelled']);
  }
  expect((await ProductModel.findOne({ slug: 'diary' }).lean())!.stock).toBe(10);
});

test('no order is made to be paid by card while payments are off; cash on delivery goes on', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=2`);
  const byCard = await submission();
  useProvider(undefined);
  try {
    const refused = await submit(byCard);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['cart[payment]']]);
    expect(await OrderModel.estimatedDocumentCount()).toBe(0);
    expect((await ProductModel.findOne({ slug: 'diary' }).lean())!.stock).toBe(10);
    expect((await guest.get('/data/cart')).body.data.cart.products).toMatchObject([{ quantity: 2 }]);
    const courier = { 'cart[delivery][method]': 'courier', 'cart[delivery][town]': 'Полтава' };
    const place = { ...courier, 'cart[delivery][address]': 'вул. Соборності, 1' };
    const collected = await submit({ ...byCard, ...place, 'cart[payment]': 'cod' });
    expect([collected.status, collected.body.code]).toEqual([200, undefined]);
  } finally {
    useProvider(sandbox());
  }
});

test('unpaid orders of a visitor are few; a double submission is still one order', async () => {
  const order = async (who = guest) => {
    await who.get(`/order/add-product/${diary}?quantity=1`);
    const body = await submission(undefined, who);
    return who.post('/form/cart', body);
  };
  await order();
  await order();
  await guest.get(`/order/add-product/${diary}?quantity=1`);
  const third = await submission();
  expect(await Promise.all([submit(third), submit(third)])).toMatchObject([{ status: 200 }, { status: 200 }]);
  const refused = await order();
  expect([refused.status, refused.body.code]).toEqual([409, 'orders_unpaid']);
  expect(await OrderModel.estimatedDocumentCount()).toBe(3);
});

test.each([
  ['pending_payment', /чекає на оплату/],
  ['failed', /чекає на оплату/],
  ['pending_confirmation', /чекає на підтвердження/],
  ['cod_confirmed', /^$/],
] as const)('of an order that is %s the cart says what it waits for', async (state, said) => {
  await guest.get(`/order/add-product/${diary}?quantity=1`);
  const { token } = (await submit(await submission())).body.data;
  await OrderModel.updateOne({ token }, { state });
  const { message, order } = (await guest.get('/order/checkout-message')).body.data;
  expect([message, order]).toEqual([expect.stringMatching(said), message ? token : null]);
});

test('the form offers and preselects only what works, and the cart is priced for it', async () => {
  await guest.get(`/order/add-product/${diary}?quantity=2`);
  useProvider(undefined);
  useCarrier(undefined);
  try {
    const { fields } = (await guest.get('/form/cart')).body.data.form;
    const find = (name: string, among = fields): FormField =>
      among.find((one: FormField) => one.name === name);
    const offered = (field: FormField) => [field.value, field.options!.map(({ value }) => value)];
    const method = find('method', find('delivery').fields);
    expect(offered(method)).toEqual(['courier', ['courier', 'pickup']]);
    expect(offered(find('payment'))).toEqual(['cod', ['cod']]);
    const { pricedFor, total } = (await guest.get('/data/cart')).body.data.cart;
    expect(pricedFor).toMatchObject({ delivery: expect.arrayContaining(['courier']), payment: ['cod'] });
    expect(total.paymentPrice).toBeGreaterThan(0);
    const cities = await guest.get('/form/cart/cities?search=Пол');
    expect(cities.status).toBe(404);
  } finally {
    useProvider(sandbox());
    useCarrier(fixtureCarrier);
  }
});

test('made-up branches are a demonstration’s alone', () => {
  expect(readCarrier({}, true)).toBe(fixtureCarrier);
  expect(readCarrier({}, false)).toBeUndefined();
  expect(readCarrier({ NOVA_POSHTA_KEY: 'a key' }, false)).not.toBe(fixtureCarrier);
});
