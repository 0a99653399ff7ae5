import { randomInt } from 'node:crypto';
import { isDuplicateKey } from '@stezhka/kit/database';
import { serve } from '@stezhka/kit/http';
import { giveWelcomeCode } from '@stezhka/shop-contract';
import Joi from 'joi';
import { CouponModel } from './coupons.model.ts';

/** Product 9, Money and offers. */
const PERCENT = 5;
/** Without similar-looking letters and digits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = () => `STEZHKA-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

async function welcomeCode(email: string): Promise<string> {
  const own = { welcome: true, email };
  const fresh = {
    code: newCode(),
    discount: { kind: 'percent' as const, percent: PERCENT },
    limit: 1,
    firstOrderOnly: true,
  };
  await CouponModel.updateOne(
    own,
    { $setOnInsert: fresh },
    { upsert: true, setDefaultsOnInsert: true },
  ).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return (await CouponModel.findOne(own).lean())!.code;
}

export const welcomeCodeRoutes = [
  serve(
    giveWelcomeCode,
    { body: Joi.object({ email: Joi.string().email({ tlds: false }).lowercase().max(254).required() }) },
    async ({ body }) => ({ code: await welcomeCode(body.email) }),
  ),
];
