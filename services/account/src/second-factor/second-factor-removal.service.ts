import { clock } from '@stezhka/kit/clock';
import { afterCommit } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { sendMail } from '@stezhka/kit/mail';
import { audit } from '@stezhka/kit/resource';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import type { Id, Locale } from '@stezhka/kit-contract';
import mongoose, { type ClientSession } from 'mongoose';
import { ownerOf, spendCode } from '../codes/codes.service.ts';
import type { UserDocument } from '../users/users.model.ts';
import { isStaff } from '../users/users.service.ts';
import { secondFactorOffMail } from './second-factor.mail.ts';
import { SecondFactorModel } from './second-factor.model.ts';

const PURPOSE = 'second-factor-removal';
/** A factor older than this no mail switches off. */
const YOUNG_MS = 72 * 60 * 60_000;

export const auditRow = (documentId: Id, action: string) => ({
  resource: 'account/second-factor',
  documentId,
  action,
  changes: [],
});

/** Of a member who leaves the staff, or who has lost phone and codes. @returns false where none is set up */
export async function removeSecondFactor(userId: Id, by: Id, session: ClientSession): Promise<boolean> {
  const row = await SecondFactorModel.findOneAndDelete({ _id: userId }, { session, lean: true });
  if (!row) return false;
  afterCommit(session, () => logSecurityEvent('second_factor_removed', { account: userId, actor: by }));
  await audit(session, { userId: by, ...auditRow(userId, 'remove') });
  if (row.confirmedAt)
    await sendMail(session, secondFactorOffMail, { to: { kind: 'user', id: userId }, data: {} });
  return !!row.confirmedAt;
}

const young = () => ({ confirmedAt: mongoose.trusted({ $gt: clock.in(-YOUNG_MS) }) });

/** The member whose new factor the code of a mail can still switch off; never one of the staff. */
export async function ownerOfRemoval(code: string): Promise<UserDocument | undefined> {
  const user = await ownerOf(PURPOSE, code);
  return user && !isStaff(user) && (await SecondFactorModel.exists({ _id: user.id, ...young() }))
    ? user
    : undefined;
}

/** By the code of the mail that told of it. @throws AppError code_spent */
export async function removeByCode(
  code: string,
  locale: Locale,
  session: ClientSession,
): Promise<UserDocument> {
  const user = await spendCode(PURPOSE, code, session);
  const { deletedCount } = await SecondFactorModel.deleteOne({ _id: user.id, ...young() }, { session });
  if (!deletedCount || isStaff(user)) throw new AppError('code_spent');
  afterCommit(session, () => logSecurityEvent('second_factor_removed', { account: user.id, detail: 'mail' }));
  await sendMail(session, secondFactorOffMail, { to: { kind: 'user', id: user.id }, data: {}, locale });
  return user;
}
