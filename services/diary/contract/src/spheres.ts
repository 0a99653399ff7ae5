import { operation } from '@stezhka/kit-contract';
import type { DiaryIcon } from './icons.ts';

/** Product 3, Sphere. */
export const OTHER_SPHERE = 'other';

/** Product 3, Sphere. */
export interface Sphere {
  systemName: string;
  title: string;
  description: string;
  icon: DiaryIcon;
  color: string;
  /** 0 to 10 from the last 30 days, with one decimal; null while too few of them hold something of it. */
  result: number | null;
  /** 1 to 10, as the member has set them. */
  initialResult: number | null;
  desiredResult: number | null;
}
/** Clockwise from the top. */
export type SpheresReply = Sphere[];

/** The last category holds 'other'. */
export interface SphereCategory {
  systemName: string;
  title: string;
  spheres: string[];
}
export type SphereCategoriesReply = SphereCategory[];

export const getSpheres = operation<{ reply: SpheresReply }>('GET', '/data/spheres', {
  access: 'user',
  reply: 'SpheresReply',
  // Results come from days and from own parameters.
  tags: ['spheres', 'diary-days', 'diary-settings'],
});

export const getSphereCategories = operation<{ reply: SphereCategoriesReply }>(
  'GET',
  '/data/sphere-categories',
  {
    access: 'user',
    reply: 'SphereCategoriesReply',
    tags: ['spheres'],
  },
);

export type SphereSettingName = 'initial' | 'desired';

export interface SphereSetting {
  systemName: string;
  title: string;
  color: string;
  /** 1 to 10. */
  value: number | null;
  /** 0 until it is set. */
  revision: number;
}
export type SphereSettingsReply = SphereSetting[];
/** Product 3, Sphere. */
export interface SpheresSettingsReply {
  spheresSettings: Record<SphereSettingName, SphereSetting[]>;
}

const settings = (name: SphereSettingName) =>
  operation<{ reply: SphereSettingsReply }>('GET', `/data/sphere-settings/${name}`, {
    access: 'user',
    reply: 'SphereSettingsReply',
    tags: ['spheres'],
  });

export const getInitialSphereSettings = settings('initial');
export const getDesiredSphereSettings = settings('desired');

/**
 * `id` is the sphere's systemName. Null forgets the value. Repeatable.
 * @throws setting_changed (409, data `SpheresSettingsReply`) for a stale revision, not_found
 */
export const setSphereSetting = operation<{
  params: { id: string };
  body: { setting: SphereSettingName; value: number | null; revision: number };
  reply: SpheresSettingsReply;
}>('POST', '/data/diary/set/sphere-setting/:id', {
  access: 'user',
  reply: 'SpheresSettingsReply',
  changes: ['spheres', 'achievements'],
});
