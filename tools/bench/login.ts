import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestCluster } from '../start/test-cluster.ts';
import { PASSWORD, register, withAccountCluster } from './account-cluster.ts';
import { writeTable } from './markdown-table.ts';
import { measureReads, nothing, PAUSE_MS, quantile, READS_HEADER, readsRow } from './reads.ts';

const PORT = 21_400;
/** Quiet and storm in turns: what else a machine does meanwhile meets both. */
const ROUNDS = 5;
const MOST = 2;
const MOST_APART = 1.25;
const STORM = 250;

/** p99 of a member's reads in a storm of logins against a quiet site, and how long an unknown e-mail is refused. */
export const benchLogin = (): Promise<void> =>
  withAccountCluster({ name: 'login', port: PORT }, async (cluster) => {
    const email = 'bench@stezhka.example';
    const cookie = await register(cluster, email);
    await warmUp(cluster, cookie, email);
    const quiet = nothing();
    const busy = nothing();
    const logins: Record<number, number> = {};
    for (let n = 0; n < ROUNDS; n++) {
      await measureReads(cluster, cookie, quiet);
      const storm = await startStorm(cluster, email, logins);
      await measureReads(cluster, cookie, busy);
      await storm.stop();
    }
    const ratio = quantile(busy.times, 0.99) / quantile(quiet.times, 0.99);
    const unknown = await refusals(cluster, email, 'nobody@stezhka.example');
    writeTable('login', [
      ...READS_HEADER,
      readsRow('nobody logs in', quiet),
      readsRow(`${STORM} log in at once`, busy),
      '',
      `The p99 grows ${ratio.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores. Of the logins ${logins[200]} were answered and ${logins[503]} asked to come again. An unknown e-mail takes ${unknown.toFixed(2)} times a wrong password.`,
    ]);
    if (ratio > MOST || busy.unanswered || quiet.unanswered)
      throw new Error('A storm of logins is felt by everybody else.');
    if (Math.max(unknown, 1 / unknown) > MOST_APART)
      throw new Error('How long a refusal takes tells whether there is an account.');
  });

/** Code that has run before is quicker: a site of one minute is not what is measured. */
async function warmUp(cluster: TestCluster, cookie: string, email: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await cluster.get('/api/data/user', cookie);
    await cluster.post('/api/login', { email, password: PASSWORD });
  }
}

/** Right logins, sent again when the site sends them away; resolves once the first was. @param answers by status */
async function startStorm(cluster: TestCluster, email: string, answers: Record<number, number>) {
  const full = Promise.withResolvers<void>();
  let going = true;
  const visitors = Array.from({ length: STORM }, async (_, n) => {
    // A crowd, but not in one millisecond: connections that the system refuses tell nothing of the site.
    await pause(n * PAUSE_MS);
    while (going) {
      const { status, retryAfter } = await cluster.post('/api/login', { email, password: PASSWORD });
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 200) continue;
      if (status !== 503) throw new Error(`A login answered ${status}.`);
      full.resolve();
      await pause(retryAfter * 1000);
    }
  });
  const all = Promise.all(visitors);
  all.catch(full.reject);
  await full.promise;
  return {
    stop: async () => {
      going = false;
      await all;
    },
  };
}

async function refusals(cluster: TestCluster, ...emails: [string, string]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < 9; n++) {
    for (const [i, email] of emails.entries()) {
      const begin = performance.now();
      await cluster.post('/api/login', { email, password: `guess ${n}` });
      times[i]!.push(performance.now() - begin);
    }
  }
  const [first, second] = times.map((one) => quantile(one, 0.5));
  return second! / first!;
}
