import {
  getDaily,
  getDay,
  getDayByDate,
  getDays,
  removeDayPicture,
  removeTracker,
  setDay,
  uploadDayPicture,
} from '@stezhka/diary-contract';
import { receiveImage } from '@stezhka/kit/files';
import { idParams, limit, page, serve } from '@stezhka/kit/http';
import { searcherOf } from '@stezhka/kit/search-limits';
import { type Locale, type PlainDate, SEARCH_LENGTH } from '@stezhka/kit-contract';
import Joi from 'joi';
import { quoteOf } from '../daily-texts/daily-texts.model.ts';
import { hourOf, settingsOf, todayOf } from '../settings/settings.model.ts';
import { chartOf } from './chart.ts';
import { dayChange } from './day-change.ts';
import { listDays } from './day-list.ts';
import { setPicture } from './day-picture.ts';
import { presentDay, presentDays } from './days.presenter.ts';
import { changeDay, dayOf, removeValue, requireStarted } from './days.service.ts';
import { lastValuesBefore } from './last-values.ts';
import { dateParams, plainDate } from './plain-date.ts';
import { erasureOf, runsOfMember } from './runs.model.ts';
import { countBefore, streakOf } from './runs.ts';

const daysQuery = Joi.object({
  page,
  limit: limit(31, 7),
  sphere: Joi.string().pattern(/^[a-z_]{1,40}$/),
  text: Joi.string().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max),
});

export const dayRoutes = [
  serve(getDay, {}, ({ userId, locale }) => currentDay(userId(), locale)),
  serve(getDayByDate, { params: dateParams }, ({ params, userId, locale }) =>
    currentDay(userId(), locale, plainDate(params.date)),
  ),
  serve(setDay, { body: dayChange }, async ({ body, userId, locale }) => {
    const user = userId();
    const day = await changeDay(user, { ...body, date: plainDate(body.date) }, locale);
    return { day: await presentDay(day, { user, locale }) };
  }),
  serve(removeTracker, { params: idParams }, async ({ params, userId, locale }) => {
    const user = userId();
    return { day: await presentDay(await removeValue(user, params.id), { user, locale }) };
  }),
  serve(
    uploadDayPicture,
    { params: dateParams, body: () => ({}) },
    async ({ params, userId, locale, req, res }) => {
      const user = userId();
      const date = plainDate(params.date);
      const erasure = await erasureOf(user);
      await requireStarted(user, date);
      const day = await setPicture(user, date, await receiveImage(req, res, user), erasure);
      return { day: await presentDay(day, { user, locale }) };
    },
  ),
  serve(removeDayPicture, { params: dateParams }, async ({ params, userId, locale }) => {
    const user = userId();
    const day = await setPicture(user, plainDate(params.date), null);
    return { day: await presentDay(day, { user, locale }) };
  }),
  serve(getDays, { query: daysQuery }, async (call) => {
    const { query, userId, locale } = call;
    const user = userId();
    const { days, pagination } = await listDays(
      { ...searcherOf(call), visitor: user },
      { ...query, page: query.page!, limit: query.limit! },
    );
    return { days: await presentDays(days, { user, locale }), pagination };
  }),
  serve(getDaily, { params: dateParams }, async ({ params, userId, locale }) => {
    const user = userId();
    const date = plainDate(params.date);
    const [daily, chart] = await Promise.all([
      dayOf(user, date).then((day) => presentDay(day, { user, locale })),
      chartOf(user, date, locale),
    ]);
    return { daily, chart };
  }),
];

async function currentDay(user: string, locale: Locale, wanted?: PlainDate) {
  const [settings, erasure] = await Promise.all([settingsOf(user), erasureOf(user)]);
  const today = todayOf(settings);
  const date = wanted ?? today;
  const [day, runs, quote, lastValues] = await Promise.all([
    dayOf(user, date),
    runsOfMember(user),
    quoteOf(date, locale),
    lastValuesBefore(user, date),
  ]);
  return {
    owner: user,
    day: await presentDay(day, { user, locale }),
    date,
    today,
    hour: hourOf(settings),
    timeZone: settings.timeZone,
    erasure,
    number: countBefore(runs, date) + 1,
    streakData: streakOf(runs, today),
    quote,
    lastValues,
  };
}
