import { operation } from '@stezhka/kit-contract';
import type { DiaryIcon } from './icons.ts';

/** What belongs to no sphere is collected under this one (product 3, Sphere). */
export const OTHER_SPHERE = 'other';

/** A segment of the Life Wheel (product 3, Sphere). */
export interface Sphere {
  systemName: string;
  title: string;
  description: string;
  icon: DiaryIcon;
  /** Name of a colour token without the dashes. */
  color: string;
}
/** Clockwise from the top. */
export type SpheresReply = Sphere[];

/** Spheres that stand together; the last group holds the made-up 'other'. */
export interface SphereCategory {
  systemName: string;
  title: string;
  /** systemNames of its spheres, in order. */
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
