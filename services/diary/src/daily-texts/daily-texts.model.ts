import { inLocale, localisedText } from '@stezhka/kit/localised';
import type { Locale, Localised, PlainDate } from '@stezhka/kit-contract';
import { model, Schema, trusted } from 'mongoose';

interface DailyTextFields {
  /** From 0, without gaps. */
  order: number;
  text: Localised;
}

const schema = new Schema<DailyTextFields>({
  order: { type: Number, required: true },
  text: localisedText(),
});
schema.index({ order: 1 }, { unique: true });

export const QuoteModel = model<DailyTextFields>('Quote', schema, 'quotes');
/** Questions of the day; an answer keeps the order of its question. */
export const QuestionModel = model<DailyTextFields>('Question', schema.clone(), 'questions');

/** One after another by the date; 0 while there are none. */
async function orderOfDate(texts: typeof QuoteModel, date: PlainDate): Promise<number> {
  const count = await texts.estimatedDocumentCount();
  const dayNumber = Temporal.PlainDate.from('2000-01-01').until(date).days;
  return count ? dayNumber % count : 0;
}

export async function quoteOf(date: PlainDate, locale: Locale): Promise<string> {
  const order = await orderOfDate(QuoteModel, date);
  return inLocale((await QuoteModel.findOne({ order }).lean())?.text, locale);
}

export const questionOrderOf = (date: PlainDate): Promise<number> => orderOfDate(QuestionModel, date);

export async function findQuestions(orders: number[]): Promise<Map<number, Localised>> {
  const found = await QuestionModel.find({ order: trusted({ $in: orders }) }).lean();
  return new Map(found.map(({ order, text }) => [order, text]));
}
