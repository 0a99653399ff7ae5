import { isDeepStrictEqual } from 'node:util';
import { type CalendarEvent, EVENTS_LIMIT, EVENTS_TOTAL } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, Types, trusted } from 'mongoose';
import { lockErasure } from '../days/runs.model.ts';
import { replaceSettings, settingsOf } from '../settings/settings.model.ts';
import { type CalendarEventFields, CalendarEventModel, presentEvent, sealEvent } from './calendar.model.ts';

/** Of one event, the newest. */
const CHANGES_KEPT = 50;

/** Tests lower it: ten thousand rows take seconds. */
export const totals = { events: EVENTS_TOTAL };

export const eventsOf = async (user: Id, date: PlainDate): Promise<CalendarEvent[]> => {
  const rows = await CalendarEventModel.find({ user, removed: false, date })
    .sort({ time: 1 })
    .select({ history: 0 })
    .lean();
  return Promise.all(rows.map(presentEvent));
};

/** @throws AppError not_found for an unknown or foreign id */
export async function findEvent(user: Id, id: Id): Promise<CalendarEventFields> {
  const found = await CalendarEventModel.findOne({ _id: id, user }).lean();
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * Repeatable. @param erasure as it was when the call began
 * @throws AppError event_changed with the event that stands, diary_erased, events_full, calendar_full, not_found
 */
export async function writeEvent(user: Id, event: CalendarEvent, erasure: number): Promise<CalendarEvent> {
  const row = await CalendarEventModel.findOne({ _id: event.id, user }).lean();
  if (!row) return createEvent(user, event, erasure);
  if (row.removed) throw new AppError('not_found');
  const current = await presentEvent(row);
  if (isDeepStrictEqual({ ...current, revision: event.revision }, event)) return current;
  if (current.revision !== event.revision) throw new AppError('event_changed', { data: { event: current } });
  const state = await sealEvent(user, event);
  const edit = async (session: ClientSession | null) => {
    const { matchedCount } = await CalendarEventModel.updateOne(
      { _id: event.id, user, removed: false, revision: event.revision },
      {
        $set: { ...state, revision: event.revision + 1 },
        $push: { history: entry({ ...state, kind: 'changed' }) },
      },
    ).session(session);
    return matchedCount > 0;
  };
  const move = (session: ClientSession) => requireRoomOn(user, event.date, session).then(() => edit(session));
  const isSaved = await (event.date === current.date ? edit(null) : alone(user, move));
  // Another call came between: it is judged anew.
  return isSaved ? { ...event, revision: event.revision + 1 } : writeEvent(user, event, erasure);
}

async function createEvent(user: Id, event: CalendarEvent, erasure: number): Promise<CalendarEvent> {
  if (event.revision !== 0) throw new AppError('not_found');
  // Either the same call came twice at once, or the id is another member's.
  const isTaken = (session: ClientSession | null) =>
    CalendarEventModel.exists({ _id: event.id }).session(session);
  if (await isTaken(null)) {
    await findEvent(user, event.id);
    return writeEvent(user, event, erasure);
  }
  const state = await sealEvent(user, event);
  const isSaved = await alone(user, async (session) => {
    if (await isTaken(session)) return false;
    await requireRoomOn(user, event.date, session);
    if ((await CalendarEventModel.countDocuments({ user }).session(session)) >= totals.events)
      throw new AppError('calendar_full');
    const row = {
      _id: new Types.ObjectId(event.id),
      user,
      ...state,
      revision: 1,
      removed: false,
      history: [{ ...state, kind: 'created' as const, at: clock.now() }],
    };
    await CalendarEventModel.create([row], { session });
    await lockErasure(user, erasure, session);
    return true;
  });
  return isSaved ? { ...event, revision: 1 } : writeEvent(user, event, erasure);
}

/** What `work` counts stays true until it has written: no two calls of a member do so at once. */
async function alone(user: Id, work: (session: ClientSession) => Promise<boolean>): Promise<boolean> {
  let isDone = false;
  const isAlone = await replaceSettings(await settingsOf(user), {}, async (session) => {
    isDone = await work(session);
  });
  return isAlone && isDone;
}

/** Repeatable. @throws AppError not_found */
export async function removeEvent(user: Id, id: Id): Promise<Pick<CalendarEvent, 'id' | 'date'>> {
  const { date, time, color, sealed } = await findEvent(user, id);
  await CalendarEventModel.updateOne(
    { _id: id, user, removed: false },
    {
      $set: { removed: true, removedAt: clock.now() },
      $inc: { revision: 1 },
      $push: { history: entry({ date, time, color, sealed, kind: 'removed' }) },
    },
  );
  return { id, date };
}

const entry = (change: Omit<CalendarEventFields['history'][number], 'at'>) => ({
  $each: [{ ...change, at: clock.now() }],
  $slice: -CHANGES_KEPT,
});

/** @throws AppError events_full */
async function requireRoomOn(user: Id, date: PlainDate, session: ClientSession): Promise<void> {
  const count = await CalendarEventModel.countDocuments({ user, removed: false, date }).session(session);
  if (count >= EVENTS_LIMIT) throw new AppError('events_full');
}

/** Of a range of dates, their colours alone. */
export const eventColors = (user: Id, { from, to }: { from: PlainDate; to: PlainDate }) =>
  CalendarEventModel.find({ user, removed: false, date: trusted({ $gte: from, $lte: to }) })
    .sort({ date: 1, time: 1 })
    .select({ date: 1, color: 1 })
    .lean();
