import type { UserDocument, UserFields } from './users.model.ts';

export const isStaff = ({ roles }: Pick<UserFields, 'roles'>): boolean =>
  roles.some((role) => role !== 'ROLE_USER');

export interface SessionStart {
  userId: string;
  roles: string[];
  epoch: number;
}

/** Second factor: DECISIONS, Access. @param user as read before the check: sessions ended since stay ended */
export const sessionOf = (user: UserDocument, { secondFactor = false } = {}): SessionStart => ({
  userId: user.id,
  roles: user.roles.filter((role) => secondFactor || role === 'ROLE_USER'),
  epoch: user.sessionEpoch,
});
