import { AppError } from '@stezhka/kit/errors';
import { networkOf } from '@stezhka/kit/http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from './http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** reads, writes: what reaches a service; uploads: those of the writes; files: pictures and the like; all: everything else too. */
export type LimitName = 'reads' | 'writes' | 'uploads' | 'files' | 'all';

const MINUTE_SECONDS = 60;

export class Limits {
  readonly #limiters: Record<LimitName, RateLimiterMemory>;
  readonly #metrics: Metrics;

  constructor(points: Record<LimitName, number>, metrics: Metrics) {
    const limiter = (name: LimitName) =>
      new RateLimiterMemory({ keyPrefix: name, points: points[name], duration: MINUTE_SECONDS });
    this.#limiters = {
      reads: limiter('reads'),
      writes: limiter('writes'),
      uploads: limiter('uploads'),
      files: limiter('files'),
      all: limiter('all'),
    };
    this.#metrics = metrics;
  }

  /** @throws AppError too_many_requests with the seconds to wait */
  async take(name: LimitName, visitor: string): Promise<void> {
    try {
      await this.#limiters[name].consume(visitor);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      this.#metrics.limited.inc({ limit: name });
      throw new AppError('too_many_requests', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) || 1 });
    }
  }
}

export async function chargeRead(limits: Limits, { side, address }: RequestContext): Promise<void> {
  if (side === 'public') await limits.take('reads', visitorKey(address));
}

export const visitorKey = (address: string, userId?: string): string =>
  userId ? `user ${userId}` : networkOf(address);
