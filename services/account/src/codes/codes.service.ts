import { createHash, randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { Addressee } from '@stezhka/kit/mail';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { CodeModel, type CodePurpose } from './codes.model.ts';

/** Minutes (DECISIONS, Access). */
const LIFETIME: Record<CodePurpose, number> = {
  recovery: 30,
  email: 3 * 24 * 60,
  'second-factor-removal': 3 * 24 * 60,
};

export const codeParams = Joi.object({ token: Joi.string().max(1000).required() });

const digest = (code: string) => createHash('sha256').update(code).digest('hex');

async function issueCode(purpose: CodePurpose, { id, email }: UserDocument): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = clock.in(LIFETIME[purpose] * 60_000);
  await CodeModel.create({ _id: digest(code), purpose, userId: id, email, expiresAt });
  return code;
}

/** The owner of a valid code; does not spend it. */
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

/** Spends a code with all others of its owner for the same purpose. @throws AppError code_spent */
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

export async function forgetCodes(
  purpose: CodePurpose,
  userId: string,
  session: ClientSession,
): Promise<void> {
  await CodeModel.deleteMany({ userId, purpose }, { session });
}

/** A mail's stored data holds no code: `complete` makes one when the mail goes out. */
export const noData = Joi.object<object>({});

export const freshCode =
  (purpose: CodePurpose) =>
  async (_data: object, { id }: Addressee) => {
    const user = await UserModel.findById(id);
    return user ? { code: await issueCode(purpose, user) } : undefined;
  };

export const EXAMPLE_CODE = 'example-of-a-code';
