import type { DeliveryTermsReply } from '@stezhka/shop-contract';
import { model, Schema } from 'mongoose';
import { CURRENCY, toHryvnias } from '../money/money.ts';

export interface DeliveryTerms {
  /** Kopiykas of goods from which delivery is free. */
  freeFrom: number;
  /** Pieces from which it is free in English, where the offer counts them (product 9, Free delivery). */
  freeFromCount: number;
  /** Kopiykas below the threshold. */
  price: number;
  /** What cash on delivery costs: kopiykas, and percent of what is collected. */
  codFee: number;
  codPercent: number;
}

const DEFAULTS: DeliveryTerms = {
  freeFrom: 100_000,
  freeFromCount: 3,
  price: 7_000,
  codFee: 2_000,
  codPercent: 2,
};

const amount = (usual: number) => ({ type: Number, default: usual, min: 0 });
export type DeliveryTermsFields = DeliveryTerms & { name: 'delivery' };
const schema = new Schema<DeliveryTermsFields>({
  name: { type: String, required: true },
  freeFrom: amount(DEFAULTS.freeFrom),
  freeFromCount: amount(DEFAULTS.freeFromCount),
  price: amount(DEFAULTS.price),
  codFee: amount(DEFAULTS.codFee),
  codPercent: { ...amount(DEFAULTS.codPercent), max: 100 },
});
schema.index({ name: 1 }, { unique: true });

/** Settings that staff change; what nobody has changed is the default. */
export const DeliveryTermsModel = model<DeliveryTermsFields>('Setting', schema, 'settings');

/** So that staff find something to change; what they changed stays. */
export const writeDefaultDeliveryTerms = (): Promise<unknown> =>
  DeliveryTermsModel.updateOne({ name: 'delivery' }, { $setOnInsert: DEFAULTS }, { upsert: true });

export const readDeliveryTerms = async (): Promise<DeliveryTerms> =>
  (await DeliveryTermsModel.findOne({ name: 'delivery' }).lean()) ?? DEFAULTS;

export const presentDeliveryTerms = (terms: DeliveryTerms): DeliveryTermsReply => ({
  freeFrom: toHryvnias(terms.freeFrom),
  freeFromCount: terms.freeFromCount,
  price: toHryvnias(terms.price),
  currency: CURRENCY,
});
