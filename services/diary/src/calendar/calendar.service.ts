import { isDeepStrictEqual } from 'node:util';
import { type CalendarEvent, EVENTS_LIMIT } from '@stezhka/diary-contract';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { Types, trusted } from 'mongoose';
import { type CalendarEventFields, CalendarEventModel, presentEvent, sealEvent } from './calendar.model.ts';

/** Of one event, the newest. */
const CHANGES_KEPT = 50;

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

/** Repeatable. @throws AppError event_changed with the event that stands, events_full, not_found */
export async function writeEvent(user: Id, event: CalendarEvent): Promise<CalendarEvent> {
  const row = await CalendarEventModel.findOne({ _id: event.id, user }).lean();
  if (!row) return createEvent(user, event);
  if (row.removed) throw new AppError('not_found');
  const current = await presentEvent(row);
  if (isDeepStrictEqual({ ...current, revision: event.revision }, event)) return current;
  if (current.revision !== event.revision) throw new AppError('event_changed', { data: { event: current } });
  if (event.date !== current.date) await requireRoom(user, event.date);
  const state = await sealEvent(user, event);
  const { matchedCount } = await CalendarEventModel.updateOne(
    { _id: event.id, user, removed: false, revision: event.revision },
    {
      $set: { ...state, revision: event.revision + 1 },
      $push: { history: entry({ ...state, kind: 'changed' }) },
    },
  );
  // Another call came between: it is judged anew.
  return matchedCount ? { ...event, revision: event.revision + 1 } : writeEvent(user, event);
}

async function createEvent(user: Id, event: CalendarEvent): Promise<CalendarEvent> {
  if (event.revision !== 0) throw new AppError('not_found');
  await requireRoom(user, event.date);
  const state = await sealEvent(user, event);
  try {
    await CalendarEventModel.create({
      _id: new Types.ObjectId(event.id),
      user,
      ...state,
      revision: 1,
      removed: false,
      history: [{ ...state, kind: 'created', at: clock.now() }],
    });
  } catch (error) {
    if ((error as { code?: number }).code !== 11000) throw error;
    // Either the same call came twice at once, or the id is another member's.
    await findEvent(user, event.id);
    return writeEvent(user, event);
  }
  return { ...event, revision: 1 };
}

/** Repeatable. @throws AppError not_found */
export async function removeEvent(user: Id, id: Id): Promise<Pick<CalendarEvent, 'id' | 'date'>> {
  const { date, time, color, sealed } = await findEvent(user, id);
  await CalendarEventModel.updateOne(
    { _id: id, user, removed: false },
    {
      $set: { removed: true },
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
async function requireRoom(user: Id, date: PlainDate): Promise<void> {
  if ((await CalendarEventModel.countDocuments({ user, removed: false, date })) >= EVENTS_LIMIT)
    throw new AppError('events_full');
}

/** Of a range of dates, their colours alone. */
export const eventColors = (user: Id, { from, to }: { from: PlainDate; to: PlainDate }) =>
  CalendarEventModel.find({ user, removed: false, date: trusted({ $gte: from, $lte: to }) })
    .sort({ date: 1, time: 1 })
    .select({ date: 1, color: 1 })
    .lean();
