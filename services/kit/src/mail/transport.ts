import type { RenderedMail } from '@stezhka/kit-contract';
import { createTransport } from 'nodemailer';
import { GiveUp } from '../jobs/define-job.ts';

export interface OutgoingMail extends RenderedMail {
  from: string;
  to: string | { name: string; address: string };
  messageId: string;
}
export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * @param url e.g. 'smtps://user:password@mail.example.org'
 * @param requireTLS neither password nor mail is sent before the connection is encrypted, whatever the server offers
 */
export function smtpTransport(url: string, { requireTLS = false } = {}): Transport {
  const smtp = createTransport({ url, ...TIMEOUTS, ...(requireTLS && { requireTLS }) });
  return {
    async send({ unsubscribe, oneClick, ...mail }) {
      try {
        await smtp.sendMail({
          ...mail,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          ...(unsubscribe && { list: { unsubscribe: oneClick ?? unsubscribe } }),
        });
      } catch (error) {
        throw isRefusal(error) ? new GiveUp('the mail server refuses the address', { cause: error }) : error;
      }
    },
  };
}

/** 5xx to sender or recipient is final (RFC 5321, 4.2.1); a wrong password or a full disk is not. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};
