import { runDueJobs } from '@stezhka/kit/jobs';
import { collectMails, type InboxMail } from '@stezhka/kit/testing/mails';
import { findMember } from '../mails/recipient.routes.ts';

/** What has been sent since, once later work is done; the newest last. */
export function openInbox() {
  const mails = collectMails(({ id }) => findMember(id));
  const newMails = async (): Promise<InboxMail[]> => {
    await runDueJobs();
    return mails.splice(0);
  };
  return {
    newMails,
    /** The code of the only mail that has come. */
    async code(): Promise<string> {
      const [mail, ...more] = await newMails();
      expect(more).toEqual([]);
      return /\/(?:pass-recover|verify-email)\/([\w-]+)/.exec(mail?.text ?? '')![1]!;
    },
  };
}
