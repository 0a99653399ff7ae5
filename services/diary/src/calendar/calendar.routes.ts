import {
  type CalendarEvent,
  DIARY_COLORS,
  EVENT_NOTE_LIMIT,
  EVENT_TITLE_LIMIT,
  getCalendarDates,
  getCalendarEventHistory,
  getCalendarEvents,
  getCalendarEventsHistory,
  removeCalendarEvent,
  setCalendarEvent,
} from '@stezhka/diary-contract';
import { id, idParams, limit, page, pagination, serve } from '@stezhka/kit/http';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { dateParams, dateText, plainDate } from '../days/plain-date.ts';
import { erasureOf } from '../days/runs.model.ts';
import { settingsOf, todayOf } from '../settings/settings.model.ts';
import { CalendarEventModel, presentEvent, presentHistory } from './calendar.model.ts';
import { eventsOf, findEvent, removeEvent, writeEvent } from './calendar.service.ts';
import { calendarDates } from './calendar-dates.ts';

const eventBody = Joi.object<CalendarEvent>({
  id: id.required(),
  date: dateText,
  time: Joi.string()
    .pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
    .allow(null)
    .required(),
  title: Joi.string().trim().max(EVENT_TITLE_LIMIT).required(),
  note: Joi.string().allow('').max(EVENT_NOTE_LIMIT).required(),
  color: Joi.valid(...DIARY_COLORS).required(),
  revision: Joi.number().integer().min(0).max(1e9).required(),
});

export const calendarRoutes = [
  serve(
    getCalendarDates,
    { query: Joi.object({ month: Joi.string().pattern(/^[2-9]\d{3}-(0[1-9]|1[0-2])$/) }) },
    async ({ query, userId }) => {
      const today = todayOf(await settingsOf(userId()));
      return { dates: await calendarDates(userId(), query.month ?? today.slice(0, 7), today) };
    },
  ),
  serve(getCalendarEvents, { params: dateParams }, async ({ params, userId }) => {
    const date = plainDate(params.date);
    return { date, events: await eventsOf(userId(), date) };
  }),
  serve(setCalendarEvent, { body: eventBody }, async ({ body, userId }) => {
    const user = userId();
    const erasure = await erasureOf(user);
    return { event: await writeEvent(user, { ...body, date: plainDate(body.date) }, erasure) };
  }),
  serve(removeCalendarEvent, { params: idParams }, ({ params, userId }) => removeEvent(userId(), params.id)),
  serve(getCalendarEventHistory, { query: Joi.object({ id: id.required() }) }, async ({ query, userId }) => ({
    changes: await presentHistory(await findEvent(userId(), query.id)),
  })),
  serve(
    getCalendarEventsHistory,
    { query: Joi.object({ page, limit: limit(50, 20), removed: Joi.boolean().default(false) }) },
    async ({ query, userId }) => {
      const user = userId();
      const filter = query.removed
        ? { user, removed: true }
        : { user, removed: false, date: trusted({ $lt: todayOf(await settingsOf(user)) }) };
      const paging = pagination(query.page!, query.limit!, await CalendarEventModel.countDocuments(filter));
      const rows = await CalendarEventModel.find(filter)
        .sort({ date: -1, time: -1 })
        .skip((paging.page - 1) * paging.limit)
        .limit(paging.limit)
        .select({ history: 0 })
        .lean();
      return { events: await Promise.all(rows.map(presentEvent)), pagination: paging };
    },
  ),
];
