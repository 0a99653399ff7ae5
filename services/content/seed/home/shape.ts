import type { Localised } from '@stezhka/kit-contract';
import type { HourName, LandKind } from '../posts-shape.ts';

/** A drawn landscape; `seed` keeps two pictures of one hour apart, `horizon` is 0..1 from the top. */
export interface Landscape {
  art: 'landscape';
  seed: string;
  hour: HourName;
  kind: LandKind;
  horizon?: number;
}
export type SceneSubject = 'morning' | 'tea' | 'yoga' | 'lecture' | 'notebook' | 'candle' | 'dogwalk';
export interface Scene {
  art: 'scene';
  seed: string;
  subject: SceneSubject;
  hour: HourName;
}
export type HomePicture = Landscape | Scene;

export const landscape = (seed: string, hour: HourName, kind: LandKind, horizon?: number): Landscape => ({
  art: 'landscape',
  seed,
  hour,
  kind,
  ...(horizon === undefined ? {} : { horizon }),
});
export const scene = (seed: string, subject: SceneSubject, hour: HourName): Scene => ({
  art: 'scene',
  seed,
  subject,
  hour,
});

/** Links are paths without the locale prefix. */
export interface LinkSeed {
  label: Localised;
  link: string;
}
export interface BlockSeed {
  title: Localised;
  text: Localised;
}
export interface PictureBlockSeed extends BlockSeed {
  picture: HomePicture;
  button?: LinkSeed;
}
