import { useMailer } from '../mail/mail.ts';
import type { Addressee, Recipient } from '../mail/recipients.ts';
import type { OutgoingMail } from '../mail/transport.ts';

/** A mail with its address alone, as it appears in an inbox. */
export type InboxMail = Omit<OutgoingMail, 'to'> & { to: string };

export const TEST_ORIGIN = 'https://stezhka.example';

/** From now on mails of this process go into the returned list once their jobs have run. */
export function collectMails(recipient: (to: Addressee) => Promise<Recipient | undefined>): InboxMail[] {
  const inbox: InboxMail[] = [];
  useMailer({
    from: 'Stezhka <hello@stezhka.example>',
    origin: TEST_ORIGIN,
    recipient,
    transport: {
      async send({ to, ...mail }) {
        inbox.push({ ...mail, to: typeof to === 'string' ? to : to.address });
      },
    },
  });
  return inbox;
}
