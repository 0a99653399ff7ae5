import { inLocale } from '@stezhka/kit/localised';
import type { Locale, PlainDate } from '@stezhka/kit-contract';
import { model } from 'mongoose';
import { type DailyTextFields, dailyTextSchema, orderOfDate } from './daily-texts.ts';

export const QuoteModel = model<DailyTextFields>('Quote', dailyTextSchema(), 'quotes');

export async function quoteOf(date: PlainDate, locale: Locale): Promise<string> {
  const last = await QuoteModel.findOne().sort({ order: -1 }).lean();
  if (!last) return '';
  const order = orderOfDate(date, last.order + 1);
  return inLocale((await QuoteModel.findOne({ order }).lean())?.text, locale);
}
