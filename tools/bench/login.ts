import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { Stand } from '../start/stand.ts';

const PORT = 21_400;
const PASSWORD = 'довга фраза з чотирьох слів';
const SECONDS = 15;
/** Logins that are under way at once; more than the queue of an instance holds. */
const STORM = 250;
/** Pause between two measured calls, in ms: a visitor, not a second storm. */
const PAUSE_MS = 5;

/**
 * What a storm of logins does to everybody else: the p99 of a member's reads, as a multiple of their p99 without it,
 * and what an unknown e-mail takes in proportion to a wrong password.
 */
export async function benchLogin(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-login-'));
  const database = await openDatabase({ dbPath: join(dataDir, 'db'), port: PORT + 9, say: () => {} });
  const stand = await Stand.start({ port: PORT, uri: database.uri, dataDir, services: { account: 1 } });
  try {
    const email = 'bench@stezhka.example';
    const fields = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
    const { cookie } = await stand.post('/api/form/registration', fields);
    await measure(stand, cookie, 3);
    const idle = await measure(stand, cookie, SECONDS);
    const storm = startStorm(stand, email);
    const busy = await measure(stand, cookie, SECONDS);
    const answers = await storm.stop();
    say('idle', idle);
    say('storm', busy);
    const ratio = quantile(busy.times, 0.99) / quantile(idle.times, 0.99);
    process.stdout.write(
      `p99 during the storm: ${ratio.toFixed(2)} times the idle one (target: at most 2)\n`,
    );
    process.stdout.write(`logins: ${JSON.stringify(answers)}\n`);
    const ratioOfRefusals = await refusals(stand, email, 'nobody@stezhka.example');
    process.stdout.write(
      `unknown e-mail: ${ratioOfRefusals.toFixed(2)} times a wrong password (target: 1)\n`,
    );
  } finally {
    await stand.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Measured {
  /** Milliseconds of each answered call, the quickest first. */
  times: number[];
  /** How many got no answer of the service: the gateway gave it up for a while. They count as none of the times. */
  unanswered: number;
}

/** One call after another. */
async function measure(stand: Stand, cookie: string, seconds: number): Promise<Measured> {
  const times: number[] = [];
  let unanswered = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begin = performance.now();
    const { status } = await stand.get('/api/data/user', cookie);
    if (status === 200) times.push(performance.now() - begin);
    else if (status === 503 || status === 504) unanswered += 1;
    else throw new Error(`A read answered ${status}.`);
    await pause(PAUSE_MS);
  }
  if (!times.length) throw new Error('No read was answered.');
  return { times: times.sort(byNumber), unanswered };
}

/** Right logins, so that nobody is slowed down; the excess is sent away and comes again. */
function startStorm(stand: Stand, email: string) {
  const answers: Record<number, number> = {};
  let going = true;
  const visitors = Array.from({ length: STORM }, async (_, n) => {
    // A crowd, but not in one millisecond: connections that the system refuses tell nothing of the site.
    await pause(n * PAUSE_MS);
    while (going) {
      const { status } = await stand.post('/api/login', { email, password: PASSWORD });
      answers[status] = (answers[status] ?? 0) + 1;
      // As Retry-After asks.
      if (status === 503) await pause(3000);
    }
  });
  const all = Promise.all(visitors);
  // Said when the storm is stopped; until then the measuring goes on.
  all.catch(() => {});
  return {
    stop: async () => {
      going = false;
      await all;
      return answers;
    },
  };
}

/** How long the second is refused, as a multiple of the first; in turns, and fewer than are slowed down. */
async function refusals(stand: Stand, ...emails: [string, string]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < 9; n++) {
    for (const [i, email] of emails.entries()) {
      const begin = performance.now();
      await stand.post('/api/login', { email, password: `guess ${n}` });
      times[i]!.push(performance.now() - begin);
    }
  }
  const [first, second] = times.map((one) => quantile(one.sort(byNumber), 0.5));
  return second! / first!;
}

const byNumber = (a: number, b: number) => a - b;
const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!;

const say = (name: string, { times, unanswered }: Measured) =>
  process.stdout.write(
    `${name.padEnd(6)} ${times.length} calls, ${unanswered} not answered, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms\n`,
  );
