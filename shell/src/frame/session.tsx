import { useEffect } from 'react';
import { useInvalidate } from '../api/use-call.ts';
import { on } from '../events.ts';
import { useUser } from '../state/use-visitor.ts';

/** Asks for the user again when the account reports a change (product 2.3). */
export function Session() {
  useUser();
  const invalidate = useInvalidate();
  useEffect(() => on('account:user-changed', () => invalidate(['user'])), [invalidate]);
  return null;
}
