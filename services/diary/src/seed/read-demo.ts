import Joi from 'joi';
import { seedFiles } from './read-definitions.ts';

/** One answer of the Descartes square: a decision and four looks at it (product 3, Descartes Square). */
interface DecartSeed {
  decision: string;
  willIfHappen: string;
  willIfNotHappen: string;
  wontIfHappen: string;
  wontIfNotHappen: string;
}
interface SampleDaySeed {
  /** Days back from the day of seeding; 0 is today. */
  daysAgo: number;
  /** By parameter systemName; of a select, the option's value. */
  parameters: Record<string, number>;
  notes: Record<string, string>;
  details: string[];
  decart?: DecartSeed;
}

const text = Joi.string();
const day = Joi.object<SampleDaySeed>({
  daysAgo: Joi.number().integer().min(0),
  parameters: Joi.object().pattern(text, Joi.number()),
  notes: Joi.object().pattern(text, text),
  details: Joi.array().items(text),
  decart: Joi.object({
    decision: text,
    willIfHappen: text,
    willIfNotHappen: text,
    wontIfHappen: text,
    wontIfNotHappen: text,
  }).optional(),
});
const week = Joi.object<{ days: SampleDaySeed[] }>({ days: Joi.array().items(day).unique('daysAgo').min(1) });

export const readSampleDays = () => seedFiles.file('demo/sample-days.yaml', week).days;
