import { model, Schema } from 'mongoose';

export interface LinkFields {
  /** The name that texts and mails know the link by, e.g. 'telegram'. */
  name: string;
  /** A path without the locale, or a full address. */
  url: string;
}

const schema = new Schema<LinkFields>(
  { name: { type: String, required: true }, url: { type: String, required: true } },
  { optimisticConcurrency: true },
);
schema.index({ name: 1 }, { unique: true });

export const LinkModel = model<LinkFields>('Link', schema, 'links');
