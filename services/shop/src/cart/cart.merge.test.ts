import { useDatabase } from '@stezhka/kit/testing/database';
import type { Cart } from '@stezhka/shop-contract';
import { CouponModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { as, makeCategories, product, text } from '../testing/catalogue.ts';
import { CartModel } from './cart.model.ts';

useDatabase();

let diary: string;
let deck: string;
/** Each test has a member and a guest of its own. */
let people = 0;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 60_000 });
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
const add = (who: Who, id: string) => who.get(`/order/add-product/${id}`);

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
