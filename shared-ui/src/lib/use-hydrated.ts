import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first drawing over its document; true once the page answers to clicks. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
