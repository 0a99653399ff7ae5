import type { ClientSession } from 'mongoose';

const sleepers = new Set<() => void>();
const watched = new WeakSet<ClientSession>();

/** Waits for the commit: a session ends right after its transaction. */
export function wakeWorkers(session: ClientSession | null = null): void {
  if (!session) {
    for (const wake of sleepers) wake();
  } else if (!watched.has(session)) {
    watched.add(session);
    session.once('ended', () => wakeWorkers());
  }
}

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
