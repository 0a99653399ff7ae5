import type { Locale, Localised, MailPreview, RenderedMail } from '@stezhka/kit-contract';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import type Joi from 'joi';
import type { Block } from './blocks.ts';
import { layOut } from './layout.ts';
import type { Addressee } from './recipients.ts';

export interface MailText {
  subject: string;
  preview?: string;
  heading: string;
  body: Block[];
  /** Absolute address of the page that stops such mails; also sent as a header. */
  unsubscribe?: string;
  /** Absolute address for a POST by the mail program (RFC 8058); a GET there opens `unsubscribe`. */
  oneClick?: string;
}

export interface MailTools {
  /** '/cabinet' → 'https://…/en/cabinet' */
  url(path: string): string;
  /** '/unsubscribe/…' → 'https://…/api/unsubscribe/…' */
  call(path: string): string;
}

export interface Mail<T = unknown, Whole = T> {
  name: string;
  schema: Joi.ObjectSchema<T>;
  example: Whole;
  /** Adds data that must not stay in the outbox, e.g. a code, before each try; undefined drops the mail. */
  complete?(data: T, to: Addressee): Promise<Whole | undefined>;
  texts: Localised<(data: Whole, tools: MailTools) => MailText>;
}

const mails = new Map<string, Mail>();

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

export function previewMails(origin: string): MailPreview[] {
  return [...mails.values()].map((mail) => ({
    name: mail.name,
    rendered: Object.fromEntries(
      LOCALES.map((locale) => [locale, renderMail(mail, mail.example, { locale, origin })]),
    ) as Localised<RenderedMail>,
  }));
}
