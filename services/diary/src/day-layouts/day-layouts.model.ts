import type { DayLayout } from '@stezhka/diary-contract';
import { open, seal } from '@stezhka/kit/sealed';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { model, Schema, type Types } from 'mongoose';

const TITLE_FIELD = 'layout.title';

interface DayLayoutFields {
  _id: Types.ObjectId;
  user: Id;
  date: PlainDate;
  layout: Id;
  deck: string;
  /** The title. */
  sealed: string;
}

const text = { type: String, required: true };
const schema = new Schema<DayLayoutFields>(
  { user: text, date: text, layout: text, deck: text, sealed: text },
  { versionKey: false },
);
// A layout is on one day at most.
schema.index({ user: 1, layout: 1 }, { unique: true });
schema.index({ user: 1, date: 1, _id: 1 });

export const DayLayoutModel = model<DayLayoutFields>('DayLayout', schema, 'day_layouts');

export const sealTitle = (user: Id, title: string): Promise<string> => seal(user, TITLE_FIELD, title);

export const openDayLayout = async ({
  user,
  layout,
  deck,
  sealed,
}: Omit<DayLayoutFields, '_id'>): Promise<DayLayout> => ({
  id: layout,
  title: await open(user, TITLE_FIELD, sealed),
  deck,
});
