import { operation } from '@stezhka/kit-contract';
import type { DiaryIcon } from './icons.ts';

/** 'parameters' are measured, 'notes' are written, 'details' are switched on and off. */
export type ParameterGroup = 'parameters' | 'notes' | 'details';

export interface ParameterOption {
  value: number;
  label: string;
  icon: DiaryIcon;
  color: string;
}

export interface TrackerBounds {
  min: number;
  max: number;
  step: number;
}

/** min + n·step, not past max (product 3, Day parameter). */
export function nearestStep(value: number, { min, max, step }: TrackerBounds): number {
  const most = Math.floor((max - min) / step + 1e-9);
  const n = Math.min(Math.max(Math.round((value - min) / step), 0), most);
  // 30 + 323 × 0.1 is 62.300000000000004 for a computer.
  return Number((min + n * step).toFixed(6));
}

/** What a value looks like; a select's comes from its option, and is '-' without one (product 3). */
export function shownValue(
  {
    type,
    units,
    icon,
    color,
    options,
  }: Pick<ParameterDefinition, 'type' | 'units' | 'icon' | 'color' | 'options'>,
  value: number | null,
): { text: string; icon: DiaryIcon; color: string } {
  if (type !== 'select')
    return { text: value === null ? '-' : [value, units].filter(Boolean).join(' '), icon, color };
  const option = options.find((one) => one.value === value);
  return option ? { text: option.label, icon: option.icon, color: option.color } : { text: '-', icon, color };
}

/** Product 3, Diary parameter definition. */
export interface ParameterDefinition {
  key: string;
  systemName: string;
  title: string;
  /** The placeholder of a note. */
  shortDescription: string;
  icon: DiaryIcon;
  color: string;
  isDefault: boolean;
  type: 'tracker' | 'select' | 'default';
  units: string | null;
  /** Sphere systemNames; none: it belongs to 'other'. */
  spheres: string[];
  /** Null: nothing is measured yet. */
  value: number | null;
  bounds: TrackerBounds | null;
  options: ParameterOption[];
}
export type ParametersReply = ParameterDefinition[];

export const parameterKey = (group: ParameterGroup, systemName: string): string => `${group}[${systemName}]`;

const definitions = (path: string, ...tags: string[]) =>
  operation<{ reply: ParametersReply }>('GET', path, { access: 'user', reply: 'ParametersReply', tags });

export const getDayParams = definitions('/data/diary/day-params', 'parameters', 'diary-settings');
export const getUserDayParams = definitions('/data/diary/user-day-params', 'parameters', 'diary-settings');
export const getDayNotes = definitions('/data/diary/day-notes', 'parameters');
export const getDayDetails = definitions('/data/diary/day-details', 'parameters');
