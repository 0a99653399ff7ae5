import { erasePerson, exportPerson } from '@stezhka/content-contract';
import { definePersonData, ownedBy, type PersonPart } from '@stezhka/kit/person';
import { dataKeyPart } from '@stezhka/kit/sealed';
import { MessageModel, ThreadModel, type ThreadRow } from '../chat/chat.model.ts';
import { LayoutModel, openLayout, presentLayout } from '../layouts/layouts.model.ts';
import { VoteModel } from '../ratings/votes.model.ts';
import { SubscriberModel } from '../subscribers/subscribers.model.ts';

/** Messages of one answer. */
const EXPORTED = 200;

/** Subscriptions are found by the address alone. */
const subscriptions: PersonPart = {
  collection: SubscriberModel.collection.name,
  give: async ({ email }) => {
    const row = await SubscriberModel.findOne({ email }).lean();
    return row ? [{ email, locale: row.locale, state: row.state, createdAt: row.createdAt }] : [];
  },
  erase: ({ email }, session) => SubscriberModel.deleteMany({ email }).session(session),
};

const threads = ownedBy(ThreadModel, 'userId', null);

/** Found by the thread: before it in the list, which is erased in its order. */
const messages: PersonPart = {
  collection: MessageModel.collection.name,
  async givePage({ userId }, after) {
    const thread = await ThreadModel.findOne({ userId }).lean<ThreadRow>();
    if (!thread) return { records: [], next: null };
    const rows = await MessageModel.find({ thread: thread._id, seq: { $gt: Number(after) } })
      .sort({ seq: 1 })
      .limit(EXPORTED)
      .lean();
    const records = rows.map(({ from, text, at }) => ({ from, text, at }));
    return { records, next: rows.length === EXPORTED ? String(rows.at(-1)!.seq) : null };
  },
  async erase({ userId }, session) {
    const thread = await ThreadModel.findOne({ userId }).session(session).lean<ThreadRow>();
    if (thread) await MessageModel.deleteMany({ thread: thread._id }).session(session);
  },
};

/** The rating keeps what an erased vote counted. */
const votes = ownedBy(VoteModel, 'userId', ({ target, value, at }) => ({
  target: String(target),
  value,
  at,
}));

const layouts = ownedBy(LayoutModel, 'userId', async (row) => presentLayout(await openLayout(row)), {
  by: '_id',
});

export const personData = definePersonData(
  { exportPerson, erasePerson },
  {
    parts: [subscriptions, votes, layouts, messages, threads, dataKeyPart],
    kept: { contacts: 'the addresses of Stezhka itself' },
  },
);
