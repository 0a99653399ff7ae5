import { getAllMonthTotal, getDiaryTotal, getMonthTotal } from '@stezhka/diary-contract';
import { serve } from '@stezhka/kit/http';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import { plainDate } from '../days/plain-date.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { allMonthTotal, diaryTotal, monthTotal } from './totals.service.ts';

const dateQuery = Joi.object({ date: Joi.string().max(40) });
const asked = async (user: Id, date: string | undefined): Promise<PlainDate> =>
  date === undefined ? todayOf(await settingsOf(user)) : plainDate(date);

export const totalRoutes = [
  serve(getMonthTotal, { query: dateQuery }, async ({ query, userId, locale }) =>
    monthTotal(userId(), await asked(userId(), query.date), locale),
  ),
  serve(getAllMonthTotal, { query: dateQuery }, async ({ query, userId, locale }) =>
    allMonthTotal(userId(), await asked(userId(), query.date), locale),
  ),
  serve(getDiaryTotal, {}, ({ userId, locale }) => diaryTotal(userId(), locale)),
];
