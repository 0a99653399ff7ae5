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

/** Product 2.3 and docs/architecture.md 'Guards'; a closed diary is explained by its own pages. */
export async function guard(flags: readonly RouteFlag[], context: GuardContext): Promise<string | undefined> {
  const { location, locale, call } = context;
  if (!flags.includes('auth') && !flags.includes('login')) return undefined;
  const member = await call(getUser).then(isLoggedIn, ignoreUnavailable);
  if (flags.includes('auth') && member === false) return loginAddress(location, locale);
  if (flags.includes('login') && member) {
    return safeNext(new URLSearchParams(location.search).get('next'), locale);
  }
  return undefined;
}

/** null: the page does not exist for this member. @throws CallError while the user is unknown */
export async function guardStaff(call: LoadCall, locale: Locale): Promise<string | null | undefined> {
  const user = await call(getUser);
  if (!isLoggedIn(user)) return null;
  if (user.needsSecondFactor) return localePath('/second-factor', locale);
  return isStaff(user) ? undefined : null;
}

export const loginAddress = ({ pathname, search }: PageLocation, locale: Locale): string =>
  `${localePath('/login', locale)}?next=${encodeURIComponent(pathname + search)}`;

/** While the user is unknown, the page's own calls decide; their 401 leads to the login. */
function ignoreUnavailable(error: Partial<CallError>): undefined {
  if (error.status === 0 || (error.status ?? 0) >= 500) return undefined;
  throw error;
}
