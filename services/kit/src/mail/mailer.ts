import { DEFAULT_LOCALE, getMailRecipient } from '@stezhka/kit-contract';
import { AppError } from '../errors/errors.ts';
import { callService } from '../gateway/call-service.ts';
import type { Env } from '../process/env.ts';
import { readMailEnv } from './env.ts';
import { type FindRecipient, recipientOf } from './recipients.ts';
import type { Mailer } from './send.ts';
import { smtpTransport } from './transport.ts';

export function mailerOf(service: string, env: Pick<Env, 'GATEWAY_PRIVATE_URL'>): Mailer {
  const { SMTP_URL, SMTP_REQUIRE_TLS, MAIL_FROM, PUBLIC_ORIGIN } = readMailEnv();
  const options = {
    gateway: env.GATEWAY_PRIVATE_URL,
    identity: { roles: [], locale: DEFAULT_LOCALE, service },
  };
  const fetchRecipient: FindRecipient = (id) =>
    callService(getMailRecipient, { params: { id } }, options).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
  return {
    transport: smtpTransport(SMTP_URL, { requireTLS: SMTP_REQUIRE_TLS }),
    from: MAIL_FROM,
    origin: PUBLIC_ORIGIN,
    recipient: (to) => recipientOf(to, fetchRecipient),
  };
}
