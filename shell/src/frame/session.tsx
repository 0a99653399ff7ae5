import { useEffect } from 'react';
import { useInvalidate } from '../api/use-call.ts';
import { on } from '../events.ts';
import { useUser } from '../state/use-visitor.ts';

/** Knows who is here while the page stands, and asks again when the account says that this changed (product 2.3). */
export function Session() {
  useUser();
  const invalidate = useInvalidate();
  useEffect(() => on('account:user-changed', () => invalidate(['user'])), [invalidate]);
  return null;
}
