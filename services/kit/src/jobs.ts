export { asDone } from './jobs/as-done.ts';
export { type DeadJob, deadJobs, jobCounts, reviveJob } from './jobs/dead.ts';
export { defineJob, type Job, type JobRun } from './jobs/define.ts';
export { GiveUp } from './jobs/give-up.ts';
export { type LaterOptions, later } from './jobs/later.ts';
export { runDueJobs, startWorker, type WorkerOptions } from './jobs/worker.ts';
