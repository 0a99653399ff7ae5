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
  /** Null: nothing is measured yet. */
  value: number | null;
  /** Trackers only. */
  bounds: TrackerBounds | null;
  /** Selects only. */
  options: ParameterOption[];
}
export type ParametersReply = ParameterDefinition[];

/** 'parameters', 'sleep' → 'parameters[sleep]'. */
export const parameterKey = (group: ParameterGroup, systemName: string): string => `${group}[${systemName}]`;

const definitions = (path: string, ...tags: string[]) =>
  operation<{ reply: ParametersReply }>('GET', path, { access: 'user', reply: 'ParametersReply', tags });

export const getDayParams = definitions('/data/diary/day-params', 'parameters');
/** The chosen parameters, or the default ones. */
export const getUserDayParams = definitions('/data/diary/user-day-params', 'parameters', 'diary-settings');
export const getDayNotes = definitions('/data/diary/day-notes', 'parameters');
export const getDayDetails = definitions('/data/diary/day-details', 'parameters');
