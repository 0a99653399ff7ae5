import { transaction } from '@stezhka/kit/database';
import { clearDatabase, mostExamined, useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { personData } from '../person/person.ts';
import { CouponModel, CouponUseModel } from './coupons.model.ts';
import { findCoupon, redeemCoupon } from './coupons.service.ts';

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
    const numbers = Array.from({ length: OTHERS }, (_, n) => n);
    await CouponModel.insertMany(
      numbers.map((n) => ({ code: `OF-${n}`, discount, email: `other-${n}@x.example` })),
    );
    const { _id: coupon } = await CouponModel.create({ code: 'FIVE', discount, limitPerPerson: 2 });
    await CouponUseModel.insertMany(
      numbers.map((n) => ({
        coupon,
        order: new Types.ObjectId(),
        userId: n % 2 ? `member-${n}` : null,
        email: `other-${n}@x.example`,
      })),
    );
  });
  const redeem = () =>
    transaction(async (session) => {
      const coupon = (await findCoupon('FIVE', session))!;
      await redeemCoupon(coupon, { ...anna, order: new Types.ObjectId(), hasPaid: false }, session);
    });

  test.each([
    ['coupons', 'a promocode is found by its code', redeem],
    ['coupon_uses', 'the uses of a promocode by one person are counted', redeem],
    ['coupons', 'the promocodes of an address are found', () => personData.export(anna)],
    ['coupon_uses', 'the uses of one person are found', () => personData.export(anna)],
  ])('of %s: %s without reading those of others', async (collection, _, work) => {
    expect(await mostExamined(collection, work)).toBeLessThanOrEqual(FEW);
  });
});
