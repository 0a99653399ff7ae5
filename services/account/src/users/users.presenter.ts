import type { User } from '@stezhka/account-contract';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { UserDocument } from './users.model.ts';

export const presentUser = (user: UserDocument, locale: Locale, roles: readonly string[]): User => ({
  id: user.id,
  email: user.email,
  roles: [...roles],
  name: user.name,
  lastName: user.lastName,
  displayName: user.displayName,
  image: toImageData('account', user.picture, locale),
  ...(user.roles.some((role) => !roles.includes(role)) && { needsSecondFactor: true }),
});
