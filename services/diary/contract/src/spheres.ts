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
  tags: ['spheres'],
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
