import { useEffect, useSyncExternalStore } from 'react';

/** A part of the page answers clicks now: those that came before are done (shell/src/pre-hydration.ts). */
export const notifyHydrated = () => void dispatchEvent(new Event('stezhka:answers'));

/** Stands beside what a Suspense waits for; once that is hydrated, it says so. */
export function HydrationReady() {
  useEffect(notifyHydrated, []);
  return null;
}

const never = () => () => {};

/** False on the server and for the first drawing over its document; true once the page answers to clicks. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
