import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@stezhka/kit/errors';
import type { Identity } from '@stezhka/kit/identity';
import { onStopping } from '@stezhka/kit/lifecycle';
import { logLimited } from '@stezhka/kit/limited-log';
import { visitorKey } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { openSessions } from '../sessions/session-list.ts';
import type { Settings } from '../settings.ts';

/** Seconds after which a visitor with too many windows may ask again: one of them may be closed by then. */
const AGAIN_SECONDS = 30;

type Bounds = Pick<Settings, 'streamsMost' | 'streamsPerVisitor' | 'streamsPerNetwork' | 'streamCheckMs'>;

/** A stream holds a connection and a place in memory for minutes: how many are open is bounded, not how often. */
export class OpenStreams {
  readonly #bounds: Bounds;
  readonly #metrics: Metrics;
  readonly #open = new Map<string, number>();
  /** The session that each of them was asked for by. */
  readonly #sessions = new Map<ServerResponse, string>();
  #check: NodeJS.Timeout | undefined;
  #all = 0;

  constructor(bounds: Bounds, metrics: Metrics) {
    this.#bounds = bounds;
    this.#metrics = metrics;
  }

  /**
   * Counts the reply until it is closed, and ends it with its session.
   * @throws AppError too_many_requests, unavailable
   */
  open({ userId, guestId }: Identity, req: IncomingMessage, res: ServerResponse, sid?: string): void {
    const { streamsMost, streamsPerVisitor, streamsPerNetwork } = this.#bounds;
    const network = visitorKey(req.context.address);
    // Without an identity the network alone counts.
    const visitor = userId ?? guestId;
    const keys: [string, number][] = [[network, streamsPerNetwork]];
    if (visitor) keys.push([`visitor ${visitor}`, streamsPerVisitor]);
    if (this.#all >= streamsMost) throw new AppError('unavailable', { retryAfter: AGAIN_SECONDS });
    if (keys.some(([key, most]) => (this.#open.get(key) ?? 0) >= most)) {
      this.#metrics.limited.inc({ limit: 'streams' });
      throw new AppError('too_many_requests', { retryAfter: AGAIN_SECONDS });
    }
    this.#count(keys, 1);
    if (sid) this.#sessions.set(res, sid);
    this.#check ??= setInterval(() => void this.#endOrphans(), this.#bounds.streamCheckMs).unref();
    const forget = onStopping(() => res.destroy());
    res.once('close', () => {
      forget();
      this.#count(keys, -1);
      this.#sessions.delete(res);
      if (this.#all) return;
      clearInterval(this.#check);
      this.#check = undefined;
    });
  }

  /** After a logout here or elsewhere nothing more arrives; the browser may come again as whoever it is by then. */
  async #endOrphans(): Promise<void> {
    const asked = [...this.#sessions];
    if (!asked.length) return;
    try {
      const open = await openSessions([...new Set(asked.map(([, sid]) => sid))]);
      for (const [res, sid] of asked) if (!open.has(sid)) res.destroy();
    } catch (err) {
      logLimited('warn', { err }, 'sessions of streams not looked at');
    }
  }

  #count(keys: readonly [string, number][], by: number): void {
    this.#all += by;
    for (const [key] of keys) {
      const now = (this.#open.get(key) ?? 0) + by;
      if (now) this.#open.set(key, now);
      else this.#open.delete(key);
    }
  }
}
