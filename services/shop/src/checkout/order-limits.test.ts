import { AttemptModel } from '@stezhka/kit/attempts';
import { setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { collectMails } from '@stezhka/kit/testing/mails';
import type { Cart } from '@stezhka/shop-contract';
import { KitModel } from '../kits/kits.model.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, MANY_ORDERS, makeCategories, product, text } from '../testing/catalogue.ts';
import { allowOrdersPerHour } from './order-limits.ts';

useDatabase();

const IN_STOCK = 60;
let diary: string;
let kit: string;

beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  await AttemptModel.deleteMany().hint({ _id: 1 });
  const { diaries } = await makeCategories();
  diary = await product('diary', diaries, { price: 40_000, stock: IN_STOCK });
  const words = { title: text('Вечір'), description: text('Разом') };
  const parts = { mainProduct: diary, extraProducts: [] };
  kit = (await KitModel.create([{ slug: 'evening', ...words, ...parts, price: 40_000 }]))[0]!.id;
});
afterEach(async () => {
  allowOrdersPerHour(MANY_ORDERS);
  await clearDatabase();
});
afterAll(() => setClock(null));

interface Buyer {
  guestId?: string;
  userId?: string;
  email?: string;
  address?: string;
  payment?: 'card' | 'cod';
  quantity?: number;
  add?: string;
}

/** Fills a cart, at 400 ₴ a piece, and returns what sends its form: several may be sent at once. */
async function fill({
  guestId = 'g1',
  userId,
  email = `${guestId}@x.example`,
  address = '203.0.113.7',
  payment = 'card',
  quantity = 1,
  add = `add-product/${diary}`,
}: Buyer = {}) {
  const who = as(userId ? { userId } : { guestId });
  await who.get(`/order/${add}?quantity=${quantity}`);
  const { version, products, kits } = (await who.get('/data/cart')).body.data.cart as Cart;
  const goods = [...products, ...kits].reduce((all, { sum }) => all + sum.price * 100, 0);
  const form = {
    'cart[contacts][name]': 'Софія',
    'cart[contacts][lastName]': 'Мельник',
    'cart[contacts][phone]': '050 000 00 00',
    'cart[contacts][email]': email,
    'cart[delivery][method]': 'pickup',
    'cart[payment]': payment,
    'cart[version]': String(version),
    'cart[goods]': String(goods),
  };
  return async (more: object = {}) => {
    const headers = { 'x-forwarded-for': address };
    const { status, body } = await who.post('/form/cart', { ...form, ...more }, headers);
    return { code: (body.code ?? status) as string | number, error: body.error as string, body };
  };
}
const buy = async (buyer: Buyer) => (await (await fill(buyer))()).code;
const atOnce = async (buyers: Buyer[]) => {
  const submits: Awaited<ReturnType<typeof fill>>[] = [];
  for (const buyer of buyers) submits.push(await fill(buyer));
  const codes = (await Promise.all(submits.map((submit) => submit()))).map(({ code }) => code);
  return {
    made: codes.filter((code) => code === 200).length,
    others: new Set(codes.filter((c) => c !== 200)),
  };
};
const guests = (count: number, buyer: (n: number) => Buyer = () => ({})): Buyer[] =>
  Array.from({ length: count }, (_, n) => ({ guestId: `g${n}`, ...buyer(n) }));
const stock = async () => (await ProductModel.findById(diary).lean())!.stock;

describe('goods without money', () => {
  test('large orders on delivery that nobody has confirmed hold nothing', async () => {
    for (let n = 0; n < 3; n += 1) expect(await buy({ payment: 'cod', quantity: IN_STOCK })).toBe(200);
    expect(await stock()).toBe(IN_STOCK);
    expect(await buy({ guestId: 'g2', address: '198.51.100.1', quantity: 2 })).toBe(200);
  });

  test('more than there is cannot be ordered to be confirmed later, either', async () => {
    const submit = await fill({ payment: 'cod', quantity: 7 });
    await ProductModel.updateOne({ _id: diary }, { stock: 6 });
    const { code, body } = await submit();
    expect([code, body.data.left]).toEqual(['not_enough_stock', 6]);
  });

  test('unpaid orders by card of one visitor hold twenty pieces of a product, those in kits among them', async () => {
    expect(await buy({ quantity: 15 })).toBe(200);
    expect(await buy({ quantity: 6 })).toBe('pieces_unpaid');
    const { code, error } = await (await fill({ add: `add-kit/${kit}`, quantity: 6 }))();
    expect(code).toBe('pieces_unpaid');
    expect(error).toMatch(/20 шт\..*«diary».*при отриманні/);
    expect(await stock()).toBe(IN_STOCK - 15);
    expect(await buy({ guestId: 'g2', quantity: 21, address: '198.51.100.1' })).toBe('pieces_unpaid');
    expect(await buy({ guestId: 'g3', quantity: 20, address: '198.51.100.1' })).toBe(200);
  });

  test('unpaid orders by card hold sixty pieces together, however many products they are of', async () => {
    const { category } = (await ProductModel.findById(diary).lean())!;
    const others = ['album', 'deck', 'cover'];
    const [album, deck, cover] = await Promise.all(
      others.map((slug) => product(slug, category, { price: 40_000, stock: IN_STOCK })),
    );
    const guest = as({ guestId: 'g1' });
    for (const id of [album, deck]) await guest.get(`/order/add-product/${id}?quantity=20`);
    expect(await buy({ quantity: 20 })).toBe(200);
    expect(await buy({ guestId: 'g2', add: `add-product/${cover}` })).toBe('pieces_unpaid');
    expect(await buy({ guestId: 'g2', add: `add-product/${cover}`, payment: 'cod' })).toBe(200);
  });

  test('at once and with a new cookie each, visitors of one address hold no more together', async () => {
    const { made, others } = await atOnce(guests(6, () => ({ quantity: 8 })));
    expect([made, others, await stock()]).toEqual([2, new Set(['pieces_unpaid']), IN_STOCK - 16]);
    // On delivery, from elsewhere, and for a member at the same address nothing is in the way.
    expect(await buy({ guestId: 'g-cod', quantity: 5, payment: 'cod' })).toBe(200);
    expect(await buy({ guestId: 'g-far', quantity: 8, address: '198.51.100.1' })).toBe(200);
    expect(await buy({ userId: 'u1', quantity: 8 })).toBe(200);
  });

  test('goods that were paid or given up count no more, and the order forgets the address', async () => {
    const { body } = await (await fill({ quantity: 20 }))();
    const { token } = body.data;
    expect((await OrderModel.findOne({ token }).lean())!.network).toBe('203.0.113.7');
    expect((await as({ guestId: 'g1' }).post(`/order/${token}/cancel`)).status).toBe(200);
    expect((await OrderModel.findOne({ token }).lean())!.network).toBeNull();
    expect(await buy({ guestId: 'g2', quantity: 20 })).toBe(200);
  });
});

