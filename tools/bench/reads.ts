import { setTimeout as pause } from 'node:timers/promises';
import type { TestCluster } from '../start/test-cluster.ts';

/** Pause between two measured calls, in ms: a visitor, not a second storm. */
export const PAUSE_MS = 5;
const SECONDS = 10;

export interface Measured {
  times: number[];
  /** How many got no answer of the service: the gateway gave it up for a while. They count as none of the times. */
  unanswered: number;
}
export const nothing = (): Measured => ({ times: [], unanswered: 0 });

/** A member's reads, one after another for ten seconds. */
export async function measureReads(cluster: TestCluster, cookie: string, measured: Measured): Promise<void> {
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

export function quantile(times: readonly number[], q: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!;
}

export const READS_HEADER = [
  '| a member’s reads | calls | not answered | p50, ms | p99, ms |',
  '|---|---|---|---|---|',
];
export const readsRow = (name: string, { times, unanswered }: Measured): string =>
  `| ${name} | ${times.length} | ${unanswered} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`;
