import type { Hour, LandKind, SceneName } from '@stezhka/kit/pictures';
import type { PictureSpec } from '@stezhka/kit/pictures/picture-spec';
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
}

/** `horizon` is 0 to 1 from the top; the lower, the more sky for a headline. */
export const landscape = (slug: string, hour: Hour, kind: LandKind, horizon?: number): PictureSpec => ({
  draw: 'landscape',
  slug,
  options: { hour, kind, ...(horizon === undefined ? {} : { horizon }) },
});
export const scene = (slug: string, subject: SceneName, hour: Hour): PictureSpec => ({
  draw: 'scene',
  slug,
  options: { subject, hour },
});
