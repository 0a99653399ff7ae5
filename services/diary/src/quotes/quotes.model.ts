import { inLocale, localisedText } from '@stezhka/kit/localised';
import type { Locale, Localised, PlainDate } from '@stezhka/kit-contract';
import { model, Schema } from 'mongoose';

export interface QuoteFields {
  /** From 0, without gaps. */
  order: number;
  text: Localised;
}

const schema = new Schema<QuoteFields>({ order: { type: Number, required: true }, text: localisedText() });
schema.index({ order: 1 }, { unique: true });

export const QuoteModel = model<QuoteFields>('Quote', schema, 'quotes');

export async function quoteOf(date: PlainDate, locale: Locale): Promise<string> {
  const last = await QuoteModel.findOne().sort({ order: -1 }).lean();
  if (!last) return '';
  const dayNumber = Temporal.PlainDate.from('2000-01-01').until(date).days;
  const order = dayNumber % (last.order + 1);
  return inLocale((await QuoteModel.findOne({ order }).lean())?.text, locale);
}
