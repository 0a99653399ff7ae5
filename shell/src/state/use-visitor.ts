import { getUser, isLoggedIn, type User } from '@stezhka/account-contract';
import { useSyncExternalStore } from 'react';
import { useCall } from '../api/use-call.ts';
import { on } from '../events.ts';
import { readCookie } from './cookies.ts';

/** Login, logout and the first cart item begin or end a session. */
function watch(changed: () => void): () => void {
  const stop = [on('account:user-changed', changed), on('shop:cart-changed', changed)];
  return () => {
    for (const one of stop) one();
  };
}

/** False during hydration: the shared document does not know the visitor. */
export const useVisitor = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !!readCookie('visitor'),
    () => false,
  );

/** null for a guest, undefined until known. */
export function useUser(): User | null | undefined {
  const visitor = useVisitor();
  const { data, isLoading } = useCall(getUser, undefined, { skip: !visitor, optional: true });
  if (!visitor) return null;
  if (isLoggedIn(data)) return data;
  return isLoading ? undefined : null;
}
