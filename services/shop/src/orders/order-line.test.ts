import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { useDatabase } from '@stezhka/kit/testing/database';
import { collectMails } from '@stezhka/kit/testing/mails';
import { type Cart, CONSTRUCTED_SLUG, FIRST_CHOICES } from '@stezhka/shop-contract';
import { placeOrder } from '../checkout/place-order.ts';
import { formatChoices } from '../constructor/choices.ts';
import { KitModel } from '../kits/kits.model.ts';
import { as, get, makeCategories, product, text } from '../testing/catalogue.ts';

useDatabase();

test('staff, mails and the order’s page name the size, the choices of a custom diary and the parts of a kit', async () => {
  const sent = collectMails((to) => recipientOf(to, async () => undefined));
  const { diaries } = await makeCategories();
  const sizes = ['A5', 'B6'].map((value) => ({ value, price: 10_000, stock: 9 }));
  const diary = await product('diary', diaries, { price: 10_000, stock: 18, sizes });
  const deck = await product('deck', diaries, { price: 10_000 });
  const own = await product(CONSTRUCTED_SLUG, diaries, { price: 10_000 });
  const words = { title: text('Пара'), description: text('Пара') };
  const parts = { mainProduct: deck, extraProducts: [diary] };
  const kit = (await KitModel.create([{ slug: 'pair', ...words, ...parts, price: 15_000 }]))[0]!.id;

  const guest = as({ guestId: 'g1' });
  await guest.get(`/order/add-product/${diary}?size=B6&quantity=2`);
  const choices = { ...FIRST_CHOICES, paper: 'kraft' as const, engraving: 'Софія' };
  await guest.get(`/order/add-product/${own}?${new URLSearchParams(choices)}`);
  const { cart }: { cart: Cart } = (await guest.get(`/order/add-kit/${kit}`)).body.data;
  const goods = [...cart.products, ...cart.kits].reduce((sum, line) => sum + line.sum.price * 100, 0);
  const order = await placeOrder({
    owner: { guestId: 'g1' },
    locale: 'en',
    contacts: { name: 'Софія', lastName: 'М', phone: '+380500000000', email: 's@x.example', comment: '' },
    delivery: { method: 'pickup', city: '', place: '' },
    payment: 'cod',
    seen: { version: cart.version, goods },
  });

  const named = (locale: 'uk' | 'en') => {
    const en = locale === 'en' ? ' (en)' : '';
    return [
      `diary${en}, B6 × 2`,
      `${CONSTRUCTED_SLUG}${en}, ${formatChoices(choices, locale)} × 1`,
      `Пара${en}: deck${en} + diary${en}, A5 × 1`,
    ];
  };
  const staff = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  const { items } = (await staff.get('/admin/shop/orders')).body.data;
  expect(items[0].cells.goods).toBe(named('uk').join('; '));
  for (let n = 0; n < 3; n += 1) await runDueJobs();
  const mail = sent[0]!.text.replaceAll('\u00a0', ' ');
  for (const line of named('en')) expect(mail).toContain(line);
  const { lines } = (await get(`/data/order/${order.token}`, 'en')).body.data.order;
  expect(lines[2].parts).toEqual(['deck (en)', 'diary (en), A5']);
});
