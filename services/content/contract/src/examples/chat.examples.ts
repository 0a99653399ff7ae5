import { describeCall } from '@stezhka/kit-contract/examples';
import {
  type ChatMessage,
  type ChatReply,
  getChat,
  getChatHistory,
  getChatQueue,
  getChatThread,
  getChatThreadHistory,
  type QueuedThread,
  readChat,
  readChatThread,
  replyInChat,
  type StaffChatReply,
  sendChatMessage,
  setChatState,
  streamChat,
  streamChatQueue,
  typeInChat,
  typeInChatThread,
} from '../chat.ts';

const id = '6560b0d1a2c4e8f0123456c1';
const params = { id };
const status = { state: 'open', visitorRead: 2, staffRead: 1 } as const;

const question: ChatMessage = {
  id: '3d7c1b52-6d1a-4a55-9d84-5f0d6e7a1c11',
  seq: 1,
  from: 'visitor',
  text: 'Добрий день! Чи є у щоденнику місце для нотаток без дат?',
  at: '2026-11-20T09:12:00.000Z',
};
const answer: ChatMessage = {
  id: '9b0f7a3e-2f47-4b0e-8a6c-0c5de1f4b622',
  seq: 2,
  from: 'staff',
  text: 'Добрий день! Так, останні шістнадцять сторінок без дат.',
  at: '2026-11-20T09:15:00.000Z',
};

const chat: ChatReply = {
  thread: { id, ...status },
  messages: [question, answer],
  more: false,
  unread: 0,
  staffHere: true,
};

const history = { messages: [question], more: false };

describeCall(getChat, { summary: 'The visitor’s chat', example: { reply: chat } });

describeCall(getChatHistory, {
  summary: 'Earlier messages of the visitor’s chat',
  throws: ['not_found'],
  example: { query: { before: 2 }, reply: history },
});

describeCall(sendChatMessage, {
  summary: 'Write in the chat',
  throws: ['too_many_requests'],
  example: {
    body: { id: question.id, text: question.text },
    reply: { thread: { id, ...status }, message: question },
  },
});

describeCall(readChat, {
  summary: 'Mark answers as read',
  throws: ['not_found'],
  example: { body: { seq: 2 }, reply: { thread: chat.thread, unread: 0 } },
});

describeCall(typeInChat, {
  summary: 'Tell staff that the visitor is typing',
  throws: ['not_found'],
  example: { reply: { told: true } },
});

describeCall(streamChat, {
  summary: 'Messages of the visitor’s chat as they come',
  throws: ['not_found', 'too_many_requests'],
  produces: 'text/event-stream',
  example: { query: {}, reply: null },
});

const queued: QueuedThread = {
  id,
  state: 'open',
  who: 'member',
  name: 'Софія Мельник',
  locale: 'uk',
  lastText: question.text,
  lastFrom: 'visitor',
  lastAt: question.at,
  unread: true,
  waitingSince: question.at,
};
const thread: StaffChatReply = {
  thread: queued,
  state: 'open',
  visitorRead: 0,
  staffRead: 0,
  messages: [question],
  more: false,
};

describeCall(getChatQueue, {
  summary: 'Threads of the chat for staff',
  example: {
    query: {},
    reply: { threads: [queued], pagination: { page: 1, pages: 1, limit: 30, total: 1 }, unread: 1 },
  },
});

describeCall(getChatThread, {
  summary: 'One thread of the chat for staff',
  example: { params, reply: thread },
});

describeCall(getChatThreadHistory, {
  summary: 'Earlier messages of one thread for staff',
  example: { params, query: { before: 2 }, reply: history },
});

describeCall(replyInChat, {
  summary: 'Answer in the chat',
  throws: ['conflict'],
  example: {
    params,
    body: { id: answer.id, text: answer.text },
    reply: { thread: { id, ...status }, message: answer },
  },
});

describeCall(readChatThread, {
  summary: 'Mark a visitor’s messages as read',
  example: { params, body: { seq: 1 }, reply: { thread: { id, ...status } } },
});

describeCall(typeInChatThread, {
  summary: 'Tell the visitor that staff are typing',
  example: { params, reply: { told: true } },
});

describeCall(setChatState, {
  summary: 'Close a thread of the chat, or open it again',
  example: { params, body: { state: 'closed' }, reply: { thread: { id, ...status, state: 'closed' } } },
});

describeCall(streamChatQueue, {
  summary: 'Changes of the chat for staff as they come',
  throws: ['not_found', 'too_many_requests'],
  produces: 'text/event-stream',
  example: { query: {}, reply: null },
});
