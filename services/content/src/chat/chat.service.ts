import type { ChatState } from '@stezhka/content-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { later } from '@stezhka/kit/jobs';
import { audit } from '@stezhka/kit/resource';
import type { Id, Locale } from '@stezhka/kit-contract';
import type { ClientSession, Types } from 'mongoose';
import { nameMember } from './chat.job.ts';
import { mailAnswer, mailWorkshop } from './chat.mail.ts';
import { type MessageFields, MessageModel, ThreadModel, type ThreadRow } from './chat.model.ts';

export interface Written {
  id: string;
  text: string;
}
export interface Sent {
  thread: ThreadRow;
  message: MessageFields;
}
interface Visitor {
  owner: Owner;
  locale: Locale;
  /** Network of the request. */
  address: string;
}

const BY_VISITOR: Rule = { name: 'chat-visitor', free: 20, seconds: 60 };
/** Whoever drops the cookie is a new guest. */
const BY_NETWORK: Rule = { name: 'chat-network', free: 120, seconds: 60 * 60 };
/** Of a message, in the staff's list. */
export const SHOWN = 140;
const TYPING_EVERY_MS = 2_000;

export const threadOf = (owner: Owner | undefined): Promise<ThreadRow | null> =>
  owner ? ThreadModel.findOne(owner).lean<ThreadRow>() : Promise.resolve(null);

/** @throws AppError not_found */
export async function threadById(id: Id): Promise<ThreadRow> {
  const thread = await ThreadModel.findById(id).lean<ThreadRow>();
  if (!thread) throw new AppError('not_found');
  return thread;
}

/** Opens the visitor's thread with the first message, and a closed one again. @throws AppError too_many_requests */
export async function sendAsVisitor(visitor: Visitor, written: Written): Promise<Sent> {
  const { owner, locale } = visitor;
  const find = async () => findSent(await threadOf(owner), written.id);
  return (
    (await find()) ??
    writeOnce(find, async (session) => {
      await countMessage(visitor, session);
      const thread = await moveOn(owner, {
        session,
        upsert: true,
        set: { ...lastMessage('visitor', written.text), locale, state: 'open', unread: true, ...waits() },
        after: { lastVisitorSeq: '$lastSeq' },
        unset: ['closedAt', 'visitorTypingAt'],
      });
      await mailWorkshop(session, thread!);
      if ('userId' in owner && thread!.name === undefined)
        await later(session, nameMember, { thread: String(thread!._id) });
      return { thread: thread!, message: await addMessage(thread!, 'visitor', written, session) };
    })
  );
}

/** @throws AppError not_found, conflict in a closed thread */
export async function sendAsStaff(id: Id, written: Written, userId: Id): Promise<Sent> {
  const find = async () => findSent(await threadById(id), written.id);
  return (
    (await find()) ??
    writeOnce(find, async (session) => {
      const thread = await moveOn(
        { _id: id, state: 'open' },
        { session, set: lastMessage('staff', written.text), unset: ['waitingSince', 'staffTypingAt'] },
      );
      if (!thread) throw new AppError('conflict');
      await mailAnswer(session, thread);
      await audit(session, { userId, resource: 'chat', documentId: id, action: 'reply', changes: [] });
      return { thread, message: await addMessage(thread, 'staff', written, session) };
    })
  );
}

/** A message that two requests bring at once is written by one of them; two first ones open one thread. */
async function writeOnce(
  find: () => Promise<Sent | undefined>,
  write: (session: ClientSession) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await transaction(write);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await find()) ?? transaction(write);
  }
}

async function findSent(thread: ThreadRow | null, messageId: string): Promise<Sent | undefined> {
  const message = thread && (await MessageModel.findOne({ thread: thread._id, messageId }).lean());
  return message ? { thread: thread!, message } : undefined;
}

/** In the message's transaction: one that is refused, or comes again, counts nothing. */
async function countMessage({ owner, address }: Visitor, session: ClientSession): Promise<void> {
  const visitor = 'userId' in owner ? owner.userId : owner.guestId;
  for (const [rule, subject] of [
    [BY_VISITOR, visitor],
    [BY_NETWORK, address],
  ] as const) {
    const { count, seconds } = await countAttempt(rule, subject, session);
    if (count > rule.free) throw new AppError('too_many_requests', { retryAfter: seconds });
  }
}

const waits = () => ({ waitingSince: { $ifNull: ['$waitingSince', clock.now()] } });

