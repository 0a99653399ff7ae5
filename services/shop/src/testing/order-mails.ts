import { setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase } from '@stezhka/kit/testing/database';
import { collectMails, type InboxMail } from '@stezhka/kit/testing/mails';
import type { Types } from 'mongoose';
import { makeCategories } from './catalogue.ts';

/** Before each test of a file: noon in Kyiv, goods on the shelf, and no mail yet. @param stock puts the goods there */
export function useOrderMails(stock: (category: Types.ObjectId) => Promise<unknown>) {
  let sent: InboxMail[] = [];
  beforeEach(async () => {
    setClock('2026-11-20T10:00:00Z');
    sent = collectMails((to) => recipientOf(to, async () => undefined));
    const { diaries } = await makeCategories();
    await stock(diaries);
  });
  afterEach(clearDatabase);
  afterAll(() => setClock(null));
  return {
    get sent() {
      return sent;
    },
    /** Mails so far, those with such a subject. */
    async mails(subject = /./): Promise<InboxMail[]> {
      for (let n = 0; n < 3; n += 1) await runDueJobs();
      return sent.filter((mail) => subject.test(mail.subject));
    },
  };
}
