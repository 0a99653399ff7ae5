import {
  entryLabels,
  excerptField,
  pictureColumn,
  publishedAtField,
  slugColumn,
  titleColumn,
  titleField,
} from '@stezhka/kit/entry-fields';
import { pictureField } from '@stezhka/kit/files';
import { date, defineForm, html, localised, money, number, select, text } from '@stezhka/kit/forms';
import { publicationDay, publicationOf } from '@stezhka/kit/publication';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { Types } from 'mongoose';
import { authorChoices } from '../authors/authors.resource.ts';
import { previews } from '../publication/preview.service.ts';
import { pageSlugField, switchField } from '../staff/staff-fields.ts';
import { EventModel } from './events.model.ts';

const own = {
  events: { uk: 'Події', ru: 'События', en: 'Events' },
  day: { uk: 'День', ru: 'День', en: 'Day' },
  time: { uk: 'Початок за Києвом', ru: 'Начало по Киеву', en: 'Start, Kyiv time' },
  timeRule: {
    uk: 'Години й хвилини: 18:30',
    ru: 'Часы и минуты: 18:30',
    en: 'Hours and minutes: 18:30',
  },
  minutes: { uk: 'Тривалість, хвилин', ru: 'Длительность, минут', en: 'Length, minutes' },
  place: { uk: 'Де', ru: 'Где', en: 'Where' },
  online: { uk: 'Онлайн', ru: 'Онлайн', en: 'Online' },
  seats: { uk: 'Місць', ru: 'Мест', en: 'Seats' },
  host: { uk: 'Хто проводить', ru: 'Кто проводит', en: 'Host' },
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MINUTE_MS = 60_000;

const inKyiv = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(SITE_TIME_ZONE);

/** A day and a time on a clock in Kyiv. */
export const momentOf = (day: PlainDate, time: string): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: SITE_TIME_ZONE, plainTime: time })
      .epochMilliseconds,
  );

export const eventResource = defineResource({
  name: 'events',
  domain: 'content',
  title: own.events,
  model: EventModel,
  form: defineForm('event', {
    prefix: 'event',
    fields: {
      slug: pageSlugField(),
      title: titleField(),
      excerpt: excerptField(),
      body: localised(html({ label: entryLabels.body, required: true })),
      day: date({ label: own.day, required: true }),
      time: text({ label: own.time, required: true, validation: [{ regex: TIME, error: own.timeRule }] }),
      minutes: number({ label: own.minutes, required: true, min: 10, max: 14 * 24 * 60 }),
      place: titleField(own.place),
      online: switchField(own.online),
      price: money({ label: entryLabels.price }),
      seats: number({ label: own.seats, min: 1, max: 10_000 }),
      host: select({ label: own.host, options: authorChoices }),
      picture: pictureField({ label: entryLabels.picture }),
      publishedAt: publishedAtField(),
    },
  }),
  example: {
    slug: 'vechir-lystiv',
    title: { uk: 'Вечір листів', ru: 'Вечер писем', en: 'An evening of letters' },
    excerpt: { uk: 'Пишемо листа собі.', ru: 'Пишем письмо себе.', en: 'We write to ourselves.' },
    body: { uk: '<p>Пишемо.</p>', ru: '<p>Пишем.</p>', en: '<p>We write.</p>' },
    day: '2026-12-03',
    time: '18:30',
    minutes: 90,
    place: { uk: 'Майстерня', ru: 'Мастерская', en: 'The workshop' },
    price: 15_000,
    publishedAt: '2026-11-20',
  },
  policy: STAFF,
  columns: {
    ...pictureColumn,
    ...titleColumn,
    startsAt: { label: own.day, type: 'date', sort: { startsAt: -1, _id: -1 } },
    ...slugColumn,
  },
  searchable: ['slug', 'title'],
  sort: '-startsAt',
  toValues: ({ startsAt, endsAt, seats, host, ...same }) => ({
    ...same,
    day: inKyiv(startsAt).toPlainDate().toString(),
    time: inKyiv(startsAt).toPlainTime().toString({ smallestUnit: 'minute' }),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
    ...(seats !== null && { seats }),
    ...(host && { host: String(host) }),
    ...publicationDay(same),
  }),
  toFields: ({ day, time, minutes, price, seats, host, ...same }) => {
    const startsAt = momentOf(day, time);
    return {
      ...same,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
      price: price ?? 0,
      seats: seats ?? null,
      host: host ? new Types.ObjectId(host) : null,
      ...publicationOf(same),
    };
  },
  ...previews('event'),
  tags: () => ['events'],
});
