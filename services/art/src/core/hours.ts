// The hours: seven palettes of one landscape, from dawn to night.
import { mix } from './colour.ts';
import { namesOf } from './tables.ts';

/** Sky from the top down, hills from far to near. */
export interface Palette {
  sky: readonly [string, string, string];
  sun: string;
  hills: readonly [string, string, string, string, string];
  path: string;
  bloom: string;
}

export type Hour = 'dawn' | 'mist' | 'noon' | 'bloom' | 'dusk' | 'autumn' | 'night';

/** Hour by mood: dawn beginnings, noon energy, bloom tenderness, mist loss, dusk evening. */
export const HOURS: Record<Hour, Palette> = {
  dawn: {
    sky: ['#cfdcdf', '#f0dcd3', '#f9cfae'],
    sun: '#fbe3b8',
    hills: ['#e3b7ad', '#b892a8', '#6f7897', '#33635c', '#173a35'],
    path: '#f6c982',
    bloom: '#e98a5b',
  },
  mist: {
    sky: ['#dfe7e4', '#eef0ea', '#f5efe2'],
    sun: '#fffaf0',
    hills: ['#cddad5', '#a9c0ba', '#78988f', '#46695f', '#203f39'],
    path: '#f3dfb4',
    bloom: '#d9a0a5',
  },
  noon: {
    sky: ['#a9d0d6', '#d3e6e2', '#f6efd2'],
    sun: '#fff8de',
    hills: ['#b4cfc0', '#e3c877', '#c9a94c', '#5a8a5c', '#1e5245'],
    path: '#fbf0d0',
    bloom: '#e2703f',
  },
  bloom: {
    sky: ['#ead9e6', '#f5dcdc', '#fbe3cd'],
    sun: '#fff0d6',
    hills: ['#ecc3cd', '#cf9fc0', '#9a7fae', '#5c7a6e', '#27473f'],
    path: '#fdeac2',
    bloom: '#f2a26b',
  },
  dusk: {
    sky: ['#4b4a78', '#a8718f', '#f3a67f'],
    sun: '#fde2ae',
    hills: ['#c9808a', '#8f5f86', '#5b4776', '#352f58', '#1b1d38'],
    path: '#f9c56e',
    bloom: '#ef8a62',
  },
  autumn: {
    sky: ['#d7dfd6', '#f2e6cd', '#f8cf97'],
    sun: '#fff0cc',
    hills: ['#e5bb8b', '#d08d56', '#a8563a', '#5d4a45', '#2a302e'],
    path: '#f9e2ae',
    bloom: '#c8452f',
  },
  night: {
    sky: ['#0b1c2e', '#1d3a52', '#4d7480'],
    sun: '#f6ecd0',
    hills: ['#496f7c', '#315568', '#1f3f53', '#142d3d', '#091a22'],
    path: '#efbd66',
    bloom: '#9fb7d8',
  },
};

export const HOUR_NAMES = namesOf(HOURS);

export const isDark = (hour: Hour): boolean => hour === 'night' || hour === 'dusk';

/** The hour with a deeper upper sky, for a picture on a ground of the same colours, which would melt into it. */
export function deeperSky(hour: Hour): Palette {
  const { sky, hills, ...rest } = HOURS[hour];
  return { ...rest, hills, sky: [mix(sky[0], hills[2], 0.42), sky[1], sky[2]] };
}
