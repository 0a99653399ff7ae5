import type { Id, Locale } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

/** A login by a provider that is under way. */
export interface OpenidStartRow {
  /** SHA-256 of the state: who reads the database cannot finish it. */
  _id: string;
  /** SHA-256 of the anti-forgery token of the session it began in: no other browser finishes it. */
  browser: string;
  verifier: string;
  nonce: string;
  /** A path of this site with its locale. */
  next: string;
  locale: Locale;
  /** No longer good then; the database sweeps a little later. */
  expiresAt: Date;
}

const startSchema = new Schema<OpenidStartRow>(
  {
    _id: { type: String, required: true },
    browser: { type: String, required: true },
    verifier: { type: String, required: true },
    nonce: { type: String, required: true },
    next: { type: String, required: true },
    locale: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
startSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const OpenidStartModel = model<OpenidStartRow>('OpenidStart', startSchema, 'openid_starts');

/** Who at a provider is which member here. The subject never changes; an e-mail there may. */
export interface OpenidLinkFields {
  issuer: string;
  subject: string;
  userId: Id;
  createdAt: Date;
}

const linkSchema = new Schema<OpenidLinkFields>(
  {
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    userId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
linkSchema.index({ issuer: 1, subject: 1 }, { unique: true });
linkSchema.index({ userId: 1 });

export const OpenidLinkModel = model<OpenidLinkFields>('OpenidLink', linkSchema, 'openid_links');
