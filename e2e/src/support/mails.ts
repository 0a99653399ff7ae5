import type { ReceivedMail } from '../../../tools/mail-sink/sink.ts';
import { mailsPort } from '../../../tools/start/process-plans.ts';
import { PORT } from './site-control.ts';
import { expect } from './test.ts';

/** Waits for a mail to this address whose subject fits; the newest one. */
export async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  const sink = `http://127.0.0.1:${mailsPort(PORT)}/mails?to=${encodeURIComponent(email)}`;
  let found: ReceivedMail | undefined;
  await expect
    .poll(async () => {
      const { data } = (await (await fetch(sink)).json()) as { data: { mails: ReceivedMail[] } };
      found = data.mails.find((mail) => subject.test(mail.subject));
      return data.mails.map((mail) => mail.subject);
    })
    .toContainEqual(expect.stringMatching(subject));
  return found!;
}

/** The path of the mail's link that begins so, e.g. '/pass-recover/', with the locale's prefix. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(path));
  if (!link) throw new Error(`No link to ${path} in the mail:\n${text}`);
  return new URL(link).pathname;
}
