import type { StoredPicture } from '@stezhka/kit/files';
import { pictureSchema } from '@stezhka/kit/picture';
import type { PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

export const NOTE_FIELD = 'day.note';
export const DECART_FIELD = 'day.decart';
export const QUESTION_FIELD = 'day.question';

export interface StoredValue {
  _id: Types.ObjectId;
  key: string;
  value: number;
}

/** What the service remembers of a field's writers, so that their changes may come twice and in any order. */
export interface FieldRevision {
  field: string;
  revision: number;
  /** Writer of the revisions after `since`. */
  by: string;
  since: number;
  /** Largest `seq` by writer; the latest writers alone. */
  seen: { writer: string; seq: number }[];
}

export interface DayFields {
  user: string;
  /** 'YYYY-MM-DD' in the member's time zone. */
  date: PlainDate;
  version: number;
  /** False for a day that was emptied again. */
  filled: boolean;
  /** Not sealed: totals and charts need numbers. */
  parameters: StoredValue[];
  notes: { key: string; sealed: string }[];
  details: string[];
  /** JSON of its texts. */
  decart: { id: string; sealed: string }[];
  /** The answered question by its order, which a longer list of questions does not change. */
  question?: { order: number; sealed: string };
  picture?: StoredPicture;
  revisions: FieldRevision[];
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const plain = { _id: false };
const schema = new Schema<DayFields>(
  {
    user: text,
    date: text,
    version: number,
    filled: { type: Boolean, required: true },
    parameters: [new Schema<StoredValue>({ key: text, value: number })],
    notes: [new Schema({ key: text, sealed: text }, plain)],
    details: { type: [String], default: [] },
    decart: [new Schema({ id: text, sealed: text }, { ...plain, id: false })],
    question: new Schema({ order: number, sealed: text }, plain),
    picture: pictureSchema,
    revisions: [
      new Schema<FieldRevision>(
        {
          field: text,
          revision: number,
          by: { type: String, default: '' },
          since: number,
          seen: [new Schema({ writer: text, seq: number }, plain)],
        },
        plain,
      ),
    ],
  },
  { versionKey: false },
);
schema.index({ user: 1, date: 1 }, { unique: true });
schema.index({ user: 1, filled: 1, date: 1 });

export const DayModel = model<DayFields>('Day', schema, 'days');
