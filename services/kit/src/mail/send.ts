import { LOCALES, type Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { defineJob } from '../jobs/define-job.ts';
import { type LaterOptions, later } from '../jobs/enqueue.ts';
import { log } from '../process/log.ts';
import { type Mail, mailNamed, renderMail } from './define-mail.ts';
import type { Addressee, Recipient } from './recipients.ts';
import type { Transport } from './transport.ts';

export interface Mailer {
  transport: Transport;
  from: string;
  /** Site address without a slash at the end. */
  origin: string;
  recipient(to: Addressee): Promise<Recipient | undefined>;
}

let mailer: Mailer | undefined;

export function useMailer(given: Mailer): void {
  mailer = given;
}

export function currentMailer(): Mailer {
  if (!mailer) throw new Error('No mailer: call useMailer when the service starts.');
  return mailer;
}

/** About a day with the pauses: a mail server may be away so long. */
const ATTEMPTS = 32;

interface MailJob {
  mail: string;
  to: Addressee;
  data: object;
  locale?: Locale;
}
const schema = Joi.object<MailJob>({
  mail: Joi.string().required(),
  to: Joi.object({ kind: Joi.string().required(), id: Joi.string().required() }).required(),
  data: Joi.object().required(),
  locale: Joi.string().valid(...LOCALES),
});

const mailJob = defineJob<MailJob>('mail', schema, (job, { id }) => post(job, id), { attempts: ATTEMPTS });

async function post({ mail: name, to, data, locale }: MailJob, jobId: string): Promise<void> {
  const { transport, from, origin, recipient } = currentMailer();
  const reader = await recipient(to);
  const mail = mailNamed(name);
  const whole = reader && (mail.complete ? await mail.complete(data, to) : data);
  if (!reader || whole === undefined) {
    log.info({ mail: name, to }, 'mail dropped: nobody to send it to, or no reason any more');
    return;
  }
  await transport.send({
    ...renderMail(mail, whole, { locale: locale ?? reader.locale, origin }),
    from,
    to: reader.name ? { name: reader.name, address: reader.email } : reader.email,
    // A mail server recognises a repeated mail by this id.
    messageId: `<${jobId}@${new URL(origin).hostname}>`,
  });
}

/** Sends after the transaction; default locale: the reader's. @throws Error when the data do not fit */
export async function sendMail<T, Whole>(
  session: ClientSession | null,
  mail: Mail<T, Whole>,
  { to, data, locale, ...options }: { to: Addressee; data: T; locale?: Locale } & LaterOptions,
): Promise<void> {
  const { value, error } = mail.schema.validate(data);
  if (error) throw new Error(`The data of mail '${mail.name}' is wrong: ${error.message}`, { cause: error });
  const job = { mail: mail.name, to, data: value as object, ...(locale && { locale }) };
  await later(session, mailJob, job, options);
}
