import { WRITTEN_LIMIT, whoWrote } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { id, serve } from '@stezhka/kit/http';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { isDiaryOpen } from '../access/access.model.ts';
import { DayModel } from './days.model.ts';
import { plainDate } from './plain-date.ts';

/** Another service's date is a part of its question, no page's address. */
const date = Joi.string()
  .required()
  .custom((text: string, helpers) => {
    try {
      return plainDate(text);
    } catch {
      return helpers.error('any.invalid');
    }
  });
const body = Joi.object<{ date: PlainDate; users: Id[] }>({
  date,
  users: Joi.array().items(id.required()).min(1).max(WRITTEN_LIMIT).required(),
});

/** Read from the index alone: a day's content is not even loaded. */
async function writersOf(day: PlainDate, users: Id[]): Promise<Id[]> {
  const days = await DayModel.find({ user: trusted({ $in: users }), filled: true, date: day })
    .select({ _id: 0, user: 1 })
    .lean();
  return days.map(({ user }) => user);
}

export const writtenRoutes = [
  serve(whoWrote, { body }, async ({ body: { date, users } }) => {
    if (!(await isDiaryOpen())) throw new AppError('diary_closed');
    return { wrote: await writersOf(date, users) };
  }),
];
