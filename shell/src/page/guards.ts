import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { type Locale, localePath } from '@stezhka/kit-contract';
import { type LoadCall, type RouteFlag, safeNext } from '@stezhka/shell-contract';
import type { Store } from '../state/store.ts';
import type { PageLocation } from './prepare.ts';

interface GuardContext {
  store: Store;
  call: LoadCall;
  location: PageLocation;
  locale: Locale;
}

/**
 * Where a visitor must go instead, or undefined; see product 2.3 and docs/architecture.md 'Guards'. A closed diary
 * (verify-access-to-diary) sends nobody away: its pages say so themselves.
 */
export async function guard(flags: readonly RouteFlag[], context: GuardContext): Promise<string | undefined> {
  const { location, locale, call } = context;
  if (!flags.includes('auth') && !flags.includes('login')) return undefined;
  const member = isLoggedIn(await call(getUser));
  if (flags.includes('auth') && !member) {
    const next = encodeURIComponent(location.pathname + location.search);
    return `${localePath('/login', locale)}?next=${next}`;
  }
  if (flags.includes('login') && member) {
    return safeNext(new URLSearchParams(location.search).get('next'), locale);
  }
  return undefined;
}
