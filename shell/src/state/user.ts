import { getUser, isLoggedIn, type User, type UserReply } from '@stezhka/account-contract';
import type { Locale } from '@stezhka/kit-contract';
import { endpointOf } from '../api/api.ts';
import type { ShellState } from './store.ts';

/** What the last answer said of the visitor; undefined while nobody has asked. */
export const selectUserReply = (state: ShellState, locale: Locale): UserReply | undefined =>
  endpointOf(getUser).select({ locale })(state).data as UserReply | undefined;

/** The member, or null for a guest and while it is not known. */
export function selectUser(state: ShellState, locale: Locale): User | null {
  const reply = selectUserReply(state, locale);
  return isLoggedIn(reply) ? reply : null;
}

/** 'Софія Мельник', or undefined where only the labels can stand in (product 2.5, Drawer behaviour). */
export const nameOf = ({ displayName, name, lastName }: User): string | undefined =>
  displayName || [name, lastName].filter(Boolean).join(' ') || undefined;
