import { localisedText } from '@stezhka/kit/localised';
import type { Localised } from '@stezhka/kit-contract';
import { DELIVERY_METHODS, type DeliveryMethod } from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';

/** Where a member's parcels may go again: the carrier's own ids, or a courier's address. */
export interface DeliveryPlaceFields {
  userId: string;
  method: DeliveryMethod;
  /** City and branch or locker; town and address. */
  city: string;
  place: string;
  label: Localised;
  usedAt: Date;
}
export type DeliveryPlaceRow = DeliveryPlaceFields & { _id: Types.ObjectId };

const schema = new Schema<DeliveryPlaceFields>(
  {
    userId: { type: String, required: true },
    method: { type: String, enum: DELIVERY_METHODS, required: true },
    city: { type: String, required: true },
    place: { type: String, required: true },
    label: localisedText(),
    usedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, method: 1, city: 1, place: 1 }, { unique: true });
schema.index({ userId: 1, usedAt: -1 });

export const DeliveryPlaceModel = model<DeliveryPlaceFields>('DeliveryPlace', schema, 'delivery_places');
