import {
  getChatQueue,
  getChatThread,
  getChatThreadHistory,
  readChatThread,
  replyInChat,
  setChatState,
  streamChatQueue,
  typeInChatThread,
} from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import { openEventStream } from '@stezhka/kit/event-stream';
import { id, idParams, page, pagination, serve } from '@stezhka/kit/http';
import { logLimited } from '@stezhka/kit/limited-log';
import Joi from 'joi';
import mongoose from 'mongoose';
import { PresenceModel, ThreadModel, type ThreadRow } from './chat.model.ts';
import { presentMessage, presentQueued, presentStatus, presentThread } from './chat.presenter.ts';
import { after, beforeQuery, messageBody, seenOf, seqBody } from './chat.routes.ts';
import {
  changeState,
  markRead,
  messagesBefore,
  sendAsStaff,
  tellTyping,
  threadById,
} from './chat.service.ts';
import { feedThread, onThreadChange } from './chat-stream.ts';

const LIMIT = 30;
const state = Joi.valid('open', 'closed');
const PRESENT_EVERY_MS = 15_000;
/** Many changes at once are one look at the list. */
const QUEUE_PAUSE_MS = 200;

/** Visitors see that staff are there; a stream that ends and comes again leaves no gap. @returns ends it */
function bePresent(): () => void {
  const _id = new mongoose.Types.ObjectId();
  const renew = () => {
    PresenceModel.updateOne({ _id }, { $set: { seenAt: clock.now() } }, { upsert: true }).catch((err) =>
      logLimited('warn', { err }, 'staff’s presence in the chat not told'),
    );
  };
  renew();
  const timer = setInterval(renew, PRESENT_EVERY_MS).unref();
  return () => clearInterval(timer);
}

export const chatStaffRoutes = [
  serve(getChatQueue, { query: Joi.object({ state: state.default('open'), page }) }, async ({ query }) => {
    const { state, page } = query as { state: 'open' | 'closed'; page: number };
    const [total, unread] = await Promise.all([
      ThreadModel.countDocuments({ state }),
      ThreadModel.countDocuments({ state: 'open', unread: true }),
    ]);
    const pages = pagination(page, LIMIT, total);
    const threads = await ThreadModel.find({ state })
      .sort({ unread: -1, lastAt: -1, _id: -1 })
      .skip((page - 1) * LIMIT)
      .limit(LIMIT)
      .lean<ThreadRow[]>();
    return { threads: threads.map(presentQueued), pagination: pages, unread };
  }),
  serve(getChatThread, { params: idParams }, async ({ params }) => {
    const thread = await threadById(params.id);
    const { rows, more } = await messagesBefore(thread._id);
    const messages = rows.map(presentMessage);
    return { thread: presentQueued(thread), ...presentStatus(thread), messages, more };
  }),
  serve(getChatThreadHistory, { params: idParams, query: beforeQuery }, async ({ params, query }) => {
    const { _id } = await threadById(params.id);
    const { rows, more } = await messagesBefore(_id, query.before);
    return { messages: rows.map(presentMessage), more };
  }),
  serve(replyInChat, { params: idParams, body: messageBody }, async ({ params, body, userId }) => {
    const { thread, message } = await sendAsStaff(params.id, body, userId());
    return { thread: presentThread(thread), message: presentMessage(message) };
  }),
  serve(readChatThread, { params: idParams, body: seqBody }, async ({ params, body }) => ({
    thread: presentThread(await markRead({ _id: params.id }, 'staff', body.seq)),
  })),
  serve(typeInChatThread, { params: idParams }, async ({ params }) => {
    await tellTyping({ _id: params.id }, 'staff');
    return { told: true as const };
  }),
  serve(
    setChatState,
    { params: idParams, body: Joi.object({ state: state.required() }) },
    async ({ params, body, userId }) => ({
      thread: presentThread(await changeState(params.id, body.state, userId())),
    }),
  ),
  serve(streamChatQueue, { query: Joi.object({ after, thread: id }) }, async ({ query, req, res }) => {
    const thread = query.thread === undefined ? undefined : await threadById(query.thread);
    const stops: (() => void)[] = [];
    const stream = openEventStream(res, () => {
      for (const stop of stops) stop();
    });
    stops.push(bePresent());
    if (thread) {
      const find = () => ThreadModel.findById(thread._id).lean<ThreadRow>();
      const wake = feedThread({ stream, side: 'staff', find, thread, after: seenOf(req, query.after) });
      stops.push(onThreadChange(String(thread._id), wake));
      wake();
    }
    let timer: NodeJS.Timeout | undefined;
    const tell = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        stream.send({ name: 'queue', data: {} });
      }, QUEUE_PAUSE_MS);
    };
    stops.push(onThreadChange(undefined, tell), () => clearTimeout(timer));
    tell();
    return null;
  }),
];
