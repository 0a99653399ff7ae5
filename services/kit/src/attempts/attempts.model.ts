import { model, Schema } from 'mongoose';

export interface AttemptFields {
  /** Act and subject, e.g. 'login-account 3f2c…'. */
  _id: string;
  count: number;
  freeAt?: Date;
  expiresAt: Date;
}

const schema = new Schema<AttemptFields>(
  {
    _id: String,
    count: { type: Number, required: true },
    freeAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const AttemptModel = model<AttemptFields>('Attempt', schema, 'attempts');
