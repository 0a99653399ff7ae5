import type Joi from 'joi';

export interface JobRun {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  key?: string;
}

export interface Job<T = unknown> {
  name: string;
  schema: Joi.ObjectSchema<T>;
  handler(data: T, run: JobRun): Promise<unknown>;
  /** Tries before the job is put aside as dead. */
  attempts: number;
  /** Runs before the job is put aside, for whoever waits for it; must bear repetition. */
  whenDead?(data: T, run: JobRun): unknown;
  /** Seconds between runs of a job that comes back by itself; its data is {}. */
  every?: number;
  /** Seconds between two tries at most, for what cannot wait an hour. */
  longestPause?: number;
}

const jobs = new Map<string, Job>();

/**
 * Declares a kind of later work. The handler may run more than once for the same job (a process may die between
 * the work and the note of it), so what it does must bear repetition.
 */
export function defineJob<T>(
  name: string,
  schema: Joi.ObjectSchema<T>,
  handler: Job<T>['handler'],
  { attempts = 8, ...more }: Partial<Pick<Job<T>, 'attempts' | 'every' | 'longestPause' | 'whenDead'>> = {},
): Job<T> {
  if (jobs.has(name)) throw new Error(`Two jobs are called '${name}'.`);
  const job: Job<T> = { name, schema, handler, attempts, ...more };
  jobs.set(name, job as Job);
  return job;
}

/** The job of that name; an unknown one is a programming error. */
export function jobNamed(name: string): Job {
  const job = jobs.get(name);
  if (!job) throw new Error(`No job is called '${name}'.`);
  return job;
}

export const definedJobs = (): Job[] => [...jobs.values()];

/** Thrown by a job's handler when trying again cannot help: the job is put aside as dead at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GiveUp';
  }
}
