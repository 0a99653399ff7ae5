import { getUser, type User } from '@stezhka/account-contract';
import { useLocale } from '@stezhka/intl';
import { safeNext, splitLocale } from '@stezhka/kit-contract';
import { useLocation, useNavigate } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { useEffect, useState } from 'react';

/**
 * After a login or a registration: tells the other parts of the page and goes on to `next`. `redirecting` is true until
 * that page appears, for the form's button.
 * @param savedNext path of a visitor whose address has no `next`
 */
export function useLoginRedirect(savedNext: () => string | null = () => null): {
  redirect: (user: User) => void;
  redirecting: boolean;
} {
  const { useCall, useInvalidate, events } = shell();
  const { refetch } = useCall(getUser, undefined, { optional: true });
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  // Each navigation has another key, one to this same page too.
  const { search, key } = useLocation();
  useAnchorInNext();
  const [leaving, setLeaving] = useState<string>();
  const locale = useLocale();
  const redirect = (user: User) => {
    setLeaving(key);
    // Before the next page's guard reads it, which would still see a guest.
    refetch();
    invalidate(['user']);
    events.emit('account:user-changed', { userId: user.id });
    const requested = new URLSearchParams(search).get('next') ?? savedNext();
    const next = new URL(safeNext(requested, locale), 'http://here.invalid');
    const href = splitLocale(next.pathname).path + next.search + next.hash;
    // Staff pass the second step first.
    const query = new URLSearchParams({ next: next.pathname + next.search + next.hash });
    navigate(user.needsSecondFactor ? `/second-factor?${query}` : href, { replace: true });
  };
  return { redirect, redirecting: leaving === key };
}

/** The redirect of a server loses no anchor, but leaves it at the end of the login's own address. */
function useAnchorInNext(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const next = query.get('next');
    if (!hash || !next || next.includes('#')) return;
    query.set('next', next + hash);
    navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
}
