import { model, Schema } from 'mongoose';

export interface KnownNetworkFields {
  _id: string;
  userId: string;
  expiresAt: Date;
}

const schema = new Schema<KnownNetworkFields>(
  {
    _id: String,
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const KnownNetworkModel = model<KnownNetworkFields>('KnownNetwork', schema, 'known_networks');
