import type Joi from 'joi';

export interface JobRun {
  id: string;
  attempt: number;
  key?: string;
}

export interface Job<T = unknown> {
  name: string;
  schema: Joi.ObjectSchema<T>;
  handler(data: T, run: JobRun): Promise<unknown>;
  attempts: number;
  /** Runs before the job is marked dead; must bear repetition. */
  whenDead?(data: T, run: JobRun): unknown;
  /** Seconds between runs of a recurring job; its data are {}. */
  every?: number;
  longestPause?: number;
  /** How many run at once in one process, beside jobs of other names. */
  concurrency?: number;
}

const jobs = new Map<string, Job>();

/** A process may die before the result is saved: a handler must bear a second run of the same job. */
export function defineJob<T>(
  name: string,
  schema: Joi.ObjectSchema<T>,
  handler: Job<T>['handler'],
  {
    attempts = 8,
    ...more
  }: Partial<Pick<Job<T>, 'attempts' | 'every' | 'longestPause' | 'whenDead' | 'concurrency'>> = {},
): Job<T> {
  if (jobs.has(name)) throw new Error(`Two jobs are called '${name}'.`);
  const job: Job<T> = { name, schema, handler, attempts, ...more };
  jobs.set(name, job as Job);
  return job;
}

export function jobNamed(name: string): Job {
  const job = jobs.get(name);
  if (!job) throw new Error(`No job is called '${name}'.`);
  return job;
}

export const definedJobs = (): Job[] => [...jobs.values()];

/** Thrown by a handler when another try cannot help: the job is dead at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GiveUp';
  }
}
