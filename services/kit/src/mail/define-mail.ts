import type { Locale, Localised, MailPreview, RenderedMail } from '@stezhka/kit-contract';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import type Joi from 'joi';
import type { Block } from './blocks.ts';
import { layOut } from './layout.ts';
import type { Addressee } from './recipients.ts';

export interface MailText {
  subject: string;
  /** The first words an inbox shows beside the subject. */
  preview?: string;
  heading: string;
  body: Block[];
  /** Where one stops mails of this kind; absolute. Sent as a header too, so that mail programs offer it. */
  unsubscribe?: string;
  /** Where a mail program stops them by itself with a POST (RFC 8058); absolute. A GET there opens `unsubscribe`. */
  oneClick?: string;
}

export interface MailTools {
  /** '/cabinet' → 'https://…/en/cabinet': absolute, in the reader's language. */
  url(path: string): string;
  /** '/unsubscribe/…' → 'https://…/api/unsubscribe/…': a call's address. */
  call(path: string): string;
}

/** Data as it stands in the outbox, and whole as the texts take it. */
export interface Mail<T = unknown, Whole = T> {
  name: string;
  schema: Joi.ObjectSchema<T>;
  /** What it may be sent with; /__mail shows it so. */
  example: Whole;
  /**
   * Adds, each time the mail is about to go, what may stand in no row of the outbox, such as a code; without it the
   * data is whole already. Undefined when there is no longer a reason to send: the mail is dropped.
   */
  complete?(data: T, to: Addressee): Promise<Whole | undefined>;
  texts: Localised<(data: Whole, tools: MailTools) => MailText>;
}

const mails = new Map<string, Mail>();

/** Declares one mail in three languages, with an example of its data. */
export function defineMail<T, Whole = T>(name: string, mail: Omit<Mail<T, Whole>, 'name'>): Mail<T, Whole> {
  if (mails.has(name)) throw new Error(`Two mails are called '${name}'.`);
  const whole = { name, ...mail };
  mails.set(name, whole as unknown as Mail);
  return whole;
}

export function mailNamed(name: string): Mail {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No mail is called '${name}'.`);
  return mail;
}

/** The mail as one reader gets it. @param origin of the site, without a slash at the end */
export function renderMail<Whole>(
  { texts }: { texts: Mail<never, Whole>['texts'] },
  data: Whole,
  { locale, origin }: { locale: Locale; origin: string },
): RenderedMail {
  const text = texts[locale](data, {
    url: (path) => origin + localePath(path, locale),
    call: (path) => `${origin}/api${path}`,
  });
  return {
    subject: text.subject.replace(/\s+/g, ' ').trim(),
    ...layOut(text, { locale, origin }),
    ...(text.unsubscribe && { unsubscribe: text.unsubscribe }),
    ...(text.oneClick && { oneClick: text.oneClick }),
  };
}

/** Every mail of this service with its example, in all languages, for /__mail. */
export function previewMails(origin: string): MailPreview[] {
  return [...mails.values()].map((mail) => ({
    name: mail.name,
    rendered: Object.fromEntries(
      LOCALES.map((locale) => [locale, renderMail(mail, mail.example, { locale, origin })]),
    ) as Localised<RenderedMail>,
  }));
}
