import { type Id, type ImageData, operation } from '@stezhka/kit-contract';

/** Product 3, User. */
export interface User {
  id: Id;
  email: string;
  roles: string[];
  name: string;
  lastName: string;
  displayName: string;
  image: ImageData | null;
  /** Staff before the second step: their rights wait for it. */
  needsSecondFactor?: true;
}

/** Empty for a guest (product 3, User). */
export type UserReply = User | [];

export const isLoggedIn = (user: UserReply | undefined): user is User => !!user && !Array.isArray(user);

/** How pages call a member; without any name by their e-mail. */
export const userName = ({ displayName, name, lastName, email }: User): string =>
  displayName || [name, lastName].filter(Boolean).join(' ') || email;

export const getUser = operation<{ reply: UserReply }>('GET', '/data/user', {
  access: 'public',
  reply: 'UserReply',
  tags: ['user'],
});
