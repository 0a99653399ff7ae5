import { type Id, operation, type PlainDate } from '@stezhka/kit-contract';

/** A card layout of the content service that a member has attached to a day; the diary knows its id and title. */
export interface DayLayout {
  id: Id;
  title: string;
  /** The deck's slug, which is part of the layout's address. */
  deck: string;
}

export interface DayLayoutsReply {
  date: PlainDate;
  layouts: DayLayout[];
}

/** On one day. */
export const DAY_LAYOUTS_LIMIT = 20;
export const DAY_LAYOUT_TITLE_LIMIT = 120;

export const getDayLayouts = operation<{ params: { date: PlainDate }; reply: DayLayoutsReply }>(
  'GET',
  '/data/diary/layouts/:date',
  { access: 'user', reply: 'DayLayoutsReply', tags: ['day-layouts'] },
);

/**
 * A layout is on one day at most: attached again, it moves and takes the new title. Repeatable.
 * @throws day_ahead, day_layouts_full, not_found for no date
 */
export const attachDayLayout = operation<{
  params: { date: PlainDate };
  body: DayLayout;
  reply: DayLayoutsReply;
}>('POST', '/data/diary/layouts/:date', {
  access: 'user',
  reply: 'DayLayoutsReply',
  changes: ['day-layouts'],
});

/** Repeatable. */
export const detachDayLayout = operation<{
  params: { date: PlainDate };
  body: { id: Id };
  reply: DayLayoutsReply;
}>('POST', '/data/diary/remove/layouts/:date', {
  access: 'user',
  reply: 'DayLayoutsReply',
  changes: ['day-layouts'],
});
