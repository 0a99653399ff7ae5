import { type BalanceChange, creditBalance, debitBalance } from '@stezhka/account-contract';
import type { Acquired } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import { id as idRule } from '@stezhka/kit/http';
import { defineJob, GiveUp, later } from '@stezhka/kit/jobs';
import { DEFAULT_LOCALE, type Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { CourseRunModel } from './course-runs.model.ts';
import { beginRun, todayOfMember } from './course-runs.service.ts';
import { UserCourseModel, type UserCourseRow } from './user-courses.model.ts';

/** Until then the call itself is at it. */
const SETTLE_MS = 60_000;

/** The row stays for good: its id is the key of the debit, however often the purchase is tried. */
export async function userCourseOf(user: Id, course: CourseRow): Promise<UserCourseRow> {
  const one = { user, course: course._id };
  await UserCourseModel.updateOne(one, { $setOnInsert: { state: 'unpaid' } }, { upsert: true });
  return (await UserCourseModel.findOne(one).lean<UserCourseRow>())!;
}

interface Gift {
  acquired: Acquired;
  order?: Id;
  /** From which states: another one is a purchase that was ahead. */
  from: UserCourseRow['state'][];
}

/** Ownership and the first day of a course, at once or not at all; false when another purchase was ahead. */
export async function give(
  row: Pick<UserCourseRow, '_id' | 'user' | 'course'>,
  { acquired, order, from }: Gift,
): Promise<boolean> {
  const course = (await CourseModel.findById(row.course).lean<CourseRow>())!;
  const today = await todayOfMember(row.user);
  const now = clock.now();
  return transaction(async (session) => {
    const change = { state: 'owned', acquired, acquiredOn: today, acquiredAt: now, usedAt: now };
    const given = await UserCourseModel.findOneAndUpdate(
      { _id: row._id, state: trusted({ $in: from }) },
      { ...change, order: order ?? null },
      { session },
    );
    if (!given) return false;
    const again = await CourseRunModel.exists({ userCourse: row._id, running: true }).session(session);
    if (!course.isMarathon && !again) await beginRun(row, course, { today, session });
    return true;
  });
}

const account = () => {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  return { gateway, identity: { service: 'diary', roles: [], locale: DEFAULT_LOCALE } };
};

/** A debit that was given back is another one the next time. */
const keyOf = ({ _id, returned }: UserCourseRow): string =>
  returned ? `course:${_id}:${returned}` : `course:${_id}`;

/** Notes the purchase before its money moves, so that a process that ends in between leaves it to the job. */
export async function beginPurchase(row: UserCourseRow, kopiykas: number): Promise<void> {
  await transaction(async (session) => {
    const begun = await UserCourseModel.updateOne(
      { _id: row._id, state: trusted({ $in: ['unpaid', 'revoked'] }) },
      { $set: { state: 'pending', price: kopiykas }, $inc: { purchases: 1 } },
      { session },
    );
    if (!begun.modifiedCount) return;
    const key = `${row._id}:${row.purchases + 1}`;
    await later(session, settleJob, { id: String(row._id) }, { key, at: clock.in(SETTLE_MS) });
  });
}

/**
 * Asks account for the debit, as often as need be: its key makes it one. Then the course is given.
 * @throws AppError not_enough_money, with nothing debited; unavailable, with the outcome unknown
 */
export async function settle(id: Id): Promise<void> {
  const row = await UserCourseModel.findById(id).lean<UserCourseRow>();
  if (row?.state !== 'pending') return;
  const body: BalanceChange = {
    userId: row.user,
    kopiykas: row.price,
    key: keyOf(row),
    reason: 'course',
  };
  try {
    await callService(debitBalance, { body }, account());
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'not_enough_money' && error.code !== 'not_found'))
      throw error;
    await UserCourseModel.updateOne(
      { _id: row._id, state: 'pending', purchases: row.purchases },
      { state: 'unpaid' },
    );
    throw error;
  }
  // Another try of the same purchase may have found the balance empty just before.
  if (await give(row, { acquired: 'balance', from: ['pending', 'unpaid'] })) return;
  const now = await UserCourseModel.findById(id).lean<UserCourseRow>();
  if (now?.state !== 'owned' || now.acquired === 'balance') return;
  const { user, price, returned } = row;
  const key = keyOf(row);
  await later(null, giveBackJob, { id, user, kopiykas: price, key, returned }, { key });
}

/** An order gave the course while the debit was on its way: its money goes back, also where account is away first. */
const giveBackJob = defineJob(
  'give-back-course-debit',
  Joi.object<{ id: Id; user: Id; kopiykas: number; key: string; returned: number }>({
    id: idRule.required(),
    user: idRule.required(),
    kopiykas: Joi.number().integer().required(),
    key: Joi.string().required(),
    returned: Joi.number().integer().required(),
  }),
  async ({ id, user, kopiykas, key, returned }) => {
    const body = { userId: user, kopiykas, key: `${key}:back`, reason: 'refund' as const };
    try {
      await callService(creditBalance, { body }, account());
    } catch (error) {
      // An erased member has no balance either.
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    }
    await UserCourseModel.updateOne({ _id: id, returned }, { $inc: { returned: 1 } });
  },
  { attempts: 30 },
);

/** Brings a purchase to its end whose process died between money and ownership. */
const settleJob = defineJob(
  'settle-course-purchase',
  Joi.object<{ id: Id }>({ id: idRule.required() }),
  async ({ id }) => {
    try {
      await settle(id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict')
        throw new GiveUp('The key of this purchase names another movement.', { cause: error });
      if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    }
  },
  { attempts: 30 },
);
