import {
  CHAT_TEXT_MOST,
  getChat,
  getChatHistory,
  readChat,
  sendChatMessage,
  streamChat,
  typeInChat,
} from '@stezhka/content-contract';
import { AppError } from '@stezhka/kit/errors';
import { lastEventId, openEventStream } from '@stezhka/kit/event-stream';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { type Identity, type Owner, ownerOf, requireOwner } from '@stezhka/kit/identity';
import Joi from 'joi';
import {
  markRead,
  messagesBefore,
  sendAsVisitor,
  tellTyping,
  threadOf,
  unreadAnswers,
} from './chat.service.ts';
import './chat-merge.ts';
import { presentMessage, presentThread } from './chat.presenter.ts';
import { feedThread, isStaffHere, onThreadChange } from './chat-stream.ts';

const seq = Joi.number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
export const seqBody = Joi.object({ seq: seq.required() });
export const beforeQuery = Joi.object({ before: seq.required() });
export const messageBody = Joi.object({
  id: Joi.string()
    .pattern(/^[A-Za-z0-9-]{16,64}$/)
    .required(),
  text: Joi.string().trim().max(CHAT_TEXT_MOST).required(),
});
const AFTER = /^[0-9a-f]{24}:\d{1,15}$/;
export const after = Joi.string().pattern(AFTER);

/** What the browser says it has seen: at its own coming again, and at the first one. */
export const seenOf = (req: Parameters<typeof lastEventId>[0], given: string | undefined) => {
  const last = lastEventId(req);
  return last !== undefined && AFTER.test(last) ? last : given;
};

/** @throws AppError not_found for a visitor who has not written */
async function ownThread(identity: Identity) {
  const owner = ownerOf(identity);
  const thread = await threadOf(owner);
  if (!thread) throw new AppError('not_found');
  return { owner: owner as Owner, thread };
}

export const chatRoutes = [
  serve(getChat, {}, async ({ identity }) => {
    const [thread, staffHere] = await Promise.all([threadOf(ownerOf(identity)), isStaffHere()]);
    if (!thread) return { thread: null, messages: [], more: false, unread: 0, staffHere };
    const [{ rows, more }, unread] = await Promise.all([messagesBefore(thread._id), unreadAnswers(thread)]);
    return { thread: presentThread(thread), messages: rows.map(presentMessage), more, unread, staffHere };
  }),
  serve(getChatHistory, { query: beforeQuery }, async ({ identity, query }) => {
    const { thread } = await ownThread(identity);
    const { rows, more } = await messagesBefore(thread._id, query.before);
    return { messages: rows.map(presentMessage), more };
  }),
  serve(sendChatMessage, { body: messageBody }, async ({ identity, body, locale, req }) => {
    const visitor = { owner: requireOwner(identity), locale, address: visitorAddress(req) };
    const { thread, message } = await sendAsVisitor(visitor, body);
    return { thread: presentThread(thread), message: presentMessage(message) };
  }),
  serve(readChat, { body: seqBody }, async ({ identity, body }) => {
    const { owner } = await ownThread(identity);
    const thread = await markRead(owner, 'visitor', body.seq);
    return { thread: presentThread(thread), unread: await unreadAnswers(thread) };
  }),
  serve(typeInChat, {}, async ({ identity }) => {
    const { owner } = await ownThread(identity);
    await tellTyping(owner, 'visitor');
    return { told: true as const };
  }),
  serve(streamChat, { query: Joi.object({ after }) }, async ({ identity, query, req, res }) => {
    const { owner, thread } = await ownThread(identity);
    let stop = () => {};
    const stream = openEventStream(res, () => stop());
    const find = () => threadOf(owner);
    const wake = feedThread({ stream, side: 'visitor', find, thread, after: seenOf(req, query.after) });
    stop = onThreadChange(String(thread._id), wake);
    wake();
    return null;
  }),
];
