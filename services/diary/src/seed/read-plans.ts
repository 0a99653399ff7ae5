import {
  ACHIEVEMENT_METRICS,
  DIARY_COLORS,
  DIARY_ICONS,
  GOAL_AIMS,
  GOAL_PERIODS,
  type GoalForm,
  type HabitForm,
  JOB_DURATIONS,
  type JobDuration,
  type Subtask,
} from '@stezhka/diary-contract';
import { localised } from '@stezhka/kit/seed-files';
import Joi from 'joi';
import type { AchievementFields } from '../achievements/achievements.model.ts';
import { seedFiles } from './read-definitions.ts';

export interface HabitSeed extends Pick<HabitForm, 'title' | 'color'> {
  daysAgo: number;
  /** Days back without an answer, and with 'failed'. */
  missed: number[];
  failed: number[];
  /** The last answered day. */
  until: number;
  legendary: boolean;
  archived: boolean;
}
interface SubtaskSeed extends Pick<Subtask, 'text' | 'state'> {
  closed: number | null;
}
export interface JobSeed extends SubtaskSeed {
  duration: JobDuration;
  inDays: number;
  subtasks: SubtaskSeed[];
}
interface GoalSeed extends Pick<GoalForm, 'text' | 'parameter' | 'period' | 'aim' | 'value'> {
  daysAgo: number;
  inDays: number;
}
interface MemberPlans {
  habits: HabitSeed[];
  jobs: JobSeed[];
  goals: GoalSeed[];
}
export type Plans = Record<'week' | 'long', MemberPlans>;

const text = Joi.string();
const days = Joi.number().integer();
const ago = days.min(0);
const flag = Joi.boolean().optional().default(false);
const habit = Joi.object<HabitSeed>({
  title: text,
  color: Joi.valid(...DIARY_COLORS),
  daysAgo: ago,
  missed: Joi.array().items(ago),
  failed: Joi.array().items(ago),
  until: ago.optional().default(0),
  legendary: flag,
  archived: flag,
});
const subtask = {
  text,
  state: Joi.valid('active', 'completed', 'refused').optional().default('active'),
  closed: ago.optional().default(null),
};
const job = Joi.object<JobSeed>({
  ...subtask,
  duration: Joi.valid(...JOB_DURATIONS),
  inDays: days,
  subtasks: Joi.array().items(Joi.object(subtask)).optional().default([]),
});
const goal = Joi.object<GoalSeed>({
  text,
  parameter: text,
  period: Joi.valid(...GOAL_PERIODS),
  aim: Joi.valid(...GOAL_AIMS),
  value: Joi.number(),
  daysAgo: ago,
  inDays: days,
});
const plans = Joi.object<MemberPlans>({
  habits: Joi.array().items(habit),
  jobs: Joi.array().items(job),
  goals: Joi.array().items(goal),
});

export const readPlans = (): Plans =>
  seedFiles.file('demo/plans.yaml', Joi.object<Plans>({ week: plans, long: plans }));

type AchievementSeed = Omit<AchievementFields, 'systemName' | 'order'>;
const achievements = Joi.object<Record<string, AchievementSeed>>().pattern(
  /^[a-z_]{1,40}$/,
  Joi.object({
    metric: Joi.valid(...ACHIEVEMENT_METRICS),
    target: days.min(1),
    icon: Joi.valid(...DIARY_ICONS),
    title: localised(),
    description: localised(),
  }),
);

/** In their order. */
export const readAchievements = (): AchievementFields[] =>
  Object.entries(seedFiles.file('definitions/achievements.yaml', achievements)).map(
    ([systemName, one], order) => ({ ...one, systemName, order }),
  );
