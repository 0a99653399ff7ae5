import { useDatabase } from '@stezhka/kit/testing/database';
import { type Cart, CONSTRUCTED_SLUG, FIRST_CHOICES } from '@stezhka/shop-contract';
import { CouponModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { CartModel } from './cart.model.ts';

useDatabase();

let diary: string;
let deck: string;
let sized: string;
let own: string;
/** Each test has a member and a guest of its own. */
let people = 0;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000 });
  const size = (value: string) => ({ value, price: 40_000, stock: 20 });
  sized = await product('sized', diaries, { price: 40_000, stock: 40, sizes: [size('A5'), size('B6')] });
  own = await product(CONSTRUCTED_SLUG, diaries);
  deck = await product('deck', diaries, { price: 50_000 });
  const discount = { kind: 'percent' as const, percent: 10 };
  await CouponModel.create([
    { code: 'MEMBERS', discount },
    { code: 'GUESTS', discount },
  ]);
});
beforeEach(() => {
  people += 1;
});
afterEach(async () => {
  await CartModel.deleteMany().hint({ _id: 1 });
  await KitModel.deleteMany().hint({ _id: 1 });
});

type Who = ReturnType<typeof as>;
const member = () => as({ userId: `u${people}` });
const guest = () => as({ guestId: `g${people}` });
const cartOf = async (who: Who): Promise<Cart> => (await who.get('/data/cart')).body.data.cart;
/** The member's first call after the login: it brings the guest along. */
const login = () => cartOf(as({ userId: `u${people}`, guestId: `g${people}` }));
const apply = (who: Who, promocode: string) => who.post('/order/promocode/apply', { promocode });
const add = (who: Who, id: string, query = '') => who.get(`/order/add-product/${id}${query}`);

const kitFields = (slug: string) => ({
  slug,
  title: text(slug),
  description: text(slug),
  mainProduct: diary,
  extraProducts: [deck],
  price: 90_000,
});

describe('the promocode of the joined cart', () => {
  test('is the guest’s where both have one', async () => {
    await add(member(), diary);
    await apply(member(), 'MEMBERS');
    await add(guest(), deck);
    await apply(guest(), 'GUESTS');
    expect(await login()).toMatchObject({ promocode: 'GUESTS', discount: 110 });
  });

  test.each([
    ['the member’s', 'MEMBERS', member],
    ['the guest’s', 'GUESTS', guest],
  ])('is %s where the other has none', async (_, code, who) => {
    await add(member(), diary);
    await add(guest(), deck);
    await apply(who(), code);
    expect(await login()).toMatchObject({ promocode: code, discount: 110 });
  });

  test('stays the member’s where the guest’s cart is empty', async () => {
    await add(member(), diary);
    await apply(member(), 'MEMBERS');
    const { body } = await add(guest(), deck);
    await apply(guest(), 'GUESTS');
    await guest().get(`/order/remove-product/${body.data.cart.products[0].id}`);
    expect(await login()).toMatchObject({ promocode: 'MEMBERS' });
  });
});

test.each([
  ['the member’s', member],
  ['the guest’s', guest],
])(
  'a kit of %s cart that is no longer offered leaves at login, even if it is offered again',
  async (_, who) => {
    const [evening, morning] = await KitModel.create([kitFields('evening'), kitFields('morning')]);
    await add(guest(), deck);
    for (const kit of [evening!, morning!]) await who().get(`/order/add-kit/${kit._id}`);
    await KitModel.deleteOne({ _id: evening!._id });
    expect((await login()).kits.map(({ kitId }) => kitId)).toEqual([morning!.id]);
    await KitModel.create({ _id: evening!._id, ...kitFields('evening') });
    expect((await cartOf(member())).kits.map(({ kitId }) => kitId)).toEqual([morning!.id]);
  },
);

test('a joined cart has a version that neither cart had: a form of before is out of date', async () => {
  await add(member(), diary);
  await add(guest(), deck);
  const brought = (await add(guest(), deck)).body.data.cart;
  expect((await login()).version).toBeGreaterThan(brought.version);
});

test('a line both have takes the guest’s quantity; another size or another engraving is another line', async () => {
  const engraved = (engraving: string, quantity: number) =>
    `?${new URLSearchParams({ ...FIRST_CHOICES, engraving, quantity: String(quantity) })}`;
  await add(member(), diary, '?quantity=7');
  await add(member(), sized, '?size=B6&quantity=3');
  await add(member(), own, engraved('Анна', 2));
  await add(guest(), sized, '?size=A5&quantity=4');
  await add(guest(), diary, '?quantity=2');
  await add(guest(), own, engraved('Анна', 1));
  await add(guest(), own, engraved('', 1));
  const { products } = await login();
  expect(products.map(({ slug, size, quantity }) => [slug, size, quantity])).toEqual([
    ['diary', null, 2],
    ['sized', 'B6', 3],
    [CONSTRUCTED_SLUG, null, 1],
    ['sized', 'A5', 4],
    [CONSTRUCTED_SLUG, null, 1],
  ]);
  expect(products.map(({ choices }) => /Анна/.test(choices ?? ''))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect((await cartOf(guest())).products).toEqual([]);
});

test('a guest’s kits come along beside as many products, and alone', async () => {
  const [evening, morning] = await KitModel.create([kitFields('evening'), kitFields('morning')]);
  const addKit = (who: Who, kit: { id: string }, quantity: number) =>
    who.get(`/order/add-kit/${kit.id}?quantity=${quantity}`);
  await addKit(member(), evening!, 5);
  await addKit(guest(), evening!, 2);
  await add(guest(), diary);
  const first = await login();
  expect([first.products.length, first.kits.map(({ quantity }) => quantity)]).toEqual([1, [2]]);
  people += 1;
  await addKit(member(), evening!, 5);
  await addKit(guest(), morning!, 1);
  expect((await login()).kits.map(({ kitId, quantity }) => [kitId, quantity])).toEqual([
    [evening!.id, 5],
    [morning!.id, 1],
  ]);
});

test('a product that was deleted comes along from neither cart', async () => {
  const { category } = (await ProductModel.findById(diary).lean())!;
  const lost = await product('lost', category);
  await add(member(), lost);
  await add(guest(), lost, '?quantity=2');
  await add(guest(), diary);
  await ProductModel.deleteOne({ slug: 'lost' });
  await login();
  const stored = (await CartModel.findOne({ userId: `u${people}` }).lean())!;
  expect(stored.products.map((line) => String(line.product))).toEqual([diary]);
});

test('a cart from before there were kits comes along', async () => {
  await add(guest(), diary);
  await CartModel.updateOne({ guestId: `g${people}` }, { $unset: { kits: 1 } });
  expect((await cartOf(guest())).kits).toEqual([]);
  expect((await guest().get('/order/remove-kit/656000000000000000000000')).status).toBe(404);
  expect((await login()).products).toMatchObject([{ slug: 'diary' }]);
});

test('a guest whose cart is empty changes nothing of the member’s', async () => {
  await add(member(), diary);
  const { body } = await add(guest(), deck);
  await guest().get(`/order/remove-product/${body.data.cart.products[0].id}`);
  expect(await login()).toMatchObject({ version: 1, products: [{ slug: 'diary' }] });
});
