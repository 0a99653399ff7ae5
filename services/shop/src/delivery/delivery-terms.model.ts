import { model, Schema } from 'mongoose';

export interface DeliveryTerms {
  /** Free from this sum of goods, kopiykas. */
  freeFrom: number;
  /** Pieces that usually come to that sum: the words of the English title, no rule (product 9, Free delivery). */
  freeFromCount: number;
  /** Kopiykas. */
  price: number;
  /** Fee of cash on delivery: kopiykas, and percent of what is collected. */
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

export const DeliveryTermsModel = model<DeliveryTermsFields>('Setting', schema, 'settings');

export const writeDefaultDeliveryTerms = (): Promise<unknown> =>
  DeliveryTermsModel.updateOne({ name: 'delivery' }, { $setOnInsert: DEFAULTS }, { upsert: true });

export const readDeliveryTerms = async (): Promise<DeliveryTerms> =>
  (await DeliveryTermsModel.findOne({ name: 'delivery' }).lean()) ?? DEFAULTS;
