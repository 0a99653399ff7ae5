import { model, Schema, type Types } from 'mongoose';

export const NOTE_FIELD = 'day.note';

export interface StoredValue {
  _id: Types.ObjectId;
  key: string;
  value: number;
}

export interface DayFields {
  user: string;
  /** 'YYYY-MM-DD' in the member's time zone. */
  date: string;
  version: number;
  /** False for a day that was emptied again. */
  filled: boolean;
  /** Not sealed: totals and charts need numbers. */
  parameters: StoredValue[];
  notes: { key: string; sealed: string }[];
  details: string[];
}

const text = { type: String, required: true };
const schema = new Schema<DayFields>(
  {
    user: text,
    date: text,
    version: { type: Number, required: true },
    filled: { type: Boolean, required: true },
    parameters: [new Schema<StoredValue>({ key: text, value: { type: Number, required: true } })],
    notes: [new Schema({ key: text, sealed: text }, { _id: false })],
    details: { type: [String], default: [] },
  },
  { versionKey: false },
);
schema.index({ user: 1, date: 1 }, { unique: true });
schema.index({ user: 1, filled: 1, date: 1 });

export const DayModel = model<DayFields>('Day', schema, 'days');
