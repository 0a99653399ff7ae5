import { onMerge } from '@stezhka/kit/guest';
import { later } from '@stezhka/kit/jobs';
import type { ClientSession } from 'mongoose';
import { nameMember } from './chat.job.ts';
import { MessageModel, ThreadModel, type ThreadRow } from './chat.model.ts';

/** What a guest wrote goes on in the member's thread. */
onMerge(async ({ userId, guestId, session }) => {
  const guest = await ThreadModel.findOne({ guestId }).session(session).lean<ThreadRow>();
  if (!guest) return;
  const member = await ThreadModel.findOne({ userId }).session(session).lean<ThreadRow>();
  if (member) await append(guest, member, session);
  else {
    const own = { $set: { userId }, $unset: { guestId: 1 } };
    await ThreadModel.updateOne({ _id: guest._id }, own, { session });
    await later(session, nameMember, { thread: String(guest._id) });
  }
});

/** The guest's messages follow the member's: windows that show the member's thread go on from its last number. */
async function append(guest: ThreadRow, member: ThreadRow, session: ClientSession): Promise<void> {
  const ids = await MessageModel.distinct('messageId', { thread: guest._id }).session(session);
  // One that was sent again after the login is there already.
  const { deletedCount } = await MessageModel.deleteMany({
    thread: guest._id,
    messageId: {
      $in: await MessageModel.distinct('messageId', {
        thread: member._id,
        messageId: { $in: ids },
      }).session(session),
    },
  }).session(session);
  await MessageModel.updateMany(
    { thread: guest._id },
    [{ $set: { thread: member._id, seq: { $add: ['$seq', member.lastSeq] } } }],
    { session, updatePipeline: true },
  );
  await ThreadModel.deleteOne({ _id: guest._id }).session(session);
  if (deletedCount === ids.length) return;
  const moved = (seq: number) => (seq ? seq + member.lastSeq : 0);
  /** All of the first thread was read, so the mark of the second one goes on. */
  const mark = (name: 'visitorRead' | 'staffRead', last: number) =>
    member[name] >= last ? Math.max(member[name], moved(guest[name])) : member[name];
  const latest = guest.lastAt > member.lastAt ? guest : member;
  const { lastAt, lastText, lastFrom, locale } = latest;
  const waits = [guest, member].flatMap(({ waitingSince }) => waitingSince ?? []).sort((a, b) => +a - +b);
  await ThreadModel.updateOne(
    { _id: member._id },
    {
      $set: {
        lastSeq: member.lastSeq + guest.lastSeq,
        lastVisitorSeq: moved(guest.lastVisitorSeq) || member.lastVisitorSeq,
        visitorRead: mark('visitorRead', member.lastSeq),
        staffRead: mark('staffRead', member.lastVisitorSeq),
        unread: guest.unread || member.unread,
        state: guest.state === 'open' || member.state === 'open' ? 'open' : 'closed',
        ...{ lastAt, lastText, lastFrom, locale },
        ...(waits[0] && { waitingSince: waits[0] }),
      },
      ...((guest.state === 'open' || member.state === 'open') && { $unset: { closedAt: 1 } }),
    },
    { session },
  );
}
