import { getUser, isLoggedIn, type User, type UserReply } from '@stezhka/account-contract';
import type { Locale } from '@stezhka/kit-contract';
import { endpointOf } from '../api/api.ts';
import type { ShellState } from './store.ts';

/** What the last answer said of the visitor; undefined while nobody has asked. */
const selectUserReply = (state: ShellState, locale: Locale): UserReply | undefined =>
  endpointOf(getUser).select({ locale })(state).data as UserReply | undefined;

/** The member, or null for a guest and while it is not known. */
export function selectUser(state: ShellState, locale: Locale): User | null {
  const reply = selectUserReply(state, locale);
  return isLoggedIn(reply) ? reply : null;
}

/** 'Софія Мельник', or undefined where only the labels can stand in (product 2.5, Drawer behaviour). */
export const nameOf = ({ displayName, name, lastName }: User): string | undefined =>
  displayName || [name, lastName].filter(Boolean).join(' ') || undefined;

/** Whether the back office is theirs; also of staff who have the second step of the login still before them. */
export const isStaff = ({ roles, needsSecondFactor }: User): boolean =>
  !!needsSecondFactor || roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN');
