import type { ChatMessage, ChatStatusReply, QueuedThread } from '@stezhka/content-contract';
import type { MessageFields, ThreadRow } from './chat.model.ts';

export const presentMessage = ({ messageId, seq, from, text, at }: MessageFields): ChatMessage => ({
  id: messageId,
  seq,
  from,
  text,
  at: at.toISOString(),
});

export const presentStatus = ({ state, visitorRead, staffRead }: ThreadRow) => ({
  state,
  visitorRead,
  staffRead,
});

export const presentThread = (thread: ThreadRow): ChatStatusReply['thread'] => ({
  id: String(thread._id),
  ...presentStatus(thread),
});

export const presentQueued = (thread: ThreadRow): QueuedThread => ({
  id: String(thread._id),
  state: thread.state,
  who: thread.userId ? 'member' : 'guest',
  name: thread.userId ? (thread.name ?? '') : String(thread._id).slice(-4),
  locale: thread.locale,
  lastText: thread.lastText,
  lastFrom: thread.lastFrom,
  lastAt: thread.lastAt.toISOString(),
  unread: thread.unread,
  waitingSince: thread.waitingSince?.toISOString() ?? null,
});
