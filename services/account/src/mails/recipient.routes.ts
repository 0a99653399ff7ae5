import { AppError } from '@stezhka/kit/errors';
import { defineRecipient, type Recipient } from '@stezhka/kit/mail';
import { idParams } from '@stezhka/kit/rules';
import { serve } from '@stezhka/kit/serve';
import { getMailRecipient } from '@stezhka/kit-contract';
import { UserModel } from '../users/users.model.ts';

/** Where mails to a member go now; nobody is there who is blocked. */
export async function findMember(id: string): Promise<(Recipient & { name: string }) | undefined> {
  const user = await UserModel.findById(id);
  if (!user || user.blockedAt) return undefined;
  const { email, name, lastName, displayName, locale } = user;
  return { email, name: displayName || `${name} ${lastName}`.trim(), locale };
}

// Account itself needs to ask nobody.
defineRecipient('user', findMember);

/** Tells other services, at the moment they send a mail. */
export const recipientRoutes = [
  serve(getMailRecipient, { params: idParams }, async ({ params }) => {
    const found = await findMember(params.id);
    if (!found) throw new AppError('not_found');
    return found;
  }),
];
