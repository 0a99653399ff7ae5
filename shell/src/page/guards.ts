import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { type Locale, localePath, safeNext } from '@stezhka/kit-contract';
import type { CallError, LoadCall, RouteFlag } from '@stezhka/shell-contract';
import type { Store } from '../state/store.ts';
import { isStaff } from '../state/user.ts';
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
  const member = await call(getUser).then(isLoggedIn, whoIsUnknown);
  if (flags.includes('auth') && member === false) return loginAddress(location, locale);
  if (flags.includes('login') && member) {
    return safeNext(new URLSearchParams(location.search).get('next'), locale);
  }
  return undefined;
}

/**
 * The same for pages of the admin layout, which are for staff: null when to this member there is no such page. Fails
 * while nobody can say who is here.
 */
export async function guardStaff(call: LoadCall, locale: Locale): Promise<string | null | undefined> {
  const user = await call(getUser);
  if (!isLoggedIn(user)) return null;
  if (user.needsSecondFactor) return localePath('/second-factor', locale);
  return isStaff(user) ? undefined : null;
}

/** The login, and from there back. */
export const loginAddress = ({ pathname, search }: PageLocation, locale: Locale): string =>
  `${localePath('/login', locale)}?next=${encodeURIComponent(pathname + search)}`;

/** While nobody can say who this is, the page's own calls decide; their 401 leads to the login, too. */
function whoIsUnknown(error: Partial<CallError>): undefined {
  if (error.status === 0 || (error.status ?? 0) >= 500) return undefined;
  throw error;
}
