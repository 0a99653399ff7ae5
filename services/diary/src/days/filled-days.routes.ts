import { USERS_WITH_ENTRY_LIMIT, usersWithEntry } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { id, serve } from '@stezhka/kit/http';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { isDiaryOpen } from '../access/access.model.ts';
import { settingsOfMany, todayOf } from '../settings/settings.model.ts';
import { DayModel } from './days.model.ts';

const body = Joi.object<{ users: Id[] }>({
  users: Joi.array().items(id.required()).min(1).max(USERS_WITH_ENTRY_LIMIT).required(),
});

/** Whatever the date is where they live: a diary has its own zone and its own start of the day. */
async function findUsersWithEntry(users: Id[]): Promise<Id[]> {
  const byDate = Map.groupBy(await settingsOfMany(users), todayOf);
  const found = await Promise.all(
    [...byDate].map(([date, settings]) =>
      DayModel.find({ user: trusted({ $in: settings.map(({ user }) => user) }), filled: true, date })
        .select({ _id: 0, user: 1 })
        .lean(),
    ),
  );
  return found.flat().map(({ user }) => user);
}

export const filledDayRoutes = [
  serve(usersWithEntry, { body }, async ({ body: { users } }) => {
    if (!(await isDiaryOpen())) throw new AppError('diary_closed');
    return { wrote: await findUsersWithEntry(users) };
  }),
];
