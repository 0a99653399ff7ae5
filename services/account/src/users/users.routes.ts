import { getUser, type UserReply } from '@stezhka/account-contract';
import { serve } from '@stezhka/kit/http';
import { UserModel } from './users.model.ts';
import { presentUser } from './users.presenter.ts';

export const userRoutes = [
  // A session may outlive its account, or a block of it.
  serve(getUser, {}, async ({ identity, locale }): Promise<UserReply> => {
    const user = identity.userId ? await UserModel.findById(identity.userId) : null;
    return user && !user.blockedAt
      ? presentUser(
          user,
          locale,
          user.roles.filter((role) => identity.roles.includes(role)),
        )
      : [];
  }),
];
