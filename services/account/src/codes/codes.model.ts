import { model, Schema } from 'mongoose';

export type CodePurpose = 'recovery' | 'email';

/** A code that went out in a mail. */
export interface CodeFields {
  /** SHA-256 of the code, hex: who reads the database can use none of them. */
  _id: string;
  purpose: CodePurpose;
  userId: string;
  /** Where it was sent: when the account has another address by then, the code is dead. */
  email: string;
  /** The database sweeps a little later. */
  expiresAt: Date;
}

const schema = new Schema<CodeFields>(
  {
    _id: String,
    purpose: { type: String, enum: ['recovery', 'email'], required: true },
    userId: { type: String, required: true },
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, purpose: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const CodeModel = model<CodeFields>('Code', schema, 'codes');
