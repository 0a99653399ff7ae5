import { type Id, operation, type PlainDate } from '@stezhka/kit-contract';
import type { Availability } from './diary-items.ts';
import type { MeasuredParameter } from './measured.ts';

/** A value by day, week or month on average, or the one that is to stand at the deadline. */
export const GOAL_PERIODS = ['day', 'week', 'month', 'total'] as const;
export type GoalPeriod = (typeof GOAL_PERIODS)[number];

/** Whether the value is to be reached or not to be passed. */
export const GOAL_AIMS = ['at_least', 'at_most'] as const;
export type GoalAim = (typeof GOAL_AIMS)[number];

/** Product 3, Goal. */
export interface Goal {
  id: Id;
  text: string;
  parameter: MeasuredParameter;
  period: GoalPeriod;
  aim: GoalAim;
  value: number;
  from: PlainDate;
  /** The deadline; the day itself still counts. */
  to: PlainDate;
  /** Product 4, Goal: 'In process' or 'Completed'. */
  state: 'in_process' | 'completed';
  /** Of a completed one. */
  outcome: 'success' | 'failure' | null;
  /** 'future' before `from`, 'disabled' once it is completed. */
  availability: Availability;
  /** The value of today; null: nothing measured. */
  today: number | null;
  /** A day's, week's or month's; of what is measured and does not add up, the mean of the days that have it. */
  average: number | null;
  /** Of the period that runs: its sum or mean so far; of 'total', the sum since `from`, or the latest value. */
  now: number | null;
  /** By which the goal is judged: `average`, of 'total' `now`. */
  reached: number | null;
  /** Days that have a value. */
  daysMeasured: number;
  /** Days left, today among them; 0 once the deadline has passed. */
  daysLeft: number;
}
export interface GoalsReply {
  today: PlainDate;
  /** Those in process first, by their deadlines; then the completed ones, the latest first. */
  goals: Goal[];
}

export interface GoalPeriodsReply {
  periods: { systemName: GoalPeriod; title: string; description: string }[];
}

export const GOAL_TEXT_LIMIT = 200;
export const GOALS_LIMIT = 50;
/** With those that were removed within a month. */
export const GOALS_TOTAL = 1_000;
/** From the first day to the deadline. */
export const GOAL_DAYS_LIMIT = 1_096;

export interface GoalForm {
  /** Made by the client. */
  id: Id;
  text: string;
  /** Key of one of the member's parameters. */
  parameter: string;
  period: GoalPeriod;
  aim: GoalAim;
  value: number;
  /** Default today. */
  from?: PlainDate | undefined;
  to: PlainDate;
}

export const getGoals = operation<{ reply: GoalsReply }>('GET', '/data/goals', {
  access: 'user',
  reply: 'GoalsReply',
  tags: ['diary-goals', 'diary-values', 'diary-settings'],
});

export const getGoalPeriods = operation<{ reply: GoalPeriodsReply }>('GET', '/data/goal/periods', {
  access: 'user',
  reply: 'GoalPeriodsReply',
});

const change = {
  access: 'user',
  reply: 'GoalsReply',
  changes: ['diary-goals', 'achievements'],
  writes: getGoals,
} as const;

/**
 * Repeatable.
 * @throws invalid_form ('text': 'Specify a goal', 'parameter': 'Select a day parameter', 'to': 'Select a deadline'),
 * goals_full, items_exhausted, not_found, diary_erased (409)
 */
export const addGoal = operation<{ body: GoalForm; reply: GoalsReply }>('POST', '/data/goal/add', change);

/** Other words for the same goal. Repeatable. @throws invalid_form ('text'), not_found */
export const setGoalText = operation<{ body: Pick<GoalForm, 'id' | 'text'>; reply: GoalsReply }>(
  'POST',
  '/data/goal/set',
  change,
);

/** Repeatable. */
export const removeGoal = operation<{ params: { id: Id }; reply: GoalsReply }>(
  'GET',
  '/data/goal/remove/:id',
  {
    ...change,
    mutates: true,
  },
);
