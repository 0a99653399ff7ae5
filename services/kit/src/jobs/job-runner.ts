import { log } from '../process/log.ts';
import { definedJobs } from './define-job.ts';
import { later } from './enqueue.ts';
import { type LeasedJob, nextRun, runJob, takeJob } from './run-job.ts';
import { createBell } from './wake.ts';

export interface JobRunnerOptions {
  concurrency?: number;
  /** Milliseconds between looks for work of other processes and due work. */
  pollMs?: number;
}

/** `stop` waits for running jobs. */
export function startJobRunner({ concurrency = 4, pollMs = 1000 }: JobRunnerOptions = {}): {
  stop(): Promise<void>;
} {
  const bell = createBell();
  const running = new Map<Promise<void>, string>();
  let stopping = false;

  const start = (job: LeasedJob) => {
    const tracked = runJob(job)
      .catch((err) => log.error({ err }, 'job result not written'))
      .finally(() => {
        running.delete(tracked);
        bell.ring();
      });
    running.set(tracked, job.name);
  };
  const namesInFull = () => {
    const names = [...running.values()];
    const full = definedJobs().filter(
      ({ name, concurrency = Infinity }) => names.filter((one) => one === name).length >= concurrency,
    );
    return full.map(({ name }) => name);
  };
  const loop = async () => {
    await scheduleRecurring();
    while (!stopping) {
      const job = running.size < concurrency ? await takeJob(namesInFull()) : undefined;
      if (job) start(job);
      else if (!stopping) await bell.sleep(pollMs);
    }
  };
  const keepLooping = async () => {
    while (!stopping) {
      try {
        await loop();
      } catch (err) {
        log.error({ err }, 'jobs cannot be read');
        await bell.sleep(pollMs);
      }
    }
  };
  const done = keepLooping();
  return {
    async stop() {
      stopping = true;
      bell.remove();
      bell.ring();
      await done;
      await Promise.all(running.keys());
    },
  };
}

async function scheduleRecurring(): Promise<void> {
  for (const job of definedJobs()) {
    if (job.every) await later(null, job, {}, nextRun(job.every));
  }
}

export async function runDueJobs(): Promise<number> {
  let runs = 0;
  for (let job = await takeJob(); job; job = await takeJob()) {
    await runJob(job);
    runs++;
  }
  return runs;
}
