import type { ChatMessage, ChatState } from '@stezhka/content-contract';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

type Side = ChatMessage['from'];

export interface ThreadFields {
  userId?: string;
  guestId?: string;
  /** The member's, as the account service last told. */
  name?: string;
  locale: Locale;
  state: ChatState;
  lastSeq: number;
  lastVisitorSeq: number;
  visitorRead: number;
  staffRead: number;
  /** A message of the visitor that no staff have read. */
  unread: boolean;
  waitingSince?: Date;
  lastAt: Date;
  /** The beginning of the last message, for the staff's list. */
  lastText: string;
  lastFrom: Side;
  visitorTypingAt?: Date;
  staffTypingAt?: Date;
  closedAt?: Date;
}
export type ThreadRow = ThreadFields & { _id: Types.ObjectId };

const number = { type: Number, default: 0 };
const threadSchema = new Schema<ThreadFields>(
  {
    userId: String,
    guestId: String,
    name: String,
    locale: { type: String, enum: LOCALES, required: true },
    state: { type: String, enum: ['open', 'closed'], required: true },
    lastSeq: number,
    lastVisitorSeq: number,
    visitorRead: number,
    staffRead: number,
    unread: { type: Boolean, default: false },
    waitingSince: Date,
    lastAt: { type: Date, required: true },
    lastText: { type: String, required: true },
    lastFrom: { type: String, enum: ['visitor', 'staff'], required: true },
    visitorTypingAt: Date,
    staffTypingAt: Date,
    closedAt: Date,
  },
  { versionKey: false },
);
// One thread for each visitor.
threadSchema.index({ userId: 1 }, { unique: true, partialFilterExpression: { userId: { $exists: true } } });
threadSchema.index({ guestId: 1 }, { unique: true, partialFilterExpression: { guestId: { $exists: true } } });
threadSchema.index({ state: 1, unread: -1, lastAt: -1, _id: -1 });
threadSchema.index({ state: 1, lastAt: 1 });
threadSchema.index({ closedAt: 1 }, { partialFilterExpression: { guestId: { $exists: true } } });

/** Every change of a thread goes through its row: instances follow this one collection. */
export const ThreadModel = model<ThreadFields>('ChatThread', threadSchema, 'chat_threads');

export interface MessageFields {
  thread: Types.ObjectId;
  seq: number;
  /** The sender's own id of it. */
  messageId: string;
  from: Side;
  text: string;
  at: Date;
}

const messageSchema = new Schema<MessageFields>(
  {
    thread: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, required: true },
    messageId: { type: String, required: true },
    from: { type: String, enum: ['visitor', 'staff'], required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
messageSchema.index({ thread: 1, seq: 1 }, { unique: true });
messageSchema.index({ thread: 1, messageId: 1 }, { unique: true });
messageSchema.index({ thread: 1, from: 1, seq: 1 });

export const MessageModel = model<MessageFields>('ChatMessage', messageSchema, 'chat_messages');

interface PresenceFields {
  seenAt: Date;
}
const presenceSchema = new Schema<PresenceFields>(
  { seenAt: { type: Date, required: true } },
  { versionKey: false },
);
presenceSchema.index({ seenAt: 1 }, { expireAfterSeconds: 300 });

/** One row for each open stream of staff, renewed while it stands; it names no one. */
export const PresenceModel = model<PresenceFields>('ChatPresence', presenceSchema, 'chat_presence');
