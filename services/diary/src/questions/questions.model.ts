import type { Localised, PlainDate } from '@stezhka/kit-contract';
import { model, trusted } from 'mongoose';
import { type DailyTextFields, dailyTextSchema, orderOfDate } from '../quotes/daily-texts.ts';

/** Questions of the day; an answer keeps the order of its question. */
export const QuestionModel = model<DailyTextFields>('Question', dailyTextSchema(), 'questions');

export const questionOrderOf = async (date: PlainDate): Promise<number> =>
  orderOfDate(date, await QuestionModel.estimatedDocumentCount());

export async function findQuestions(orders: number[]): Promise<Map<number, Localised>> {
  const found = await QuestionModel.find({ order: trusted({ $in: orders }) }).lean();
  return new Map(found.map(({ order, text }) => [order, text]));
}
