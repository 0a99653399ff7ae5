import { getUser, isLoggedIn, type User, type UserReply } from '@stezhka/account-contract';
import type { Locale } from '@stezhka/kit-contract';
import { endpointOf } from '../api/api.ts';
import type { ShellState } from './store.ts';

const selectUserReply = (state: ShellState, locale: Locale): UserReply | undefined =>
  endpointOf(getUser).select({ locale })(state).data as UserReply | undefined;

export function selectUser(state: ShellState, locale: Locale): User | null {
  const reply = selectUserReply(state, locale);
  return isLoggedIn(reply) ? reply : null;
}

/** Undefined where a general label replaces the name (product 2.5, Drawer behaviour). */
export const nameOf = ({ displayName, name, lastName }: User): string | undefined =>
  displayName || [name, lastName].filter(Boolean).join(' ') || undefined;

/** Includes staff who still have to pass the second login step. */
export const isStaff = ({ roles, needsSecondFactor }: User): boolean =>
  !!needsSecondFactor || roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN');
