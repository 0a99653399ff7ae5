import mongoose, { Schema } from 'mongoose';
import { createTransport } from 'nodemailer';
import { clock } from '../clock.ts';
import type { RenderedMail } from './define.ts';

export interface OutgoingMail extends RenderedMail {
  from: string;
  to: string | { name: string; address: string };
  messageId: string;
}
export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
}

/** Real mail. @param url e.g. 'smtps://user:password@mail.example.org' */
export function smtpTransport(url: string): Transport {
  const smtp = createTransport(url);
  return {
    async send({ unsubscribe, ...mail }) {
      await smtp.sendMail({
        ...mail,
        // Nobody answers an automatic reply with another one.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(unsubscribe && { list: { unsubscribe } }),
      });
    },
  };
}

export interface SunkMail extends Omit<OutgoingMail, 'to'> {
  to: string;
  at: Date;
}

const schema = new Schema<SunkMail>(
  {
    from: String,
    to: String,
    messageId: String,
    subject: String,
    html: String,
    text: String,
    unsubscribe: String,
    at: Date,
  },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: 24 * 60 * 60 });
const SunkMailModel = mongoose.model<SunkMail>('SunkMail', schema, 'sunk_mails');

/** For demonstrations: mails are kept for a day instead of being sent, and `sunkMails` shows them. */
export const sinkTransport: Transport = {
  async send({ to, ...mail }) {
    await SunkMailModel.create({ ...mail, to: typeof to === 'string' ? to : to.address, at: clock.now() });
  },
};

/** The latest mails in the sink, the newest first. */
export const sunkMails = (limit = 50): Promise<SunkMail[]> =>
  SunkMailModel.find({}, { _id: 0 }).sort({ at: -1 }).limit(limit).lean<SunkMail[]>();
