import { model, Schema } from 'mongoose';

export const CODE_PURPOSES = ['recovery', 'email', 'second-factor-removal'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export interface CodeFields {
  _id: string;
  purpose: CodePurpose;
  userId: string;
  /** The code is void once the account has another address. */
  email: string;
  expiresAt: Date;
}

const schema = new Schema<CodeFields>(
  {
    _id: String,
    purpose: { type: String, enum: CODE_PURPOSES, required: true },
    userId: { type: String, required: true },
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, purpose: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const CodeModel = model<CodeFields>('Code', schema, 'codes');
