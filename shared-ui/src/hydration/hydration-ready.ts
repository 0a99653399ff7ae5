import { PART_HYDRATED } from '@stezhka/shell-contract';
import { useEffect, useSyncExternalStore } from 'react';

/** Signal of a hydrated part: shell/src/pre-hydration.ts then repeats the earlier clicks. */
export const notifyHydrated = () => void dispatchEvent(new Event(PART_HYDRATED));

export function HydrationReady() {
  useEffect(notifyHydrated, []);
  return null;
}

const never = () => () => {};

/** False on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
