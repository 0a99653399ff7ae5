import type { DiaryColor, HabitAnswer } from '@stezhka/diary-contract';
import type { PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';
import { runSchema } from '../days/runs.model.ts';
import type { Run } from '../days/runs.ts';
import { keepRemovedForMonth } from '../removed-items/removed-items.job.ts';

export const HABIT_FIELD = 'habit.title';

export interface HabitFields {
  _id: Types.ObjectId;
  user: string;
  sealed: string;
  color: DiaryColor;
  createdAt: Date;
  /** The first day that can be answered. */
  createdOn: PlainDate;
  target: number;
  /** The first day of the attempt. */
  startedOn: PlainDate;
  /** Days answered 'continues', so that no list reads years of answers. */
  kept: Run[];
  /** Days answered 'failed'. */
  failed: Run[];
  archived: boolean;
  /** What is left of a removed one tells a repeated call from one of an unknown id. */
  removed: boolean;
  removedAt?: Date;
  version: number;
}

export interface HabitAnswerFields {
  user: string;
  habit: string;
  date: PlainDate;
  status: HabitAnswer | null;
  revision: number;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const flag = { type: Boolean, default: false };
const schema = new Schema<HabitFields>(
  {
    user: text,
    sealed: { type: String, default: '' },
    color: text,
    createdAt: { type: Date, required: true },
    createdOn: text,
    target: number,
    startedOn: text,
    kept: [runSchema],
    failed: [runSchema],
    archived: flag,
    removed: flag,
    removedAt: Date,
    version: { type: Number, default: 0 },
  },
  { versionKey: false },
);
schema.index({ user: 1, removed: 1, archived: 1, createdAt: 1 });
schema.index({ removed: 1, removedAt: 1 });

const answerSchema = new Schema<HabitAnswerFields>({
  user: text,
  habit: text,
  date: text,
  status: { type: String, enum: ['continues', 'failed', null], default: null },
  revision: number,
});
answerSchema.index({ user: 1, habit: 1, date: 1 }, { unique: true });

export const HabitModel = model<HabitFields>('Habit', schema, 'habits');
keepRemovedForMonth(HabitModel);
export const HabitAnswerModel = model<HabitAnswerFields>('HabitAnswer', answerSchema, 'habit_answers');
