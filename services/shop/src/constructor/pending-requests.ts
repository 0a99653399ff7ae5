import type { EventEmitter } from 'node:events';

/** Counts open requests by key, so that no work is done for abandoned ones. */
export class PendingRequests {
  readonly #waiting = new Map<string, number>();

  add(key: string, reply: EventEmitter): void {
    this.#change(key, 1);
    reply.once('close', () => this.#change(key, -1));
  }

  has(key: string): boolean {
    return this.#waiting.has(key);
  }

  #change(key: string, by: number): void {
    const count = (this.#waiting.get(key) ?? 0) + by;
    if (count > 0) this.#waiting.set(key, count);
    else this.#waiting.delete(key);
  }
}
