export { asDone } from './jobs/as-done.ts';
export { type DeadJob, deadJobs, jobCounts, reviveJob } from './jobs/dead.ts';
export { defineJob, type Job } from './jobs/define.ts';
export { GiveUp } from './jobs/give-up.ts';
export { later } from './jobs/later.ts';
export { runDueJobs, startWorker } from './jobs/worker.ts';
