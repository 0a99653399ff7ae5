import { clock, setClock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { CouponModel, type CouponRow, CouponUseModel } from './coupons.model.ts';
import { checkCoupon, findDiscount, reclaimCoupon, redeemCoupon, releaseCoupon } from './coupons.service.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

const discount = { kind: 'percent' as const, percent: 5 };
const make = async (fields: Partial<CouponRow> = {}): Promise<CouponRow> =>
  (await CouponModel.create({ code: 'FIVE', discount, ...fields })).toObject();
const used = async () => (await CouponModel.findOne({ code: 'FIVE' }).lean())!.used;
const uses = () => CouponUseModel.find().hint({ _id: 1 }).lean();
const order = () => new Types.ObjectId();
const use = (coupon: CouponRow, buyer: object = {}) =>
  transaction((session) =>
    redeemCoupon(
      coupon,
      { order: order(), userId: null, email: 'anna@x.example', hasPaid: false, ...buyer },
      session,
    ),
  );

test.each<[string, () => Partial<CouponRow>, string | undefined]>([
  ['without conditions', () => ({}), undefined],
  ['not in force', () => ({ active: false }), 'coupon_unknown'],
  ['from now on', () => ({ from: clock.now() }), undefined],
  ['from a moment later on', () => ({ from: clock.in(1) }), 'coupon_unknown'],
  ['until now', () => ({ until: clock.now() }), 'coupon_over'],
  ['until a moment later', () => ({ until: clock.in(1) }), undefined],
  ['with one use left', () => ({ limit: 2, used: 1 }), undefined],
  ['with no use left', () => ({ limit: 2, used: 2 }), 'coupon_used'],
  ['used more often than its lowered limit', () => ({ limit: 2, used: 3 }), 'coupon_used'],
  ['used often and without a limit', () => ({ used: 99 }), undefined],
  ['for goods of this sum', () => ({ minGoods: 60_000 }), undefined],
  ['for goods of one kopiyka more', () => ({ minGoods: 60_001 }), 'coupon_small'],
])('a promocode %s', async (_, fields, code) => {
  const coupon = await make(fields());
  const check = () => checkCoupon(coupon, 60_000);
  if (code) expect(check).toThrow(expect.objectContaining({ code }));
  else expect(check).not.toThrow();
});

test('a sum that is too small is told what would do', async () => {
  const coupon = await make({ minGoods: 50_000 });
  expect(() => checkCoupon(coupon, 1)).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({
        params: { from: { uk: '500\u00a0₴', ru: '500\u00a0₴', en: '500\u00a0₴' } },
      }),
    }),
  );
});

test('a cart without a promocode, with one and with a wrong one', async () => {
  await make({ email: 'anna@x.example' });
  await make({ code: 'ANY' });
  expect(await findDiscount(null, 1)).toEqual({ code: '', discount: null, personal: false });
  expect(await findDiscount(' five ', 1)).toEqual({ code: ' five ', discount, personal: true });
  expect(await findDiscount('ANY', 1)).toEqual({ code: 'ANY', discount, personal: false });
  expect(await findDiscount('NONE', 1)).toMatchObject({
    code: 'NONE',
    discount: null,
    personal: false,
    error: { code: 'coupon_unknown' },
  });
});

test('a use is written down with its order and its buyer', async () => {
  await make({ code: 'ANOTHER' });
  const coupon = await make({ limit: 1, limitPerPerson: 1 });
  await use(coupon, { userId: 'u1', email: 'Anna@x.example' });
  expect(await used()).toBe(1);
  expect(await uses()).toMatchObject([{ coupon: coupon._id, userId: 'u1', email: 'anna@x.example' }]);
});

test.each<[string, Partial<CouponRow>, object, string]>([
  ['of another address', { email: 'ivan@x.example' }, {}, 'coupon_foreign'],
  ['for a first order', { firstOrderOnly: true }, { hasPaid: true }, 'coupon_first_order'],
  ['that was taken meanwhile', { limit: 1, used: 1 }, {}, 'coupon_used'],
  ['that is no longer in force', { active: false }, {}, 'coupon_used'],
])('a promocode %s is not taken', async (_, fields, buyer, code) => {
  const coupon = await make(fields);
  await expect(use(coupon, buyer)).rejects.toMatchObject({ code });
  expect(await uses()).toEqual([]);
  expect(await used()).toBe(coupon.used);
});

test('a promocode of an address and of first orders is for whoever has it and paid for none', async () => {
  await use(await make({ email: 'anna@x.example', firstOrderOnly: true }), { email: 'ANNA@x.example' });
  expect(await used()).toBe(1);
});

test('a limit per person counts the uses of that person alone', async () => {
  const coupon = await make({ limitPerPerson: 1 });
  await use(coupon, { userId: 'u1' });
  await use(await make({ code: 'OTHER' }), { userId: 'u2', email: 'ivan@x.example' });
  await use(coupon, { userId: 'u2', email: 'ivan@x.example' });
  for (const again of [{ userId: 'u3' }, { userId: 'u2', email: 'new@x.example' }])
    await expect(use(coupon, again)).rejects.toMatchObject({ code: 'coupon_used' });
});

test('an order that is given up gives its use back, once', async () => {
  const coupon = await make({ limit: 5 });
  const given = order();
  await use(coupon, { order: given });
  await use(coupon, { email: 'ivan@x.example' });
  for (let n = 0; n < 2; n++) await transaction((session) => releaseCoupon(given, session));
  expect(await used()).toBe(1);
  expect(await uses()).toMatchObject([{ email: 'ivan@x.example' }]);
});

test('an order that is paid after all counts again, whatever the limits say', async () => {
  const coupon = await make({ limit: 1, used: 1 });
  const late = { _id: order(), coupon: 'FIVE', userId: null, contacts: { email: 'anna@x.example' } as never };
  const retake = (code: string | null) =>
    transaction((session) => reclaimCoupon({ ...late, coupon: code }, session));
  await retake(null);
  await retake('GONE');
  expect([await used(), await uses()]).toEqual([1, []]);
  await retake('FIVE');
  expect(await used()).toBe(2);
  expect(await uses()).toMatchObject([{ coupon: coupon._id, order: late._id, email: 'anna@x.example' }]);
});
