import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { Addressee } from '@stezhka/kit/mail';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { CodeModel, type CodePurpose } from './codes.model.ts';

/** Minutes that a code is good for (DECISIONS, Access); an address may be confirmed within three days. */
const LIFETIME: Record<CodePurpose, number> = { recovery: 30, email: 3 * 24 * 60 };

/** Parameters of a page that a mail's link opens. */
export const codeParams = Joi.object({ token: Joi.string().max(1000).required() });

const digest = (code: string) => createHash('sha256').update(code).digest('hex');

/** A new code of 256 random bits for a member's present address, as it stands in a mail's link. */
async function issueCode(purpose: CodePurpose, { id, email }: UserDocument): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = clock.in(LIFETIME[purpose] * 60_000);
  await CodeModel.create({ _id: digest(code), purpose, userId: id, email, expiresAt });
  return code;
}

/** Whose code this is, while it is good; looking spends nothing. */
export async function ownerOf(
  purpose: CodePurpose,
  code: string,
  session: ClientSession | null = null,
): Promise<UserDocument | undefined> {
  const row = await CodeModel.findById(digest(code)).session(session).lean();
  if (row?.purpose !== purpose || row.expiresAt <= clock.now()) return undefined;
  const user = await UserModel.findById(row.userId).session(session);
  return user && !user.blockedAt && user.email === row.email ? user : undefined;
}

/**
 * Spends a code and with it every other one of its owner for the same purpose: each works once.
 * @throws AppError code_spent
 */
export async function spendCode(
  purpose: CodePurpose,
  code: string,
  session: ClientSession,
): Promise<UserDocument> {
  const user = await ownerOf(purpose, code, session);
  if (!user) throw new AppError('code_spent');
  await forgetCodes(purpose, user.id, session);
  return user;
}

/** None of a member's codes for a purpose works any more. */
export async function forgetCodes(
  purpose: CodePurpose,
  userId: string,
  session: ClientSession,
): Promise<void> {
  await CodeModel.deleteMany({ userId, purpose }, { session });
}

/** Stored data of a mail that brings a code: none, because the code is made when the mail goes out. */
export const noData = Joi.object<object>({});

/** A mail's `complete`: a new code for its reader, or no mail when they are gone. */
export const freshCode =
  (purpose: CodePurpose) =>
  async (_data: object, { id }: Addressee) => {
    const user = await UserModel.findById(id);
    return user ? { code: await issueCode(purpose, user) } : undefined;
  };

/** Stands for a code where a mail is only shown. */
export const EXAMPLE_CODE = 'example-of-a-code';
