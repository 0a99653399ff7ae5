import { model, Schema } from 'mongoose';

export interface KnownDeviceFields {
  _id: string;
  userId: string;
  expiresAt: Date;
}

const schema = new Schema<KnownDeviceFields>(
  {
    _id: String,
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const KnownDeviceModel = model<KnownDeviceFields>('KnownDevice', schema, 'known_devices');
