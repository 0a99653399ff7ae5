import { operation, type PlainDate } from '@stezhka/kit-contract';
import type { Availability, DiaryColor } from './diary-items.ts';
import type { DiaryIcon } from './icons.ts';
import type { ParameterDefinition, TrackerBounds } from './parameters.ts';

/** A parameter that the member has made: its key is 'parameters[own_<id>]', with an id that the client makes. */
export interface OwnParameter {
  title: string;
  shortDescription: string;
  type: 'tracker' | 'select';
  /** Null for a select. */
  units: string | null;
  icon: DiaryIcon;
  color: DiaryColor;
  spheres: string[];
  /** Of a tracker. */
  bounds: TrackerBounds | null;
  /** Of a select: two or more, with values from 1. */
  options: { value: number; label: string; icon: DiaryIcon; color: DiaryColor }[];
}

export interface ParameterSetting extends ParameterDefinition {
  chosen: boolean;
  own: boolean;
  /** 'disabled': removed, kept for the days that have it; 'blocked': no more can be chosen. */
  availability: Availability;
  /** 0 until the member sets something. */
  revision: number;
}
/** The last group is 'other', which collects what belongs to no sphere. */
export interface ParameterSphere {
  systemName: string;
  title: string;
  /** Keys; one with several spheres stands in each. */
  parameters: string[];
}
export interface DayParamsSettingsReply {
  /** The chosen ones in the member's order, then the others. */
  parameters: ParameterSetting[];
  spheres: ParameterSphere[];
  limits: { chosen: number; own: number };
}

/** What is left out stays. */
export interface DayParamSettingChange {
  key: string;
  revision: number;
  chosen?: boolean;
  /** Null: the parameter's usual one. */
  color?: DiaryColor | null;
  /** Key of the chosen parameter before which it is to stand; null: the last. */
  before?: string | null;
  /** Makes or edits an own parameter; its type stays what it was. */
  own?: OwnParameter;
  /** Of an own parameter: what days hold of it stays. */
  removed?: boolean;
}

export const CHOSEN_LIMIT = 40;
export const OWN_PARAMETERS_LIMIT = 20;
export const OWN_OPTIONS_LIMIT = 7;
export const OWN_TITLE_LIMIT = 40;

export const getDayParamsSettings = operation<{ reply: DayParamsSettingsReply }>(
  'GET',
  '/data/diary/day-params-settings',
  {
    access: 'user',
    reply: 'DayParamsSettingsReply',
    tags: ['parameters', 'diary-settings'],
  },
);

/**
 * Repeatable.
 * @throws setting_changed (409, data `DayParamsSettingsReply`) for a stale revision, parameters_full,
 * parameters_exhausted, not_found
 */
export const setDayParamSetting = operation<{ body: DayParamSettingChange; reply: DayParamsSettingsReply }>(
  'POST',
  '/data/diary/set/day-param-setting',
  {
    access: 'user',
    reply: 'DayParamsSettingsReply',
    changes: ['diary-settings'],
    writes: getDayParamsSettings,
  },
);

export interface DiarySettingsReply {
  /** IANA name. */
  timeZone: string;
  /** Hour, 0 to 23, at which the member's day begins. */
  dayStart: number;
  revision: number;
  /** The member's own date by these settings. */
  today: PlainDate;
}

export const getDiarySettings = operation<{ reply: DiarySettingsReply }>('GET', '/data/diary/settings', {
  access: 'user',
  reply: 'DiarySettingsReply',
  tags: ['diary-settings'],
});

/** Repeatable. @throws setting_changed (409, data `DiarySettingsReply`) for a stale revision */
export const setDiarySettings = operation<{
  body: { timeZone: string; dayStart: number; revision: number };
  reply: DiarySettingsReply;
}>('POST', '/data/diary/set/settings', {
  access: 'user',
  reply: 'DiarySettingsReply',
  changes: [
    'diary-settings',
    'diary-day',
    'diary-days',
    'diary-values',
    'diary-habits',
    'diary-jobs',
    'diary-goals',
    'calendar-events',
  ],
  writes: getDiarySettings,
});

export interface DiaryClearedReply {
  cleared: true;
}

/** Removes everything that the member has in the diary, for good; the account stays. Repeatable. */
export const clearDiary = operation<{ body: { confirmed: true }; reply: DiaryClearedReply }>(
  'POST',
  '/data/diary/clear',
  {
    access: 'user',
    reply: 'DiaryClearedReply',
    changes: [
      'diary-day',
      'diary-days',
      'diary-values',
      'diary-habits',
      'diary-jobs',
      'diary-goals',
      'achievements',
      'diary-settings',
      'diary-guide',
      'spheres',
      'calendar-events',
    ],
  },
);
