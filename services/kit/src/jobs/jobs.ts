export { type DeadJob, deadJobs, jobCounts, reviveJob } from './dead-jobs.ts';
export { defineJob, GiveUp, type Job } from './define-job.ts';
export { asDone, later } from './enqueue.ts';
export { JobModel } from './job.model.ts';
export { runDueJobs, startJobRunner } from './job-runner.ts';
export { LEASE_MS, runJob, takeJob } from './run-job.ts';
