import { randomId } from '../lib/random-id.ts';

const lockOf = (writer: string) => `stezhka-diary-writer ${writer}`;
const untilTheTabEnds = () => new Promise<never>(() => {});

let own: string | undefined;
const adopted = new Set<string>();

/** This tab, as long as it lives; another tab cannot take its changes meanwhile. Browser only. */
export function ownWriter(): string {
  if (!own) {
    own = randomId();
    navigator.locks?.request(lockOf(own), untilTheTabEnds).catch(() => {});
  }
  return own;
}

/** Takes over the changes of a tab that has ended. False while it lives. */
export async function adoptWriter(writer: string): Promise<boolean> {
  // The service takes a change of one writer twice without harm, where a browser has no locks.
  if (writer === own || adopted.has(writer) || !navigator.locks) return true;
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(writer), { ifAvailable: true }, (lock) => {
        if (lock) adopted.add(writer);
        resolve(!!lock);
        return lock ? untilTheTabEnds() : undefined;
      })
      .catch(() => resolve(false));
  });
}

/** Resolves once another tab has ended and this one has taken over its changes; rejects after `signal`. */
export function adoptOnceEnded(writer: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const taken = () => {
      adopted.add(writer);
      resolve();
      return untilTheTabEnds();
    };
    navigator.locks.request(lockOf(writer), { signal }, taken).catch(reject);
  });
}
