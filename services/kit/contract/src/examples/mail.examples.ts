import { describeCall } from '../describe.ts';
import { getMailRecipient, type MailsReply } from '../mail.ts';
import type { Operation } from '../operation.ts';

describeCall(getMailRecipient, {
  summary: 'Recipient of a mail',
  throws: ['not_found'],
  example: {
    params: { id: '65f000000000000000000002' },
    reply: { email: 'sofiia@stezhka.example', name: 'Софія', locale: 'uk' },
  },
});

/** @param op what `mailsOf` gives for the service */
export function describeMails(service: string, op: Operation<{ reply: MailsReply }>): void {
  describeCall(op, {
    summary: `Mails of ${service} as examples, in a demonstration`,
    throws: ['not_found'],
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
}
