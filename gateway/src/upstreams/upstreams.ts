import { AppError } from '@stezhka/kit/errors';
import { log } from '@stezhka/kit/log';
import { WORKLOADS, type Workload } from '@stezhka/kit-contract';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { faultOf } from './faults.ts';

interface Address {
  url: string;
  /** Each kind of work has its own breaker: one that hangs says nothing about the others (decision 0033). */
  breakers: Record<Workload, CircuitBreakerPolicy>;
}

export interface Target {
  service: string;
  workload?: Workload;
  /** Whether asking twice does no harm. */
  safe: boolean;
}

interface UpstreamsDeps {
  lists: Record<string, string[]>;
  settings: Settings;
  metrics: Metrics;
  onRecovered?: (service: string) => void;
}

export class Upstreams {
  readonly #lists = new Map<string, Address[]>();
  readonly #next = new Map<string, number>();
  readonly #metrics: Metrics;

  constructor(deps: UpstreamsDeps) {
    this.#metrics = deps.metrics;
    for (const [service, urls] of Object.entries(deps.lists)) {
      const addresses = urls.map((url) => {
        const breakers = WORKLOADS.map((workload) => [
          workload,
          createBreaker(deps, { service, address: url, workload }),
        ]);
        return { url, breakers: Object.fromEntries(breakers) as Address['breakers'] };
      });
      this.#lists.set(service, addresses);
    }
  }

  /** Tries the next address where that does no harm: nothing was sent, or the call is safe. @throws AppError unavailable | timeout */
  async reach<T>(
    { service, workload = 'interactive', safe }: Target,
    attempt: (address: string) => Promise<T>,
  ): Promise<T> {
    for (const { url, breakers } of this.#inTurn(service)) {
      try {
        // Another version's table may name a kind that this one does not know.
        return await (breakers[workload] ?? breakers.interactive).execute(() => attempt(url));
      } catch (error) {
        if (error instanceof BrokenCircuitError) continue;
        const fault = faultOf(error);
        if (!fault) throw error;
        this.#metrics.upstreamFailures.inc({ service, workload, kind: fault });
        if (fault === 'timeout') throw new AppError('timeout', { cause: error });
        if (fault === 'broken' && !safe) throw new AppError('unavailable', { cause: error });
      }
    }
    throw new AppError('unavailable', { retryAfter: 5 });
  }

  #inTurn(service: string): Address[] {
    const list = this.#lists.get(service) ?? [];
    const start = (this.#next.get(service) ?? 0) % (list.length || 1);
    this.#next.set(service, start + 1);
    return [...list.slice(start), ...list.slice(0, start)];
  }
}

function createBreaker(
  { settings, metrics, onRecovered }: UpstreamsDeps,
  labels: { service: string; address: string; workload: Workload },
): CircuitBreakerPolicy {
  const breaker = circuitBreaker(
    handleWhen((error) => faultOf(error) !== undefined),
    { halfOpenAfter: settings.halfOpenAfterMs, breaker: new ConsecutiveBreaker(settings.breakAfter) },
  );
  let open = false;
  const report = (now: boolean) => {
    metrics.upstreamOpen.set(labels, now ? 1 : 0);
    if (open === now) return;
    open = now;
    if (now) log.warn(labels, 'upstream given up');
    else log.info(labels, 'upstream answers again');
  };
  report(false);
  breaker.onBreak(() => report(true));
  breaker.onReset(() => {
    report(false);
    onRecovered?.(labels.service);
  });
  return breaker;
}
