import { type Id, type Locale, operation, type Pagination } from '@stezhka/kit-contract';

/** Characters of one message. */
export const CHAT_TEXT_MOST = 2_000;

export interface ChatMessage {
  /** Made by the sender, so that a message that is sent again stays one. */
  id: string;
  /** Counts up within its thread, and says the order. */
  seq: number;
  from: 'visitor' | 'staff';
  /** As it was typed: shown as text, never as HTML. */
  text: string;
  at: string;
}

export type ChatState = 'open' | 'closed';

/** What both sides see of a thread. */
export interface ThreadStatus {
  state: ChatState;
  /** The last message that each side has read; 0 for none. */
  visitorRead: number;
  staffRead: number;
}

export interface ChatHistoryReply {
  /** In order; of a read without `before` the latest. */
  messages: ChatMessage[];
  /** Earlier ones are there. */
  more: boolean;
}

/** product 2.6, Chat */
export interface ChatReply extends ChatHistoryReply {
  /** null until the visitor has written. */
  thread: (ThreadStatus & { id: Id }) | null;
  /** Answers that the visitor has not read. */
  unread: number;
  /** Somebody of the staff has the chat open now. */
  staffHere: boolean;
}

export interface SentMessageReply {
  thread: ThreadStatus & { id: Id };
  message: ChatMessage;
}

/** The parts of `ChatReply` that reading changes. */
export type ChatReadReply = Pick<ChatReply, 'thread' | 'unread'>;

export interface ChatStatusReply {
  thread: ThreadStatus & { id: Id };
}

export interface ChatTypingReply {
  told: true;
}

/** The reply is a stream of events. */
export type ChatStreamReply = null;

/** Events of `streamChat` by name; the id of a message's event is '<thread>:<seq>'. */
export interface ChatEvents {
  message: ChatMessage;
  thread: ThreadStatus & { staffHere: boolean };
  /** The other side is typing; it holds for some seconds. */
  typing: Record<string, never>;
  /** The thread is another one by now, as after a login: `getChat` tells. */
  reset: Record<string, never>;
}

interface Before {
  /** Messages before this one. */
  before: number;
}
interface Written {
  /** 16 to 64 letters, digits and dashes. */
  id: string;
  text: string;
}
interface ReadUpTo {
  seq: number;
}
interface After {
  /** '<thread>:<seq>' of the last message that is known; Last-Event-ID wins over it. */
  after?: string;
}

/** The visitor's one thread: a guest's by the session, a member's by the account. */
export const getChat = operation<{ reply: ChatReply }>('GET', '/data/chat', {
  access: 'public',
  reply: 'ChatReply',
  tags: ['chat'],
});

/** Earlier messages of the same thread. @throws not_found without a thread */
export const getChatHistory = operation<{ query: Before; reply: ChatHistoryReply }>(
  'GET',
  '/data/chat/history',
  { access: 'public', reply: 'ChatHistoryReply' },
);

/** Opens a thread, and a closed one again. A repeated id is the same message. @throws too_many_requests */
export const sendChatMessage = operation<{ body: Written; reply: SentMessageReply }>(
  'POST',
  '/data/chat/message',
  { access: 'guest', reply: 'SentMessageReply', changes: ['chat'] },
);

/** @throws not_found without a thread */
export const readChat = operation<{ body: ReadUpTo; reply: ChatReadReply }>('POST', '/data/chat/read', {
  access: 'public',
  reply: 'ChatReadReply',
});

/** @throws not_found without a thread */
export const typeInChat = operation<{ reply: ChatTypingReply }>('POST', '/data/chat/typing', {
  access: 'public',
  reply: 'ChatTypingReply',
});

/** `ChatEvents`, those after `after` first. @throws not_found without a thread, too_many_requests */
export const streamChat = operation<{ query: After; reply: ChatStreamReply }>('GET', '/data/chat/events', {
  access: 'public',
  reply: 'ChatStreamReply',
  stream: true,
});

/** A thread in the staff's list. */
export interface QueuedThread {
  id: Id;
  state: ChatState;
  who: 'guest' | 'member';
  /** The member's; of a guest a few letters that tell guests apart. */
  name: string;
  /** Language of the page that the visitor wrote on. */
  locale: Locale;
  lastText: string;
  lastFrom: ChatMessage['from'];
  lastAt: string;
  unread: boolean;
  /** Since when the visitor waits for an answer. */
  waitingSince: string | null;
}

export interface ChatQueueReply {
  /** Unread ones first, then by the last message. */
  threads: QueuedThread[];
  pagination: Pagination;
  /** Of open threads. */
  unread: number;
}

export interface StaffChatReply extends ChatHistoryReply, ThreadStatus {
  thread: QueuedThread;
}

/** Events of `streamChatQueue`: those of the chosen thread, and `queue` when any thread has changed. */
export type ChatQueueEvents = ChatEvents & { queue: Record<string, never> };

export const getChatQueue = operation<{
  query: { state?: ChatState; page?: number };
  reply: ChatQueueReply;
}>('GET', '/admin/content/chat', { access: 'admin', reply: 'ChatQueueReply', tags: ['chat-queue'] });

/** @throws not_found */
export const getChatThread = operation<{ params: { id: Id }; reply: StaffChatReply }>(
  'GET',
  '/admin/content/chat/:id',
  { access: 'admin', reply: 'StaffChatReply', tags: ['chat-queue'] },
);

/** @throws not_found */
export const getChatThreadHistory = operation<{
  params: { id: Id };
  query: Before;
  reply: ChatHistoryReply;
}>('GET', '/admin/content/chat/:id/history', { access: 'admin', reply: 'ChatHistoryReply' });

/** A repeated id is the same message. @throws not_found, conflict in a closed thread */
export const replyInChat = operation<{ params: { id: Id }; body: Written; reply: SentMessageReply }>(
  'POST',
  '/admin/content/chat/:id/message',
  { access: 'admin', reply: 'SentMessageReply', changes: ['chat-queue'] },
);

/** @throws not_found */
export const readChatThread = operation<{ params: { id: Id }; body: ReadUpTo; reply: ChatStatusReply }>(
  'POST',
  '/admin/content/chat/:id/read',
  { access: 'admin', reply: 'ChatStatusReply', changes: ['chat-queue'] },
);

/** @throws not_found */
export const typeInChatThread = operation<{ params: { id: Id }; reply: ChatTypingReply }>(
  'POST',
  '/admin/content/chat/:id/typing',
  { access: 'admin', reply: 'ChatTypingReply' },
);

/** Idempotent. @throws not_found */
export const setChatState = operation<{
  params: { id: Id };
  body: { state: ChatState };
  reply: ChatStatusReply;
}>('POST', '/admin/content/chat/:id/state', {
  access: 'admin',
  reply: 'ChatStatusReply',
  changes: ['chat-queue'],
});

/** While it is open, visitors see that somebody is there. @throws not_found for an unknown thread */
export const streamChatQueue = operation<{ query: After & { thread?: Id }; reply: ChatStreamReply }>(
  'GET',
  '/admin/content/chat/events',
  { access: 'admin', reply: 'ChatStreamReply', stream: true },
);
