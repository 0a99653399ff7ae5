import { operation } from '@stezhka/kit-contract';
import type { DiaryIcon } from './icons.ts';

/** 'parameters' are measured, 'notes' are written, 'details' are switched on and off. */
export type ParameterGroup = 'parameters' | 'notes' | 'details';

export interface ParameterOption {
  value: number;
  label: string;
  icon: DiaryIcon;
  /** Name of a colour token without the dashes. */
  color: string;
}

/** Bounds of a tracker, both included. */
export interface TrackerBounds {
  min: number;
  max: number;
  step: number;
}

/** The value a tracker may have that lies nearest: min + n·step, not past max (product 3, Day parameter). */
export function nearestStep(value: number, { min, max, step }: TrackerBounds): number {
  const most = Math.floor((max - min) / step + 1e-9);
  const n = Math.min(Math.max(Math.round((value - min) / step), 0), most);
  // 30 + 323 × 0.1 is 62.300000000000004 for a computer.
  return Number((min + n * step).toFixed(6));
}

/** What a day may hold (product 3, Diary parameter definition). */
export interface ParameterDefinition {
  /** The group with the systemName in brackets: 'parameters[sleep]'. */
  key: string;
  systemName: string;
  title: string;
  /** Of a note: what stands in the empty field. */
  shortDescription: string;
  icon: DiaryIcon;
  /** Name of a colour token without the dashes. */
  color: string;
  isDefault: boolean;
  /** 'default' is a note or a detail. */
  type: 'tracker' | 'select' | 'default';
  units: string | null;
  /** Sphere systemNames; none: it belongs to 'other'. */
  spheres: string[];
  /** Where a tracker begins: nothing is measured yet. */
  value: number | null;
  /** Trackers only. */
  bounds: TrackerBounds | null;
  /** Selects only. */
  options: ParameterOption[];
}
export type ParametersReply = ParameterDefinition[];

/** 'parameters', 'sleep' → 'parameters[sleep]'. */
export const parameterKey = (group: ParameterGroup, systemName: string): string => `${group}[${systemName}]`;

const base = {
  isDefault: true,
  units: null,
  spheres: [] as string[],
  value: null,
  bounds: null,
  options: [],
};
const sleep: ParameterDefinition = {
  ...base,
  key: 'parameters[sleep]',
  systemName: 'sleep',
  title: 'Сон',
  shortDescription: 'Скільки ви спали минулої ночі',
  icon: 'moon',
  color: 'sphere-health',
  type: 'tracker',
  units: 'год',
  spheres: ['health', 'rest'],
  bounds: { min: 0, max: 14, step: 0.25 },
};
const warmth: ParameterDefinition = {
  ...base,
  key: 'parameters[warmth]',
  systemName: 'warmth',
  title: 'Тепло',
  shortDescription: 'Скільки тепла було між вами й людьми',
  icon: 'heart',
  color: 'sphere-relations',
  type: 'tracker',
  units: 'з 10',
  spheres: ['relations'],
  bounds: { min: 0, max: 10, step: 1 },
};
const mood: ParameterDefinition = {
  ...base,
  key: 'parameters[mood]',
  systemName: 'mood',
  title: 'Настрій',
  shortDescription: 'Яким був день загалом',
  icon: 'smile',
  color: 'sphere-emotions',
  type: 'select',
  spheres: ['emotions'],
  options: [
    { value: 1, label: 'Важко', icon: 'frown', color: 'level-3' },
    { value: 3, label: 'Рівно', icon: 'meh', color: 'level-1' },
    { value: 4, label: 'Добре', icon: 'smile', color: 'primary' },
  ],
};
const thanks: ParameterDefinition = {
  ...base,
  key: 'notes[thanks]',
  systemName: 'thanks',
  title: 'За що я дякую сьогодні?',
  shortDescription: 'Кава на балконі, дзвінок, тиша. Дрібниці теж рахуються.',
  icon: 'hand-heart',
  color: 'sphere-meaning',
  type: 'default',
  spheres: ['meaning', 'emotions'],
};
const learned: ParameterDefinition = {
  ...thanks,
  key: 'notes[learned]',
  systemName: 'learned',
  title: 'Що я зрозуміла?',
  shortDescription: 'Одне речення, яке варто забрати з собою',
  icon: 'lightbulb',
  color: 'sphere-growth',
  spheres: ['growth'],
  isDefault: false,
};
const goodNews: ParameterDefinition = {
  ...base,
  key: 'details[good_news]',
  systemName: 'good_news',
  title: 'Добра новина',
  shortDescription: 'Та, якою хочеться поділитися',
  icon: 'mail-open',
  color: 'good',
  isDefault: false,
  type: 'default',
};

const definitions = (path: string, said: { summary: string; tags: string[] }, reply: ParametersReply) =>
  operation<{ reply: ParametersReply }>('GET', path, {
    ...said,
    throws: ['diary_closed'],
    access: 'user',
    reply: 'ParametersReply',
    example: { reply },
  });

/** Everything a day may be measured by. */
export const getDayParams = definitions(
  '/data/diary/day-params',
  { summary: 'Parameters that a day can have', tags: ['parameters'] },
  [sleep, warmth, mood],
);
/** What this member measures: the chosen ones, or the default ones while nothing is chosen. */
export const getUserDayParams = definitions(
  '/data/diary/user-day-params',
  { summary: 'Parameters that the member measures', tags: ['parameters', 'diary-settings'] },
  [sleep, warmth, mood],
);
export const getDayNotes = definitions(
  '/data/diary/day-notes',
  { summary: 'Notes that a day can have', tags: ['parameters'] },
  [thanks, learned],
);
export const getDayDetails = definitions(
  '/data/diary/day-details',
  { summary: 'Details that a day can have', tags: ['parameters'] },
  [goodNews],
);
