import type { Id } from './common.ts';
import type { Locale, Localised } from './locale.ts';
import { type Operation, operation } from './operation.ts';

/** Where mails to a member go, and in which language. */
export interface MailRecipientReply {
  email: string;
  name: string;
  locale: Locale;
}

/** Answered by account to other services at the moment a mail goes out. @throws not_found also for who is blocked */
export const getMailRecipient = operation<{ params: { id: Id }; reply: MailRecipientReply }>(
  'GET',
  '/data/mail/recipient/:id',
  {
    access: { services: ['account', 'content', 'diary', 'shop'] },
    reply: 'MailRecipientReply',
  },
);

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Where one stops mails of this kind. */
  unsubscribe?: string;
  /** Where a mail program stops them by itself. */
  oneClick?: string;
}
export interface MailPreview {
  name: string;
  rendered: Localised<RenderedMail>;
}
export interface MailsReply {
  mails: MailPreview[];
}

/** Every mail of one service, filled with its example, for /__mail. @throws not_found outside a demonstration */
export const mailsOf = (service: string): Operation<{ reply: MailsReply }> =>
  operation('GET', `/data/mails/${service}`, {
    access: 'public',
    reply: 'MailsReply',
  });
