import type { UserDocument, UserFields } from './users.model.ts';

export const isStaff = ({ roles }: Pick<UserFields, 'roles'>): boolean =>
  roles.some((role) => role !== 'ROLE_USER');

/** What the gateway is told to open a session with. */
export interface SessionStart {
  userId: string;
  roles: string[];
  epoch: number;
}

/**
 * A member's session. Staff rights are in it only when a second factor has been given for it (DECISIONS, Access).
 * @param user as read before their password or code was checked: what ends sessions meanwhile ends this one too
 */
export const sessionOf = (user: UserDocument, { secondFactor = false } = {}): SessionStart => ({
  userId: user.id,
  roles: user.roles.filter((role) => secondFactor || role === 'ROLE_USER'),
  epoch: user.sessionEpoch,
});
