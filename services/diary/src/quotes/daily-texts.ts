import { localisedText } from '@stezhka/kit/localised';
import type { Localised, PlainDate } from '@stezhka/kit-contract';
import { Schema } from 'mongoose';

export interface DailyTextFields {
  /** From 0, without gaps. */
  order: number;
  text: Localised;
}

export function dailyTextSchema(): Schema<DailyTextFields> {
  const schema = new Schema<DailyTextFields>({
    order: { type: Number, required: true },
    text: localisedText(),
  });
  schema.index({ order: 1 }, { unique: true });
  return schema;
}

/** One after another by the date; 0 while there are none. */
export function orderOfDate(date: PlainDate, count: number): number {
  const dayNumber = Temporal.PlainDate.from('2000-01-01').until(date).days;
  return count ? dayNumber % count : 0;
}
