import { model, Schema, type Types } from 'mongoose';

export interface VoteFields {
  target: Types.ObjectId;
  userId?: string;
  guestId?: string;
  value: 1 | -1;
  at: Date;
}
export type VoteRow = VoteFields & { _id: Types.ObjectId };

const GUEST_SECONDS = 90 * 24 * 60 * 60;

const schema = new Schema<VoteFields>(
  {
    target: { type: Schema.Types.ObjectId, required: true },
    userId: String,
    guestId: String,
    value: { type: Number, enum: [1, -1], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// One vote for each visitor.
schema.index(
  { userId: 1, target: 1 },
  { unique: true, partialFilterExpression: { userId: { $exists: true } } },
);
schema.index(
  { guestId: 1, target: 1 },
  { unique: true, partialFilterExpression: { guestId: { $exists: true } } },
);

// The rating keeps what a forgotten vote counted.
schema.index(
  { at: 1 },
  { expireAfterSeconds: GUEST_SECONDS, partialFilterExpression: { guestId: { $exists: true } } },
);

/** Of posts and authors: their ids are never alike. */
export const VoteModel = model<VoteFields>('Vote', schema, 'votes');
