import { AppError } from '@stezhka/kit/errors';
import { log } from '@stezhka/kit/log';
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
  breaker: CircuitBreakerPolicy;
}

export class Upstreams {
  readonly #lists = new Map<string, Address[]>();
  readonly #next = new Map<string, number>();
  readonly #metrics: Metrics;

  constructor(deps: {
    lists: Record<string, string[]>;
    settings: Settings;
    metrics: Metrics;
    onRecovered?: (service: string) => void;
  }) {
    const { lists, settings, metrics, onRecovered } = deps;
    this.#metrics = metrics;
    for (const [service, urls] of Object.entries(lists)) {
      this.#lists.set(
        service,
        urls.map((url) => {
          const breaker = circuitBreaker(
            handleWhen((error) => faultOf(error) !== undefined),
            {
              halfOpenAfter: settings.halfOpenAfterMs,
              breaker: new ConsecutiveBreaker(settings.breakAfter),
            },
          );
          let open = false;
          const report = (now: boolean) => {
            metrics.upstreamOpen.set({ service, address: url }, now ? 1 : 0);
            if (open === now) return;
            open = now;
            if (now) log.warn({ service, url }, 'upstream given up');
            else log.info({ service, url }, 'upstream answers again');
          };
          report(false);
          breaker.onBreak(() => report(true));
          breaker.onReset(() => {
            report(false);
            onRecovered?.(service);
          });
          return { url, breaker };
        }),
      );
    }
  }

  /** Tries the next address where that does no harm: nothing was sent, or the call is safe. @throws AppError unavailable | timeout */
  async reach<T>(service: string, safe: boolean, attempt: (address: string) => Promise<T>): Promise<T> {
    for (const { url, breaker } of this.#inTurn(service)) {
      try {
        return await breaker.execute(() => attempt(url));
      } catch (error) {
        if (error instanceof BrokenCircuitError) continue;
        const fault = faultOf(error);
        if (!fault) throw error;
        this.#metrics.upstreamFailures.inc({ service, kind: fault });
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
