import type { Localised, PlainDate } from '@stezhka/kit-contract';
import { model } from 'mongoose';
import { type DailyTextFields, dailyTextSchema, orderOfDate } from '../quotes/daily-texts.ts';

/** Questions of the day; an answer keeps the order of its question. */
export const QuestionModel = model<DailyTextFields>('Question', dailyTextSchema(), 'questions');

export interface Questions {
  at(order: number): Localised | undefined;
  orderOf(date: PlainDate): number;
}

export async function readQuestions(): Promise<Questions> {
  const all = await QuestionModel.find().sort({ order: 1 }).lean();
  return {
    at: (order) => all[order]?.text,
    orderOf: (date) => orderOfDate(date, all.length),
  };
}

export const questionOrderOf = async (date: PlainDate): Promise<number> =>
  (await readQuestions()).orderOf(date);