describe('somebody else’s e-mail', () => {
  const victim = { guestId: 'victim', email: 'victim@x.example', address: '198.51.100.1' };

  test('unpaid orders of strangers under it keep its owner from no order, and send three mails at most', async () => {
    const sent = collectMails((to) => recipientOf(to, async () => undefined));
    for (const stranger of guests(6)) expect(await buy({ ...stranger, email: victim.email })).toBe(200);
    await runDueJobs();
    expect(sent.map(({ to }) => to)).toEqual([victim.email, victim.email, victim.email]);
    expect(await buy(victim)).toBe(200);
    expect(await buy({ ...victim, payment: 'cod', quantity: 6 })).toBe(200);
    expect(await buy({ ...victim, payment: 'cod' })).toBe(200);
  });

  test('unconfirmed orders of strangers under it each have a mail with the link, and leave payment by card', async () => {
    const sent = collectMails((to) => recipientOf(to, async () => undefined));
    const large = { payment: 'cod', quantity: 6, email: victim.email } as const;
    for (const stranger of guests(3)) expect(await buy({ ...stranger, ...large })).toBe(200);
    await runDueJobs();
    expect(sent.map(({ to }) => to)).toEqual([victim.email, victim.email, victim.email]);
    const { code, error } = await (await fill({ ...victim, ...large }))();
    expect([code, error]).toEqual(['orders_unconfirmed', expect.stringMatching(/у листі.*карткою/)]);
    expect(await buy({ ...victim, payment: 'card' })).toBe(200);
    expect(await buy({ ...victim, ...large, userId: 'u1' })).toBe(200);
  });

  test('unconfirmed orders are three however many guests order at once', async () => {
    const large = { payment: 'cod', quantity: 6, email: victim.email } as const;
    const { made, others } = await atOnce(guests(8, (n) => ({ ...large, address: `203.0.113.${n}` })));
    expect([made, others]).toEqual([3, new Set(['orders_unconfirmed'])]);
  });

  test('orders of an hour are as many as allowed however many guests order at once', async () => {
    allowOrdersPerHour(6);
    const cod = { payment: 'cod', email: victim.email } as const;
    const { made, others } = await atOnce(guests(5, (n) => ({ ...cod, address: `203.0.113.${n}` })));
    expect([made, others]).toEqual([2, new Set(['too_many_requests'])]);
    expect(await buy(victim)).toBe(200);
  });
});

describe('one address', () => {
  test('submissions that made no order count for nobody, nor does a repeated one', async () => {
    allowOrdersPerHour(3);
    const cod = { payment: 'cod' } as const;
    const submit = await fill({ guestId: 'wrong', ...cod });
    for (let n = 0; n < 10; n += 1) expect((await submit({ 'cart[goods]': '1' })).code).toBe('cart_changed');
    for (let n = 0; n < 10; n += 1) expect((await submit()).code).toBe(200);
    expect([await buy({ guestId: 'g2', ...cod }), await buy({ guestId: 'g3', ...cod })]).toEqual([200, 200]);
    expect(await buy({ guestId: 'g4', ...cod })).toBe('too_many_requests');
  });

  test('orders of an hour are as many as allowed however many guests order at once', async () => {
    allowOrdersPerHour(3);
    const { made, others } = await atOnce(guests(8, () => ({ payment: 'cod' })));
    expect([made, others]).toEqual([3, new Set(['too_many_requests'])]);
  });

  test('unpaid orders are a third of that, and the next guest hears what to do', async () => {
    allowOrdersPerHour(12);
    const { made, others } = await atOnce(guests(8));
    expect([made, others]).toEqual([4, new Set(['network_unpaid'])]);
    const { error } = await (await fill({ guestId: 'late' }))();
    expect(error).toMatch(/Увійдіть.*при отриманні/);
  });

  test('members count by their account alone', async () => {
    allowOrdersPerHour(3);
    for (const guest of guests(3, () => ({ payment: 'cod' }))) await buy(guest);
    expect(await buy({ guestId: 'g-late' })).toBe('too_many_requests');
    expect([await buy({ userId: 'u1' }), await buy({ userId: 'u2' })]).toEqual([200, 200]);
    expect(await buy({ userId: 'u1' })).toBe('too_many_requests');
  });
});
