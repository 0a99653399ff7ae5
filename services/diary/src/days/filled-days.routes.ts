import { USERS_WITH_ENTRY_LIMIT, usersWithEntry } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { id, serve } from '@stezhka/kit/http';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { isDiaryOpen } from '../access/access.model.ts';
import { DayModel } from './days.model.ts';
import { plainDate } from './plain-date.ts';

/** A wrong date is invalid input here, while in a page's address it is a 404. */
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
  users: Joi.array().items(id.required()).min(1).max(USERS_WITH_ENTRY_LIMIT).required(),
});

async function findUsersWithEntry(day: PlainDate, users: Id[]): Promise<Id[]> {
  const days = await DayModel.find({ user: trusted({ $in: users }), filled: true, date: day })
    .select({ _id: 0, user: 1 })
    .lean();
  return days.map(({ user }) => user);
}

export const filledDayRoutes = [
  serve(usersWithEntry, { body }, async ({ body: { date, users } }) => {
    if (!(await isDiaryOpen())) throw new AppError('diary_closed');
    return { wrote: await findUsersWithEntry(date, users) };
  }),
];
