import type { CalendarEvent, DecartTexts, OwnParameter } from '@stezhka/diary-contract';
import { DIARY_COLORS } from '@stezhka/diary-contract';
import Joi from 'joi';
import { seedFiles } from './read-definitions.ts';

interface SampleDaySeed {
  /** Days back from the day of seeding; 0 is today. */
  daysAgo: number;
  /** By parameter systemName; of a select, the option's value. */
  parameters: Record<string, number>;
  notes: Record<string, string>;
  details: string[];
  decart?: DecartTexts;
}

const text = Joi.string();
const decart = Joi.object<DecartTexts>({
  decision: text,
  willIfHappen: text,
  willIfNotHappen: text,
  wontIfHappen: text,
  wontIfNotHappen: text,
});
const day = Joi.object<SampleDaySeed>({
  daysAgo: Joi.number().integer().min(0),
  parameters: Joi.object().pattern(text, Joi.number()),
  notes: Joi.object().pattern(text, text),
  details: Joi.array().items(text),
  decart: decart.optional(),
});
const week = Joi.object<{ days: SampleDaySeed[] }>({ days: Joi.array().items(day).unique('daysAgo').min(1) });

export const readSampleDays = () => seedFiles.file('demo/sample-days.yaml', week).days;

type Season = 'any' | 'winter' | 'spring' | 'summer' | 'autumn';

export interface LongDiary {
  /** Days back from the day of seeding without an entry, as those of `ill` and `decart`. */
  missed: number[];
  ill: { from: number; to: number };
  /** Each line is a text by its note's systemName; those of a season are in the order of its weeks. */
  seasons: Record<Season, Record<string, string>[]>;
  decart: (DecartTexts & { daysAgo: number })[];
  events: (Omit<CalendarEvent, 'id' | 'date' | 'revision'> & { inDays: number })[];
  wheel: Record<'initial' | 'desired', Record<string, number>>;
  own: Pick<OwnParameter, 'title' | 'shortDescription' | 'units' | 'bounds'>;
}

const daysAgo = Joi.number().integer().min(0).max(399);
const lines = Joi.array().items(Joi.object().pattern(text, text).length(1));
const wheel = Joi.object().pattern(text, Joi.number().integer().min(1).max(10));
const number = Joi.number();
const long = Joi.object<LongDiary>({
  missed: Joi.array().items(daysAgo),
  ill: Joi.object({ from: daysAgo, to: daysAgo }),
  seasons: Joi.object({ any: lines, winter: lines, spring: lines, summer: lines, autumn: lines }),
  decart: Joi.array().items(decart.append({ daysAgo })),
  events: Joi.array().items(
    Joi.object({
      inDays: Joi.number().integer(),
      time: text.allow(null),
      title: text,
      note: text.allow(''),
      color: Joi.valid(...DIARY_COLORS),
    }),
  ),
  wheel: Joi.object({ initial: wheel, desired: wheel }),
  own: Joi.object({
    title: text,
    shortDescription: text,
    units: text,
    bounds: Joi.object({ min: number, max: number, step: number }),
  }),
});

export const readLongDiary = (): LongDiary => seedFiles.file('demo/long-diary.yaml', long);
