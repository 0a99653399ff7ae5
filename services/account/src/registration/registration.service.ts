import type { RegistrationBody } from '@stezhka/account-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { fieldError } from '@stezhka/kit/forms';
import { sendMail } from '@stezhka/kit/mail';
import type { Locale } from '@stezhka/kit-contract';
import { runInHashQueue } from '../passwords/hash-queue.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { registrationForm } from './registration.form.ts';
import { welcomeMail } from './welcome.mail.ts';

const HOUR = 60 * 60;
/** Does not say that the account exists (decision 0009). */
const UNUSABLE = {
  uk: 'З цією поштою щоденник не створити. Спробуйте іншу або увійдіть.',
  ru: 'С этой почтой дневник не создать. Попробуйте другую или войдите.',
  en: 'This e-mail cannot be used. Try another one or log in.',
};

/** @param most accounts per address and hour @throws AppError too_many_requests, invalid_form, busy */
export async function openAccount(
  { email, password }: RegistrationBody,
  { address, locale, most }: { address: string; locale: Locale; most: number },
): Promise<UserDocument> {
  const rule: Rule = { name: 'registration', free: most, seconds: HOUR };
  const { count, seconds } = await countAttempt(rule, address);
  if (count > most) throw new AppError('too_many_requests', { retryAfter: seconds });
  // Hashed for a taken address too: the reply's time tells nothing.
  const passwordHash = await runInHashQueue(() => hashPassword(password));
  try {
    return await transaction(async (session) => {
      const fields = { email, passwordHash, locale, createdAt: clock.now() };
      const [user] = await UserModel.create([fields], { session });
      await sendMail(session, welcomeMail, { to: { kind: 'user', id: user!.id }, data: {}, locale });
      return user!;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw fieldError(registrationForm, 'email', UNUSABLE, locale);
  }
}
