import { transaction } from '@stezhka/kit/database';
import { clearDatabase, examinedBy, useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { personData } from '../person/person.ts';
import { CouponModel, CouponUseModel } from './coupons.model.ts';
import { redeemCoupon } from './coupons.service.ts';

useDatabase();
afterEach(clearDatabase);

const discount = { kind: 'percent' as const, percent: 5 };

test('a promocode has a code and a discount, and is in force unless told; a use has its order and its buyer', async () => {
  const missing = async (row: { validate(): Promise<void> }) =>
    row.validate().then(
      () => [],
      ({ errors }) => Object.keys(errors).sort(),
    );
  expect(await missing(new CouponModel({}))).toEqual(['code', 'discount']);
  expect(await missing(new CouponModel({ code: 'FIVE', discount: {} }))).toEqual(['discount.kind']);
  expect(await missing(new CouponUseModel({}))).toEqual(['coupon', 'email', 'order']);
  const coupon = new CouponModel({ code: ' five ', email: 'Anna@X.example' });
  expect(coupon).toMatchObject({ code: 'FIVE', email: 'anna@x.example' });
  expect(coupon).toMatchObject({ active: true, welcome: false, firstOrderOnly: false, limit: null, used: 0 });
  expect(new CouponUseModel({ email: 'Anna@X.example' }).email).toBe('anna@x.example');
});

test('an address has one welcome code beside any number of other ones', async () => {
  const discount = { kind: 'percent' as const, percent: 5 };
  const coupons = (welcome: boolean, ...codes: string[]) =>
    CouponModel.insertMany(codes.map((code) => ({ code, discount, welcome, email: 'olena@example.ua' })));
  await coupons(true, 'FIRST');
  await expect(coupons(true, 'SECOND')).rejects.toThrow(/duplicate key/);
  expect(await coupons(false, 'THIRD', 'FOURTH')).toHaveLength(2);
});

test('an order uses one promocode', async () => {
  const order = new Types.ObjectId();
  const use = () => CouponUseModel.create({ order, coupon: new Types.ObjectId(), email: 'anna@x.example' });
  await use();
  await expect(use()).rejects.toThrow(/duplicate key/);
});

describe('among hundreds of promocodes and uses of others', () => {
  const OTHERS = 400;
  const FEW = 10;
  const anna = { userId: 'anna', email: 'anna@x.example' };
  beforeEach(async () => {
    const coupon = await CouponModel.create({ code: 'FIVE', discount, limitPerPerson: 2 });
    const numbers = Array.from({ length: OTHERS }, (_, n) => n);
    await CouponModel.insertMany(
      numbers.map((n) => ({ code: `OF-${n}`, discount, email: `other-${n}@x.example` })),
    );
    await CouponUseModel.insertMany(
      numbers.map((n) => ({
        coupon: coupon._id,
        order: new Types.ObjectId(),
        userId: n % 2 ? `member-${n}` : null,
        email: `other-${n}@x.example`,
      })),
    );
  });
  const redeem = async () => {
    const coupon = (await CouponModel.findOne({ code: 'FIVE' }).lean())!;
    const buyer = { ...anna, order: new Types.ObjectId(), hasPaid: false };
    await transaction((session) => redeemCoupon(coupon, buyer, session));
  };

  test.each([
    ['coupons', 'a promocode is found by its code', redeem],
    ['coupon_uses', 'the uses of a promocode by one person are counted', redeem],
    ['coupons', 'those of one address are found', () => personData.export(anna)],
    ['coupon_uses', 'what one person used is found', () => personData.export(anna)],
  ])('of %s: %s without reading them', async (collection, _, work) => {
    expect((await examinedBy(collection, work)).filter((count) => count > FEW)).toEqual([]);
  });
});
