import type { ClientSession } from 'mongoose';

const sleepers = new Set<() => void>();
const watched = new WeakSet<ClientSession>();

/** Wakes this process's workers, once the work is committed: a session ends right after its transaction. */
export function wakeWorkers(session: ClientSession | null = null): void {
  if (!session) {
    for (const wake of sleepers) wake();
  } else if (!watched.has(session)) {
    watched.add(session);
    session.once('ended', () => wakeWorkers());
  }
}

/** A bell for one sleeper that also remembers a ring which came while nobody slept. */
export function createBell() {
  let rung = false;
  let wake: (() => void) | undefined;
  const ring = () => {
    rung = true;
    wake?.();
  };
  sleepers.add(ring);
  return {
    ring,
    /** Resolves when the bell rings, or after `ms`. */
    async sleep(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
    remove: () => void sleepers.delete(ring),
  };
}
