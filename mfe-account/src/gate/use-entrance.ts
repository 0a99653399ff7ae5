import { getUser, type User } from '@stezhka/account-contract';
import { useLocale } from '@stezhka/intl';
import { safeNext, splitLocale } from '@stezhka/kit-contract';
import { useLocation, useNavigate } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';

/**
 * What follows a login or a registration: everybody hears who is there, and the visitor goes where they wanted.
 * `entering` is true until that page appears; the form's button is busy so long.
 * @param kept where to when the address does not say it
 */
export function useEntrance(kept: () => string | null = () => null): {
  enter: (user: User) => void;
  entering: boolean;
} {
  const { useCall, useInvalidate, events } = shell();
  const { refetch } = useCall(getUser, undefined, { optional: true });
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  // Whatever page comes, this one again too, comes under another key.
  const { search, key } = useLocation();
  const [leaving, setLeaving] = useState<string>();
  const locale = useLocale();
  const enter = (user: User) => {
    setLeaving(key);
    // Asked anew before the next page's guard asks, else it would still see a guest.
    refetch();
    invalidate(['user']);
    events.emit('account:user-changed', { userId: user.id });
    const wanted = new URLSearchParams(search).get('next') ?? kept();
    const next = new URL(safeNext(wanted, locale), 'http://here.invalid');
    const aim = splitLocale(next.pathname).path + next.search + next.hash;
    // Staff go by the place where their rights wait for them.
    const query = new URLSearchParams({ next: next.pathname + next.search });
    navigate(user.needsSecondFactor ? `/second-factor?${query}` : aim, { replace: true });
  };
  return { enter, entering: leaving === key };
}
