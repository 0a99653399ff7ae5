import { clock } from '@stezhka/kit/clock';

const WINDOW_MS = 5 * 60_000;
const MOST_FAULTS = 3;
const SUSPENDED_MS = 60_000;

/** Which releases are left to browsers, because they ended their workers again and again. */
export class Suspensions {
  /** When each release ended a worker, in ms. */
  readonly #faults = new Map<string, number[]>();

  /** @returns whether this fault suspends the release: the third within five minutes, then each one */
  fault(release: string): boolean {
    const now = clock.now().getTime();
    for (const [one, faults] of this.#faults) {
      const recent = faults.filter((at) => now - at < WINDOW_MS);
      if (recent.length) this.#faults.set(one, recent);
      else this.#faults.delete(one);
    }
    this.#faults.set(release, [...(this.#faults.get(release) ?? []), now].slice(-MOST_FAULTS));
    return this.has(release);
  }

  /** A release is suspended for a minute after its last fault; then its pages are rendered again. */
  has(release: string): boolean {
    const faults = this.#faults.get(release) ?? [];
    return faults.length >= MOST_FAULTS && clock.now().getTime() - faults.at(-1)! < SUSPENDED_MS;
  }
}
