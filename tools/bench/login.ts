import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { TestCluster } from '../start/test-cluster.ts';
import { writeTable } from './markdown-table.ts';

const PORT = 21_400;
const PASSWORD = 'довга фраза з чотирьох слів';
const SECONDS = 10;
/** Quiet and storm in turns: what else a machine does meanwhile meets both. */
const ROUNDS = 5;
const MOST = 2;
const MOST_APART = 1.25;
const STORM = 250;
/** Pause between two measured calls, in ms: a visitor, not a second storm. */
const PAUSE_MS = 5;

/** p99 of a member's reads in a storm of logins against a quiet site, and how long an unknown e-mail is refused. */
export async function benchLogin(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-login-'));
  const database = await openDatabase({ dbPath: join(dataDir, 'db'), port: PORT + 9, say: () => {} });
  const cluster = await TestCluster.start({
    port: PORT,
    uri: database.uri,
    dataDir,
    services: { account: 1 },
  });
  try {
    const email = 'bench@stezhka.example';
    const fields = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
    const { cookie } = await cluster.post('/api/form/registration', fields);
    await warmUp(cluster, cookie, email);
    const quiet = nothing();
    const busy = nothing();
    const logins: Record<number, number> = {};
    for (let n = 0; n < ROUNDS; n++) {
      await measure(cluster, cookie, quiet);
      const storm = await startStorm(cluster, email, logins);
      await measure(cluster, cookie, busy);
      await storm.stop();
    }
    const ratio = quantile(busy.times, 0.99) / quantile(quiet.times, 0.99);
    const unknown = await refusals(cluster, email, 'nobody@stezhka.example');
    writeTable('login', [
      '| a member’s reads | calls | not answered | p50, ms | p99, ms |',
      '|---|---|---|---|---|',
      row('nobody logs in', quiet),
      row(`${STORM} log in at once`, busy),
      '',
      `The p99 grows ${ratio.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores. Of the logins ${logins[200]} were answered and ${logins[503]} asked to come again. An unknown e-mail takes ${unknown.toFixed(2)} times a wrong password.`,
    ]);
    if (ratio > MOST || busy.unanswered || quiet.unanswered)
      throw new Error('A storm of logins is felt by everybody else.');
    if (Math.max(unknown, 1 / unknown) > MOST_APART)
      throw new Error('How long a refusal takes tells whether there is an account.');
  } finally {
    await cluster.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Measured {
  times: number[];
  /** How many got no answer of the service: the gateway gave it up for a while. They count as none of the times. */
  unanswered: number;
}
const nothing = (): Measured => ({ times: [], unanswered: 0 });

/** Code that has run before is quicker: a site of one minute is not what is measured. */
async function warmUp(cluster: TestCluster, cookie: string, email: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await cluster.get('/api/data/user', cookie);
    await cluster.post('/api/login', { email, password: PASSWORD });
  }
}

async function measure(cluster: TestCluster, cookie: string, measured: Measured): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const begin = performance.now();
    const { status } = await cluster.get('/api/data/user', cookie);
    if (status === 200) measured.times.push(performance.now() - begin);
    else if (status === 503 || status === 504) measured.unanswered += 1;
    else throw new Error(`A read answered ${status}.`);
    await pause(PAUSE_MS);
  }
  if (!measured.times.length) throw new Error('No read was answered.');
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

function quantile(times: readonly number[], q: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!;
}

const row = (name: string, { times, unanswered }: Measured) =>
  `| ${name} | ${times.length} | ${unanswered} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`;
