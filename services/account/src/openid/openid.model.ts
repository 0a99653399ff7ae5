import type { Id, Locale } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface OpenidStartRow {
  _id: string;
  /** SHA-256 of the session's anti-forgery token: only the browser that began the login may finish it. */
  browser: string;
  verifier: string;
  nonce: string;
  next: string;
  locale: Locale;
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

/** The subject never changes; the e-mail at the provider may. */
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
