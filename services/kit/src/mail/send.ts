import type { Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { defineJob } from '../jobs/define.ts';
import { type LaterOptions, later } from '../jobs/later.ts';
import { log } from '../log.ts';
import { type Mail, mailNamed, renderMail } from './define.ts';
import type { Transport } from './transport.ts';

/** Whom a mail goes to, by reference: the address itself is asked for when the mail is sent. */
export interface Addressee {
  /** 'user', or another kind the service's `recipient` knows, e.g. 'order' or 'subscriber'. */
  kind: string;
  id: string;
}
export interface Recipient {
  email: string;
  name?: string;
  locale: Locale;
}

export interface Mailer {
  transport: Transport;
  /** The sender as a mail header says it: 'Stezhka <hello@example.org>'. */
  from: string;
  /** Of the site, without a slash at the end. */
  origin: string;
  /** Undefined when there is nobody (any more): the mail is dropped. */
  recipient(to: Addressee): Promise<Recipient | undefined>;
}

let mailer: Mailer | undefined;

/** Says how this service sends mail; call it when the service starts, before its worker. */
export function useMailer(given: Mailer): void {
  mailer = given;
}

interface MailJob {
  mail: string;
  to: Addressee;
  data: object;
}
const schema = Joi.object<MailJob>({
  mail: Joi.string().required(),
  to: Joi.object({ kind: Joi.string().required(), id: Joi.string().required() }).required(),
  data: Joi.object().required(),
});

const mailJob = defineJob<MailJob>('mail', schema, async ({ mail: name, to, data }, { id }) => {
  if (!mailer) throw new Error('No mailer: call useMailer when the service starts.');
  const recipient = await mailer.recipient(to);
  if (!recipient) {
    log.info({ mail: name, to }, 'mail dropped: nobody there');
    return;
  }
  const { from, origin, transport } = mailer;
  const rendered = renderMail(mailNamed(name), data, { locale: recipient.locale, origin });
  await transport.send({
    ...rendered,
    from,
    to: recipient.name ? { name: recipient.name, address: recipient.email } : recipient.email,
    // The same job sent twice has the same id, by which a mail server knows the second one.
    messageId: `<${id}@${new URL(origin).hostname}>`,
  });
});

/**
 * Sends a mail after the caller's transaction, in the language its reader has at that time.
 * @throws Error when the data does not fit the mail
 */
export async function sendMail<T>(
  session: ClientSession | null,
  mail: Mail<T>,
  { to, data, ...options }: { to: Addressee; data: T } & LaterOptions,
): Promise<void> {
  const { value, error } = mail.schema.validate(data);
  if (error) throw new Error(`The data of mail '${mail.name}' is wrong: ${error.message}`, { cause: error });
  await later(session, mailJob, { mail: mail.name, to, data: value as object }, options);
}
