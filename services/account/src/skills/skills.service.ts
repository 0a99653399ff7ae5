import { SKILL_LIMITS, type Skill } from '@stezhka/account-contract';
import { isDuplicateKey } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { defineForm, fieldError, text } from '@stezhka/kit/forms';
import type { Id, Locale } from '@stezhka/kit-contract';
import mongoose, { Types } from 'mongoose';
import { ProfileModel, profileOf } from '../profile/profile.model.ts';

export type ListName = 'skills' | 'services';

export const lineForm = defineForm('skill', {
  fields: { text: text({ required: true, maxLength: SKILL_LIMITS.text }) },
});

const TWICE = {
  uk: 'Такий рядок у списку вже є',
  ru: 'Такая строка в списке уже есть',
  en: 'This is in the list already',
};

export async function linesOf(list: ListName, userId: Id): Promise<Skill[]> {
  return (await profileOf(userId))[list].map(({ _id, text }) => ({ id: String(_id), text }));
}

/** A line that exists stays as it is. @throws AppError list_full */
export async function addLine(list: ListName, userId: Id, text: string): Promise<Skill> {
  // The row must exist before the conditional write: an upsert on a full list would insert a second one.
  await ProfileModel.updateOne({ _id: userId }, { $setOnInsert: { _id: userId } }, { upsert: true }).catch(
    (error) => {
      if (!isDuplicateKey(error)) throw error;
    },
  );
  await ProfileModel.updateOne(
    {
      _id: userId,
      [`${list}.text`]: mongoose.trusted({ $ne: text }),
      [`${list}.${SKILL_LIMITS.count - 1}`]: mongoose.trusted({ $exists: false }),
    },
    { $push: { [list]: { _id: new Types.ObjectId(), text } } },
  );
  const line = (await linesOf(list, userId)).find((one) => one.text === text);
  if (!line) throw new AppError('list_full', { params: { count: SKILL_LIMITS.count } });
  return line;
}

/** @throws AppError not_found also for another member's line, invalid_form for a duplicate */
export async function changeLine(
  list: ListName,
  userId: Id,
  { id, text, locale }: Skill & { locale: Locale },
): Promise<Skill> {
  const line = new Types.ObjectId(id);
  // One write: concurrent changes to the same text must not both succeed.
  const { matchedCount } = await ProfileModel.updateOne(
    {
      _id: userId,
      $and: [
        { [`${list}._id`]: line },
        { [list]: mongoose.trusted({ $not: { $elemMatch: { text, _id: { $ne: line } } } }) },
      ],
    },
    { $set: { [`${list}.$[line].text`]: text } },
    { arrayFilters: [{ 'line._id': line }] },
  );
  if (matchedCount) return { id, text };
  const isThere = (await linesOf(list, userId)).some((one) => one.id === id);
  throw isThere ? fieldError({}, 'text', TWICE, locale) : new AppError('not_found');
}

/** Idempotent, because calls may be repeated. @throws AppError not_found also for another member's line */
export async function removeLine(list: ListName, userId: Id, id: Id): Promise<Skill[]> {
  const line = new Types.ObjectId(id);
  const { modifiedCount } = await ProfileModel.updateOne(
    { _id: userId, [`${list}._id`]: line },
    {
      $pull: { [list]: { _id: line } },
      $push: { goneLines: { $each: [line], $slice: -2 * SKILL_LIMITS.count } },
    },
  );
  if (!modifiedCount && !(await ProfileModel.exists({ _id: userId, goneLines: line })))
    throw new AppError('not_found');
  return linesOf(list, userId);
}
