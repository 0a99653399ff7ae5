import type { PictureSpec } from '@stezhka/art';

type Landscape = Extract<PictureSpec, { draw: 'landscape' }>;

/** A hero with its words on a landscape, and a scene: the landscape fills the band, so in the dark it is night there. */
export const wordsStandOn = ({ kind, layout }: { kind?: string; layout?: string }): boolean =>
  kind === 'scene' || layout === 'behind';

/** A phone held upright: words on the sky above, the land below, sun and birds in between. */
const TALL = { w: 900, h: 1600, horizon: 0.73, words: 0.64, plantScale: 0.7 };

/** The same for a phone held upright. @throws Error when it is no landscape */
export const tallOf = (spec: PictureSpec): Landscape => {
  const { options, ...land } = landscapeOf(spec);
  return { ...land, options: { ...options, ...TALL } };
};

/** The same by night, for the dark theme. @throws Error when it is no landscape */
export const nightOf = (spec: PictureSpec): Landscape => {
  const { options, ...land } = landscapeOf(spec);
  return { ...land, options: { ...options, hour: 'night' } };
};

function landscapeOf(spec: PictureSpec): Landscape {
  if (spec.draw !== 'landscape')
    throw new Error(`Words of an offer stand on a landscape, not on '${spec.draw}'.`);
  return spec;
}
