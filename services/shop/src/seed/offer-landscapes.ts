import { deeperSky, type PictureSpec } from '@stezhka/art';

type Landscape = Extract<PictureSpec, { draw: 'landscape' }>;

/** What a block tells of how its landscape stands. */
interface Standing {
  kind?: string;
  layout?: string;
  ground?: string | null;
}

/** A landscape as it is drawn for screens; tall for a phone held upright, of which a wide one would show a strip. */
export interface Views {
  wide: Landscape;
  tall?: Landscape;
}

/** A landscape of a hero or a scene by day and, for the dark theme, by night; nothing for any other picture. @throws Error when words stand on one */
export function viewsOf(block: Standing, spec: PictureSpec): { day: Views; night?: Views } | undefined {
  const words = wordsOn(block);
  if (words && spec.draw !== 'landscape')
    throw new Error(`Words of an offer stand on a landscape, not on '${spec.draw}'.`);
  if (spec.draw !== 'landscape' || !(block.kind === 'hero' || block.kind === 'scene')) return undefined;
  const views = (land: Landscape): Views =>
    words ? { wide: withOptions(land, { words }), tall: withOptions(land, TALL) } : { wide: land };
  const { hour } = spec.options ?? {};
  return {
    day: views(hour && hour === block.ground ? withOptions(spec, { palette: deeperSky(hour) }) : spec),
    ...(hour !== 'night' && { night: views(withOptions(spec, { hour: 'night' })) }),
  };
}

/** Where a block's words stand on its landscape: on the left in a hero, in the middle of a scene. */
function wordsOn({ kind, layout }: Standing) {
  if (kind === 'scene') return { left: 0.25, right: 0.75, bottom: 0.66 };
  return layout === 'behind' ? { left: 0, right: 0.53, bottom: 0.66 } : undefined;
}

/** Words on the sky above, the land below, sun and birds in between. */
const TALL = {
  w: 900,
  h: 1600,
  horizon: 0.73,
  words: { left: 0, right: 1, bottom: 0.64 },
  plantScale: 0.7,
};

const withOptions = (land: Landscape, options: Landscape['options']): Landscape => ({
  ...land,
  options: { ...land.options, ...options },
});
