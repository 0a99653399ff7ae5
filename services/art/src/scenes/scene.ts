import { HOUR_NAMES, type Hour } from '../core/hours.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { n1 } from '../core/shapes.ts';
import { type Drawing, svg } from '../core/svg.ts';
import { among, has, namesOf } from '../core/tables.ts';
import { CANDLE } from './candle.ts';
import { DOGWALK } from './dogwalk.ts';
import { NOTEBOOK } from './notebook.ts';
import { ROOMS } from './rooms.ts';
import { TABLES } from './tables.ts';
import { H, W } from './things.ts';

/** Draws a scene of W x H px at an hour, its own when none is given. */
export type Subject = (s: Seed, id: string, hour: Hour | undefined) => Drawing;

const SUBJECTS = { ...TABLES, ...ROOMS, ...NOTEBOOK, ...CANDLE, ...DOGWALK };
export type SceneName = keyof typeof SUBJECTS;

export const SCENE_NAMES: readonly SceneName[] = namesOf(SUBJECTS);

/** What is absent is chosen by the seed. */
export interface SceneOptions {
  subject?: SceneName;
  hour?: Hour;
  w?: number;
  h?: number;
}

/** A course or event picture, w x h px (8:5 cropped to fit). subject: SCENE_NAMES; hour: HOUR_NAMES; both by the seed when absent. */
export function scene(slug: string, { subject, hour, w = 1200, h = 750 }: SceneOptions = {}): string {
  const s = seeded(`scene/${slug}`);
  const id = `${s.id}s`;
  const name = has(SUBJECTS, subject) ? subject : s.pick(SCENE_NAMES);
  const a = SUBJECTS[name](s, id, among(HOUR_NAMES, hour) ? hour : undefined);
  const k = Math.max(w / W, h / H);
  const defs =
    `<radialGradient id="${id}fl"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".6"/><stop offset=".4" stop-color="#ffd28a" stop-opacity=".22"/><stop offset="1" stop-color="#ffd28a" stop-opacity="0"/></radialGradient>` +
    a.defs;
  return svg(
    w,
    h,
    `<defs>${defs}</defs><g transform="translate(${n1((w - W * k) / 2)} ${n1(h - H * k)}) scale(${n1(k * 1000) / 1000})">${a.body}</g>`,
  );
}
