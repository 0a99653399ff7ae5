// A picture told in plain data, so that seeds and stored content can say which one they mean.
import { type CardOptions, macCard } from './cards/mac-card.ts';
import { buildBook, type ConstructorOptions } from './goods/build-book.ts';
import { type CoverOptions, cover } from './goods/cover.ts';
import { type SpreadOptions, spread } from './goods/spread.ts';
import { type LandscapeOptions, landscape } from './land/landscape.ts';
import { type PanoramaOptions, panorama } from './land/panorama.ts';
import { type DividerOptions, divider } from './lines/divider.ts';
import { type TopoOptions, topo } from './lines/topo.ts';
import { type AvatarOptions, avatar } from './people/avatar.ts';
import { type SceneOptions, scene } from './scenes/scene.ts';

interface PictureOptions {
  landscape: LandscapeOptions;
  panorama: PanoramaOptions;
  scene: SceneOptions;
  cover: CoverOptions;
  spread: SpreadOptions;
  constructor: Omit<ConstructorOptions, 'slug'>;
  macCard: CardOptions;
  avatar: AvatarOptions;
  topo: TopoOptions;
  divider: DividerOptions;
}

export type PictureName = keyof PictureOptions;

type SpecOf<K extends PictureName> = { [P in K]: { draw: P; slug: string; options?: PictureOptions[P] } }[K];

/** Which function draws, from which word, told what. Survives JSON. */
export type PictureSpec = SpecOf<PictureName>;

const DRAWINGS: { [K in PictureName]: (slug: string, options?: PictureOptions[K]) => string } = {
  landscape,
  panorama,
  scene,
  cover,
  spread,
  constructor: (slug, options) => buildBook({ ...options, slug }),
  macCard,
  avatar,
  topo,
  divider,
};

/** The picture a description means, as SVG text. */
export const drawPicture = <K extends PictureName>({ draw, slug, options }: SpecOf<K>): string =>
  DRAWINGS[draw](slug, options);
