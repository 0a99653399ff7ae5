import { type Id, operation, type Pagination, type PlainDate } from '@stezhka/kit-contract';
import type { Availability } from './diary-items.ts';

/** 2-3 minutes, do it at once; during the day; more than a day, split into subtasks (product 3, Target / job). */
export const JOB_DURATIONS = ['light', 'medium', 'long'] as const;
export type JobDuration = (typeof JOB_DURATIONS)[number];

/** 'tomorrow' carries the job over to the day after the member's today. */
export const JOB_ACTIONS = ['complete', 'reopen', 'refuse', 'tomorrow'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

export interface Subtask {
  id: Id;
  text: string;
  /** 'refused' is final. */
  state: 'active' | 'completed' | 'refused';
}

export interface Job extends Subtask {
  duration: JobDuration;
  /** For which it is planned; an active one of an earlier date is late. */
  date: PlainDate;
  /** 'future' for a later date, 'disabled' once it is completed or refused. */
  availability: Availability;
  /** Date on which it was completed or refused. */
  closedOn: PlainDate | null;
  /** Of a long one, in the member's order. */
  subtasks: Subtask[];
}

export interface JobsReply {
  today: PlainDate;
  /** In the member's order: the active ones, and those that were closed today. The history: newest date first. */
  jobs: Job[];
  /** Of the history. */
  pagination: Pagination | null;
}

export const JOB_TEXT_LIMIT = 300;
/** Active jobs at once, subtasks among them. */
export const JOBS_LIMIT = 100;
/** With the history and those that were removed within a month. */
export const JOBS_TOTAL = 50_000;
/** Days for which a job may be planned. */
export const JOB_DAYS_AHEAD = 366;

export interface JobForm {
  /** Made by the client. */
  id: Id;
  text: string;
  duration: JobDuration;
  /** Default today. A subtask has its job's. */
  date?: PlainDate | undefined;
  /** The long job whose subtask it is. */
  parent?: Id | undefined;
}

export interface JobsQuery {
  /** The whole history, by page. */
  all?: true;
  limit?: number;
  page?: number;
}

export const getJobs = operation<{ query: JobsQuery; reply: JobsReply }>('GET', '/data/jobs', {
  access: 'user',
  reply: 'JobsReply',
  tags: ['diary-jobs'],
});

const change = {
  access: 'user',
  reply: 'JobsReply',
  changes: ['diary-jobs', 'achievements'],
  writes: getJobs,
} as const;

/** At the end of the list. Repeatable. @throws invalid_form ('text'), job_state (409) for a parent that is not long or not active, jobs_full, items_exhausted, not_found */
export const addJob = operation<{ body: JobForm; reply: JobsReply }>('POST', '/data/job/add', change);

/** Other words for the same task or subtask. Repeatable. @throws invalid_form ('text'), not_found */
export const setJobText = operation<{ body: Pick<JobForm, 'id' | 'text'>; reply: JobsReply }>(
  'POST',
  '/data/job/set',
  change,
);

/** With its subtasks. Repeatable. */
export const removeJob = operation<{ params: { id: Id }; reply: JobsReply }>('GET', '/data/job/remove/:id', {
  ...change,
  mutates: true,
});

/** Puts a job before another one of the list, or a subtask before another one of its job; null: the last. Repeatable. */
export const orderJob = operation<{ body: { id: Id; before: Id | null }; reply: JobsReply }>(
  'POST',
  '/data/job/order',
  change,
);

/**
 * `action` is a `JobAction`. A repeated one changes nothing. Refusing a job refuses its active subtasks.
 * @throws job_state (409) for what the state does not allow, job_parts (409) for a job with active subtasks that is to
 * be completed, not_found for an unknown action
 */
export const actOnJob = operation<{ params: { id: Id; action: string }; reply: JobsReply }>(
  'GET',
  '/data/job/:id/:action',
  { ...change, mutates: true },
);
