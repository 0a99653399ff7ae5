import { model, Schema } from 'mongoose';

export interface LoginOriginFields {
  /** A digest. */
  _id: string;
  userId: string;
  expiresAt: Date;
}

/** What members have logged in from, a network or a device, until the moment at which it is forgotten. */
export function loginOriginModel(name: string, collection: string) {
  const schema = new Schema<LoginOriginFields>(
    {
      _id: String,
      userId: { type: String, required: true },
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ userId: 1 });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return model<LoginOriginFields>(name, schema, collection);
}
