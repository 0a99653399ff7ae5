import { AppError } from '@stezhka/kit/errors';
import type { PlainDate } from '@stezhka/kit-contract';
import Joi from 'joi';

/** Anything short; `plainDate` decides, because a malformed date is a page that does not exist. */
export const dateText = Joi.string().max(40).required();
export const dateParams = Joi.object({ date: dateText });

const EARLIEST = '2000-01-01';
const LATEST = '2999-12-31';

/** 'YYYY-MM-DD' of the calendar. @throws AppError not_found (product 3.3, Diary) */
export function plainDate(text: string): PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST || text > LATEST) throw new AppError('not_found');
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    throw new AppError('not_found');
  }
}

export const shifted = (date: PlainDate, days: number): PlainDate =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** Days from one date to another. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
