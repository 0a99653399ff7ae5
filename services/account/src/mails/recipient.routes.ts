import { AppError } from '@stezhka/kit/errors';
import { idParams, serve } from '@stezhka/kit/http';
import { defineRecipient, type Recipient } from '@stezhka/kit/mail';
import { getMailRecipient } from '@stezhka/kit-contract';
import { UserModel } from '../users/users.model.ts';

export async function findMember(id: string): Promise<(Recipient & { name: string }) | undefined> {
  const user = await UserModel.findById(id);
  if (!user || user.blockedAt) return undefined;
  const { email, name, lastName, displayName, locale } = user;
  return { email, name: displayName || `${name} ${lastName}`.trim(), locale };
}

defineRecipient('user', findMember);

export const recipientRoutes = [
  serve(getMailRecipient, { params: idParams }, async ({ params }) => {
    const found = await findMember(params.id);
    if (!found) throw new AppError('not_found');
    return found;
  }),
];
