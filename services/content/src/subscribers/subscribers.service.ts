import { countAttempt, forgetAttempts, type Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { hashOf } from '@stezhka/kit/link-tokens';
import { sendMail } from '@stezhka/kit/mail';
import type { Locale } from '@stezhka/kit-contract';
import { confirmMail, welcomeMail } from './subscribers.mail.ts';
import { SubscriberModel } from './subscribers.model.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Limits the mails that strangers can trigger. */
const BETWEEN_MAILS = 10 * MINUTE;
const CONFIRM_MAILS: Rule = { name: 'subscribe-mail', free: 3, seconds: DAY / 1000 };
/** A switch that goes off and on again is welcomed once. */
const BETWEEN_WELCOMES = DAY;
const UNCONFIRMED = 7 * DAY;
/** Old mails' links confirm the end for this long. */
const ENDED = 30 * DAY;

const reader = (id: unknown) => ({ kind: 'subscriber', id: String(id) });

/** Does nothing for an active subscription. */
export async function subscribeAddress(email: string, locale: Locale): Promise<void> {
  const now = clock.now();
  const keptUntil = clock.in(UNCONFIRMED);
  await SubscriberModel.updateOne(
    { email },
    { $setOnInsert: { locale, state: 'waiting', createdAt: now, keptUntil } },
    { upsert: true },
  );
  await transaction(async (session) => {
    const asked = await SubscriberModel.findOneAndUpdate(
      {
        email,
        state: { $ne: 'active' },
        $or: [{ askedAt: null }, { askedAt: { $lte: clock.in(-BETWEEN_MAILS) } }],
      },
      { $set: { locale, state: 'waiting', askedAt: now, keptUntil }, $unset: { endedAt: 1 } },
      { session },
    );
    if (!asked) return;
    const { count } = await countAttempt(CONFIRM_MAILS, String(asked._id), session);
    if (count <= CONFIRM_MAILS.free)
      await sendMail(session, confirmMail, { to: reader(asked._id), data: {} });
  });
}

/** For an address whose owner is known: no mail asks again. */
export async function subscribeConfirmed(email: string, locale: Locale): Promise<void> {
  const now = clock.now();
  await SubscriberModel.updateOne(
    { email },
    { $setOnInsert: { locale, state: 'waiting', createdAt: now, keptUntil: clock.in(UNCONFIRMED) } },
    { upsert: true },
  );
  await transaction(async (session) => {
    const confirmed = await SubscriberModel.findOneAndUpdate(
      { email, state: { $ne: 'active' } },
      { $set: { locale, state: 'active', confirmedAt: now }, $unset: { endedAt: 1, keptUntil: 1 } },
      { session },
    );
    if (confirmed && !(confirmed.confirmedAt && confirmed.confirmedAt > clock.in(-BETWEEN_WELCOMES)))
      await sendMail(session, welcomeMail, { to: reader(confirmed._id), data: {} });
  });
}

export const subscriptionWith = (token: string) =>
  SubscriberModel.findOne({ ...withToken(token), ...alive() });

/** @throws AppError not_found */
export const subscriptionOf = async (token: string) => (await subscriptionWith(token)) ?? missing();

/** The welcome mail brings a promocode of the shop. @throws AppError not_found */
export async function confirmAddress(token: string) {
  const confirmTokens = hashOf(token);
  return transaction(async (session) => {
    const confirmed = await SubscriberModel.findOneAndUpdate(
      { confirmTokens, state: 'waiting', keptUntil: { $gt: clock.now() } },
      { $set: { state: 'active', confirmedAt: clock.now() }, $unset: { keptUntil: 1 } },
      { session, returnDocument: 'after' },
    );
    if (confirmed) await sendMail(session, welcomeMail, { to: reader(confirmed._id), data: {} });
    return (
      confirmed ??
      (await SubscriberModel.findOne({ confirmTokens, ...alive() }).session(session)) ??
      missing()
    );
  });
}

/** Any mail's link works. @throws AppError not_found */
export async function endByToken(token: string) {
  const found = await SubscriberModel.findOneAndUpdate(
    { ...withToken(token), state: { $ne: 'ended' } },
    {
      $set: ended(),
      // Only the owner has a link: another subscription needs no pause.
      $unset: { askedAt: 1 },
      $addToSet: { endTokens: hashOf(token) },
    },
    { returnDocument: 'after' },
  );
  if (found) await forgetAttempts(CONFIRM_MAILS, String(found._id));
  return found ?? subscriptionOf(token);
}

export async function endAddress(email: string): Promise<void> {
  await SubscriberModel.updateOne(
    { email, state: { $ne: 'ended' } },
    { $set: ended(), $unset: { askedAt: 1 } },
  );
}

const ended = () => ({
  state: 'ended' as const,
  endedAt: clock.now(),
  keptUntil: clock.in(ENDED),
  confirmTokens: [],
});

/** What is erased by now may still stand for a minute. */
const alive = () => ({ $nor: [{ keptUntil: { $lte: clock.now() } }] });

const withToken = (token: string) => ({
  $or: [{ confirmTokens: hashOf(token) }, { endTokens: hashOf(token) }],
});

function missing(): never {
  throw new AppError('not_found');
}
