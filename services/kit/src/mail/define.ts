import type { Locale, Localised } from '@stezhka/kit-contract';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import type Joi from 'joi';
import type { Block } from './blocks.ts';
import { layOut } from './layout.ts';

export interface MailText {
  subject: string;
  /** The first words an inbox shows beside the subject. */
  preview?: string;
  heading: string;
  body: Block[];
  /** Where one stops mails of this kind; absolute. Sent as a header too, so that mail programs offer it. */
  unsubscribe?: string;
}

export interface MailTools {
  /** '/cabinet' → 'https://…/en/cabinet': absolute, in the reader's language. */
  url(path: string): string;
}

export interface Mail<T = unknown> {
  name: string;
  schema: Joi.ObjectSchema<T>;
  /** What it may be sent with; /__mail shows it so. */
  example: T;
  texts: Localised<(data: T, tools: MailTools) => MailText>;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  unsubscribe?: string;
}

const mails = new Map<string, Mail>();

/** Declares one mail in three languages, with an example of its data. */
export function defineMail<T>(name: string, mail: Omit<Mail<T>, 'name'>): Mail<T> {
  if (mails.has(name)) throw new Error(`Two mails are called '${name}'.`);
  const whole = { name, ...mail };
  mails.set(name, whole as Mail);
  return whole;
}

export function mailNamed(name: string): Mail {
  const mail = mails.get(name);
  if (!mail) throw new Error(`No mail is called '${name}'.`);
  return mail;
}

/** The mail as one reader gets it. @param origin of the site, without a slash at the end */
export function renderMail<T>(
  mail: Mail<T>,
  data: T,
  { locale, origin }: { locale: Locale; origin: string },
): RenderedMail {
  const text = mail.texts[locale](data, { url: (path) => origin + localePath(path, locale) });
  return {
    subject: text.subject.replace(/\s+/g, ' ').trim(),
    ...layOut(text, { locale, origin }),
    ...(text.unsubscribe && { unsubscribe: text.unsubscribe }),
  };
}

export interface MailPreview {
  name: string;
  rendered: Localised<RenderedMail>;
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
