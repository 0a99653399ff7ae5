import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '@stezhka/kit/mail';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  unsubscribe: string;
  /** ISO 8601, UTC. */
  at: string;
}

const MOST_MAILS = 500;
const MOST_BYTES = 2_000_000;

/** A mail server that takes everything and passes nothing on; it keeps the last 500 mails in memory. */
export class MailSink {
  readonly mails: ReceivedMail[] = [];
  readonly #smtp: SMTPServer;

  constructor() {
    this.#smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      size: MOST_BYTES,
      logger: false,
      // Asking the name server who a client is would only make the greeting late.
      disableReverseLookup: true,
      onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
      onData: (stream, { envelope }, callback) => {
        const to = envelope.rcptTo.map(({ address }) => address.toLowerCase());
        buffer(stream)
          .then((raw) => this.#keep(raw, to))
          .then(() => callback(), callback);
      },
    });
    // A client that goes away in the middle of a mail is its own affair.
    this.#smtp.on('error', () => {});
  }

  async #keep(raw: Buffer, to: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? '';
    this.mails.unshift({
      to,
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      messageId: mail.messageId ?? '',
      unsubscribe: header('list-unsubscribe'),
      at: new Date().toISOString(),
    });
    this.mails.splice(MOST_MAILS);
  }

  mailsTo(address?: string): ReceivedMail[] {
    return address ? this.mails.filter(({ to }) => to.includes(address.toLowerCase())) : this.mails;
  }

  /** Listens on this machine alone unless told; answers the port. */
  async listen(port = 0, host = '127.0.0.1'): Promise<number> {
    const server = this.#smtp.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#smtp.close(closed));
  }
}

export const listPage = (mails: ReceivedMail[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
<style>body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui}li{margin:.5rem 0}small{color:#555}</style>
<h1>Mails</h1>
${mails.length ? '' : '<p>None yet. What the site sends arrives here; reload to look again.</p>'}
<ul>${mails
  .map(
    ({ subject, to, at, messageId }) =>
      `<li><a href="/mail?id=${encodeURIComponent(messageId)}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to.join(', '))}, ${at}</small></li>`,
  )
  .join('')}</ul></html>`;
