import { getUser, isLoggedIn, type User } from '@stezhka/account-contract';
import { useSyncExternalStore } from 'react';
import { useCall } from '../api/use-call.ts';
import { on } from '../events.ts';
import { readCookie } from './cookies.ts';

/** A session may begin or end while the page stands: with the first thing put into the cart, at login, at logout. */
function watch(changed: () => void): () => void {
  const stop = [on('account:user-changed', changed), on('shop:cart-changed', changed)];
  return () => {
    for (const one of stop) one();
  };
}

/** True once the page lives and the visitor has a session; the shared document knows of nobody. */
export const useVisitor = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !!readCookie('visitor'),
    () => false,
  );

/** The member, null for a guest, undefined until it is known. Nobody is asked for without a session. */
export function useUser(): User | null | undefined {
  const visitor = useVisitor();
  const { data, isLoading } = useCall(getUser, undefined, { skip: !visitor, optional: true });
  if (!visitor) return null;
  if (isLoggedIn(data)) return data;
  return isLoading ? undefined : null;
}
