import { useDatabase } from '@stezhka/kit/testing/database';
import { as, get, makeCategories, product } from '../testing/catalogue.ts';
import { DeliveryTermsModel, writeDefaultDeliveryTerms } from './delivery-terms.model.ts';

useDatabase();

const AT = '/admin/shop/delivery';
const boss = as({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });
const admin = as({ userId: '65f0000000000000000000a2', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
const TERMS = { freeFrom: '500', freeFromCount: '2', price: '80.50', codFee: '15', codPercent: '1.5' };
let id: string;

beforeEach(async () => {
  await DeliveryTermsModel.deleteMany({}).hint({ _id: 1 });
  await writeDefaultDeliveryTerms();
  id = String((await DeliveryTermsModel.findOne({ name: 'delivery' }))!._id);
});
const change = (more: Record<string, unknown> = {}, who = boss) => {
  const fields = Object.entries({ ...TERMS, _version: '0', ...more });
  return who.post(
    `${AT}/${id}`,
    Object.fromEntries(fields.map(([name, value]) => [`delivery[${name}]`, value])),
  );
};

test('terms of the super administrator apply to the next cart and survive a new seeding', async () => {
  expect((await change()).status).toBe(200);
  await writeDefaultDeliveryTerms();
  expect((await get('/data/delivery-terms').expect(200)).body.data).toMatchObject({
    freeFrom: 500,
    freeFromCount: 2,
    price: 80.5,
  });
  const { diaries } = await makeCategories();
  const diary = await product('diary', diaries, { price: 40_000 });
  const guest = as({ guestId: 'g1' });
  await guest.get(`/order/add-product/${diary}`);
  const { total } = (await guest.get('/order/totals?delivery=courier&payment=cod')).body.data;
  // 15 ₴ and 1.5% of 480.50 ₴, to the kopiyka.
  expect(total).toMatchObject({ deliveryPrice: 80.5, paymentPrice: 22.21, totalPrice: { price: 502.71 } });
});

test('administrators look, and only a super administrator writes', async () => {
  expect((await admin.get(AT)).body.data.items).toHaveLength(1);
  expect((await change({}, admin)).status).toBe(403);
  expect((await as({ userId: 'u1' }).get(AT)).status).toBe(403);
  expect((await boss.post(`${AT}/${id}/remove`, { version: 0 })).status).toBe(404);
});

test.each([
  ['price', '-1'],
  ['price', '1e9'],
  ['codPercent', '101'],
  ['freeFromCount', '0'],
  ['freeFrom', { $ne: null }],
  ['codFee', 'NaN'],
  ['name', 'other'],
])('%s as %j is refused', async (field, value) => {
  expect([400, 422]).toContain((await change({ [field]: value })).status);
  expect((await get('/data/delivery-terms')).body.data.price).toBe(70);
});
