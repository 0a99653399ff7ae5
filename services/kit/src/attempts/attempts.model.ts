import { model, Schema } from 'mongoose';

/** How often something was tried lately, shared by all processes. */
export interface AttemptFields {
  /** What was tried and by whom, e.g. 'login-account 3f2c…'. */
  _id: string;
  count: number;
  /** The next try counts from here on. */
  freeAt?: Date;
  /** Forgotten then; the database sweeps a little later. */
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
