import type { User } from '@stezhka/account-contract';

/** What a member is called; somebody who has told no name yet by their e-mail. */
export const userName = ({ displayName, name, lastName, email }: User): string =>
  displayName || [name, lastName].filter(Boolean).join(' ') || email;