/** A text that begins with '$' would be a field's name. */
const lastMessage = (from: 'visitor' | 'staff', text: string) => ({
  lastAt: clock.now(),
  lastFrom: from,
  lastText: { $literal: text.replace(/\s+/g, ' ').slice(0, SHOWN) },
});

/** The thread's next number; concurrent messages of one thread take turns by the conflict of their transactions. */
const moveOn = (
  filter: object,
  {
    session,
    upsert = false,
    set,
    after = {},
    unset,
  }: {
    session: ClientSession;
    upsert?: boolean;
    set: object;
    /** Set once the number is known. */
    after?: object;
    unset: string[];
  },
) =>
  ThreadModel.findOneAndUpdate(
    filter,
    [
      {
        $set: {
          ...set,
          lastSeq: { $add: [{ $ifNull: ['$lastSeq', 0] }, 1] },
          ...Object.fromEntries(
            ['lastVisitorSeq', 'visitorRead', 'staffRead'].map((name) => [
              name,
              { $ifNull: [`$${name}`, 0] },
            ]),
          ),
        },
      },
      { $set: { state: '$state', ...after } },
      { $unset: unset },
    ],
    { upsert, returnDocument: 'after', updatePipeline: true, session },
  ).lean<ThreadRow>();

async function addMessage(
  { _id, lastSeq }: ThreadRow,
  from: 'visitor' | 'staff',
  { id, text }: Written,
  session: ClientSession,
): Promise<MessageFields> {
  const [message] = await MessageModel.create(
    [{ thread: _id, seq: lastSeq, messageId: id, from, text, at: clock.now() }],
    { session },
  );
  return message!;
}

/** A mark never goes back, and never past what is there. @throws AppError not_found */
export async function markRead(
  filter: Owner | { _id: Id },
  side: 'visitor' | 'staff',
  seq: number,
): Promise<ThreadRow> {
  const name = `${side}Read`;
  const read = { [name]: { $max: [`$${name}`, { $min: [seq, '$lastSeq'] }] } };
  const unread = { unread: { $gt: ['$lastVisitorSeq', '$staffRead'] } };
  const thread = await ThreadModel.findOneAndUpdate(
    filter,
    [{ $set: read }, ...(side === 'staff' ? [{ $set: unread }] : [])],
    { returnDocument: 'after', updatePipeline: true },
  ).lean<ThreadRow>();
  if (!thread) throw new AppError('not_found');
  return thread;
}

/** Told at most every two seconds. @throws AppError not_found */
export async function tellTyping(filter: Owner | { _id: Id }, side: 'visitor' | 'staff'): Promise<void> {
  const thread = await ThreadModel.findOne(filter).lean<ThreadRow>();
  if (!thread) throw new AppError('not_found');
  const name = `${side}TypingAt` as const;
  if (Number(thread[name] ?? 0) > clock.in(-TYPING_EVERY_MS).getTime()) return;
  await ThreadModel.updateOne({ _id: thread._id }, { $set: { [name]: clock.now() } });
}

/** @throws AppError not_found */
export async function changeState(id: Id, state: ChatState, userId: Id): Promise<ThreadRow> {
  await transaction(async (session) => {
    const { modifiedCount } = await ThreadModel.updateOne(
      { _id: id, state: { $ne: state } },
      state === 'closed'
        ? { $set: { state, closedAt: clock.now(), unread: false }, $unset: { waitingSince: 1 } }
        : { $set: { state }, $unset: { closedAt: 1 } },
      { session },
    );
    const action = state === 'closed' ? 'close' : 'reopen';
    if (modifiedCount)
      await audit(session, { userId, resource: 'chat', documentId: id, action, changes: [] });
  });
  return threadById(id);
}

const PAGE = 50;

/** In order, and whether earlier ones are there. */
export async function messagesBefore(thread: Types.ObjectId, before = Number.MAX_SAFE_INTEGER) {
  const rows = await MessageModel.find({ thread, seq: { $lt: before } })
    .sort({ seq: -1 })
    .limit(PAGE + 1)
    .lean();
  return { rows: rows.slice(0, PAGE).reverse(), more: rows.length > PAGE };
}

/** Answers that the visitor has not read; 100 stands for more. */
export const unreadAnswers = ({ _id, visitorRead }: ThreadRow): Promise<number> =>
  MessageModel.countDocuments({ thread: _id, from: 'staff', seq: { $gt: visitorRead } }, { limit: 100 });
