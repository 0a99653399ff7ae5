import type { Hour, LandKind, PictureSpec, SceneName } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';

/** Links are paths without the locale prefix. */
export interface LinkSeed {
  label: Localised;
  link: string;
}
export interface BlockSeed {
  title: Localised;
  text: Localised;
  /** Lucide's name. */
  icon?: string;
  links: LinkSeed[];
  picture?: PictureSpec;
  darkPicture?: PictureSpec;
}

/** `horizon` is 0 to 1 from the top; the lower, the more sky for a headline. */
export const landscape = (slug: string, hour: Hour, kind: LandKind, horizon?: number): PictureSpec => ({
  draw: 'landscape',
  slug,
  options: { hour, kind, ...(horizon === undefined ? {} : { horizon }) },
});
/** A slide's picture by day and by night: the sun stands at the right, the words on the sky at the left. */
export const slide = (
  slug: string,
  hour: Hour,
  kind: LandKind,
): Required<Pick<BlockSeed, 'picture' | 'darkPicture'>> => {
  const at = (one: Hour): PictureSpec => ({
    draw: 'landscape',
    slug,
    options: { hour: one, kind, w: 1920, h: 1080, ...SLIDE },
  });
  return { picture: at(hour), darkPicture: at('night') };
};
const SLIDE = {
  horizon: 0.66,
  sun: 0.76,
  pathTo: 0.62,
  detail: 0.86,
  steep: 0.72,
  plantScale: 0.72,
  cloudsFrom: 0.5,
};

export const scene = (slug: string, subject: SceneName, hour: Hour): PictureSpec => ({
  draw: 'scene',
  slug,
  options: { subject, hour },
});
