import type { CalendarEvent, CalendarEventChange, DiaryColor } from '@stezhka/diary-contract';
import { open, seal } from '@stezhka/kit/sealed';
import { model, Schema, type Types } from 'mongoose';
import { keepRemovedForMonth } from '../removed-items/removed-items.job.ts';

const EVENT_FIELD = 'event.texts';

interface EventState {
  date: string;
  /** Null for the whole day, which sorts first. */
  time: string | null;
  color: DiaryColor;
  /** JSON of title and note. */
  sealed: string;
}

export interface CalendarEventFields extends EventState {
  _id: Types.ObjectId;
  user: string;
  revision: number;
  /** Kept for its history, for a month. */
  removed: boolean;
  removedAt?: Date;
  /** Oldest first. */
  history: (EventState & { kind: CalendarEventChange['kind']; at: Date })[];
}

const text = { type: String, required: true };
const state = { date: text, time: { type: String, default: null }, color: text, sealed: text };
const schema = new Schema<CalendarEventFields>(
  {
    user: text,
    ...state,
    revision: { type: Number, required: true },
    removed: { type: Boolean, required: true },
    removedAt: Date,
    history: [
      new Schema(
        {
          ...state,
          kind: { ...text, enum: ['created', 'changed', 'removed'] },
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
    ],
  },
  { versionKey: false },
);
schema.index({ user: 1, removed: 1, date: 1, time: 1 });
schema.index({ removed: 1, removedAt: 1 });
schema.index({ user: 1, _id: 1 });

export const CalendarEventModel = model<CalendarEventFields>('CalendarEvent', schema, 'calendar_events');
keepRemovedForMonth(CalendarEventModel);

type Texts = Pick<CalendarEvent, 'title' | 'note'>;

export const sealEvent = async (
  user: string,
  { date, time, color, title, note }: Omit<CalendarEvent, 'id' | 'revision'>,
): Promise<EventState> => ({
  date,
  time,
  color,
  sealed: await seal(user, EVENT_FIELD, JSON.stringify({ title, note } satisfies Texts)),
});

async function openState(user: string, { date, time, color, sealed }: EventState) {
  const { title, note }: Texts = JSON.parse(await open(user, EVENT_FIELD, sealed));
  return { date, time, title, note, color };
}

export const presentEvent = async (row: Omit<CalendarEventFields, 'history'>): Promise<CalendarEvent> => ({
  id: String(row._id),
  ...(await openState(row.user, row)),
  revision: row.revision,
});

export const presentHistory = async ({
  _id,
  user,
  history,
}: CalendarEventFields): Promise<CalendarEventChange[]> =>
  Promise.all(
    history.toReversed().map(async ({ kind, at, ...state }) => ({
      kind,
      at: at.toISOString(),
      event: { id: String(_id), ...(await openState(user, state)) },
    })),
  );

export const exportEvent = async (row: CalendarEventFields) => ({
  ...(await presentEvent(row)),
  removed: row.removed,
  changes: await presentHistory(row),
});
