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
    summary: 'Recipient of a mail',
    throws: ['not_found'],
    access: 'service',
    reply: 'MailRecipientReply',
    example: {
      params: { id: '65f000000000000000000002' },
      reply: { email: 'sofiia@stezhka.example', name: 'Софія', locale: 'uk' },
    },
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
    summary: `Mails of ${service} as examples, in a demonstration`,
    throws: ['not_found'],
    access: 'public',
    reply: 'MailsReply',
    example: {
      reply: {
        mails: [
          {
            name: 'welcome',
            rendered: {
              uk: { subject: 'Вітаємо', html: '<p>Вітаємо</p>', text: 'Вітаємо' },
              ru: { subject: 'Здравствуйте', html: '<p>Здравствуйте</p>', text: 'Здравствуйте' },
              en: { subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' },
            },
          },
        ],
      },
    },
  });
