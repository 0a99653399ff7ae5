import { GOAL_AIMS, GOAL_PERIODS } from '@stezhka/diary-contract';
import { open } from '@stezhka/kit/sealed';
import { model, Schema, type Types } from 'mongoose';
import { keepRemovedForMonth } from '../removed-items/removed-items.job.ts';
import type { GoalTerms } from './goal-result.ts';

export const GOAL_FIELD = 'goal.text';

export interface GoalFields extends GoalTerms {
  _id: Types.ObjectId;
  user: string;
  sealed: string;
  /** What is left of a removed one tells a repeated call from one of an unknown id. */
  removed: boolean;
  removedAt?: Date;
}

const text = { type: String, required: true };
const schema = new Schema<GoalFields>(
  {
    user: text,
    sealed: { type: String, default: '' },
    parameter: text,
    period: { ...text, enum: GOAL_PERIODS },
    aim: { ...text, enum: GOAL_AIMS },
    value: { type: Number, required: true },
    from: text,
    to: text,
    removed: { type: Boolean, default: false },
    removedAt: Date,
  },
  { versionKey: false },
);
schema.index({ user: 1, removed: 1, to: 1 });
schema.index({ removed: 1, removedAt: 1 });

export const GoalModel = model<GoalFields>('Goal', schema, 'goals');
keepRemovedForMonth(GoalModel);

export const goalText = ({ user, sealed }: GoalFields): Promise<string> => open(user, GOAL_FIELD, sealed);

export async function exportGoal(row: GoalFields) {
  const { parameter, period, aim, value, from, to, removed } = row;
  return removed ? { removed } : { text: await goalText(row), parameter, period, aim, value, from, to };
}
