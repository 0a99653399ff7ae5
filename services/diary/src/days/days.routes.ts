import {
  getCalendarDates,
  getDaily,
  getDay,
  getDayByDate,
  getDays,
  NOTE_LIMIT,
  removeTracker,
  setDay,
} from '@stezhka/diary-contract';
import { idParams, limit, page, pagination, serve } from '@stezhka/kit/http';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';
import { quoteOf } from '../quotes/quotes.model.ts';
import { hourOf, settingsOf, todayOf } from '../settings/settings.model.ts';
import { chartOf } from './chart.ts';
import { DayModel } from './days.model.ts';
import { presentDay, presentDays } from './days.presenter.ts';
import { changeDay, dayOf, filledDates, removeValue } from './days.service.ts';
import { lastValuesBefore } from './last-values.ts';
import { openDay } from './open-day.ts';
import { dateParams, dateText, plainDate } from './plain-date.ts';
import { streakOf } from './streak.ts';

const KEYS = 100;
const key = Joi.string().max(60).required();
const dayChange = Joi.object({
  date: dateText,
  version: Joi.number().integer().min(0).max(1e9).required(),
  parameters: Joi.array()
    .max(KEYS)
    .unique('key')
    .items(Joi.object({ key, value: Joi.number().allow(null).required() })),
  notes: Joi.array()
    .max(KEYS)
    .unique('key')
    .items(Joi.object({ key, value: Joi.string().allow('').max(NOTE_LIMIT).required() })),
  details: Joi.array().max(KEYS).unique().items(key),
});

export const dayRoutes = [
  serve(getDay, {}, ({ userId, locale }) => currentDay(userId(), locale)),
  serve(getDayByDate, { params: dateParams }, ({ params, userId, locale }) =>
    currentDay(userId(), locale, plainDate(params.date)),
  ),
  serve(setDay, { body: dayChange }, async ({ body, userId, locale }) => {
    const day = await changeDay(userId(), { ...body, date: plainDate(body.date) }, locale);
    return { day: await presentDay(day, locale) };
  }),
  serve(removeTracker, { params: idParams }, async ({ params, userId, locale }) => ({
    day: await presentDay(await removeValue(userId(), params.id), locale),
  })),
  serve(getDays, { query: Joi.object({ page, limit: limit(31, 7) }) }, async ({ query, userId, locale }) => {
    const filter = { user: userId(), filled: true };
    const paging = pagination(query.page!, query.limit!, await DayModel.countDocuments(filter));
    const days = await DayModel.find(filter)
      .sort({ date: -1 })
      .skip((paging.page - 1) * paging.limit)
      .limit(paging.limit)
      .lean();
    const opened = await Promise.all(days.map(openDay));
    return { days: await presentDays(opened, locale), pagination: paging };
  }),
  serve(getDaily, { params: dateParams }, async ({ params, userId, locale }) => {
    const date = plainDate(params.date);
    const [daily, chart] = await Promise.all([
      dayOf(userId(), date).then((day) => presentDay(day, locale)),
      chartOf(userId(), date, locale),
    ]);
    return { daily, chart };
  }),
  serve(
    getCalendarDates,
    { query: Joi.object({ month: Joi.string().pattern(/^[2-9]\d{3}-(0[1-9]|1[0-2])$/) }) },
    async ({ query, userId }) => {
      const month = query.month ?? todayOf(await settingsOf(userId())).slice(0, 7);
      const dates = await filledDates(userId(), { from: `${month}-01`, to: `${month}-31` });
      return { dates: dates.map((date) => ({ date, filled: true })) };
    },
  ),
];

async function currentDay(user: string, locale: Locale, wanted?: PlainDate) {
  const settings = await settingsOf(user);
  const today = todayOf(settings);
  const date = wanted ?? today;
  const [day, dates, quote, lastValues] = await Promise.all([
    dayOf(user, date),
    filledDates(user),
    quoteOf(date, locale),
    lastValuesBefore(user, date),
  ]);
  return {
    day: await presentDay(day, locale),
    date,
    today,
    hour: hourOf(settings),
    number: dates.filter((one) => one < date).length + 1,
    streakData: streakOf(
      dates.filter((one) => one <= today),
      today,
    ),
    quote,
    lastValues,
  };
}
