// Seeded pictures of the site. Every function returns a complete SVG string; the same slug always gives the
// same picture. No text inside them, since they serve all languages, except the engraving of a book. Nothing
// here imports from Node, so any package may draw.

export { DECKS, type Deck } from './cards/decks.ts';
export { type CardOptions, macCard } from './cards/mac-card.ts';
export { SIGNS } from './cards/sign-paths.ts';
export { SIGN_NAMES, type SignName } from './cards/signs.ts';
export { STATE_NAMES, type StateName } from './cards/states.ts';
export { mix } from './core/colour.ts';
export { HOUR_NAMES, HOURS, type Hour, type Palette } from './core/hours.ts';
export { type Seed, seeded } from './core/seed.ts';
export { curve, type Point } from './core/shapes.ts';
export { ALL_PLANTS, type PlantName, plant } from './flora/plant.ts';
export { type BookCover, buildBook as constructor, type ConstructorOptions } from './goods/build-book.ts';
export { CLOTHS, type Cloth } from './goods/cloth.ts';
export { COVER_KINDS, type CoverKind, type CoverOptions, cover } from './goods/cover.ts';
export type { Engraving } from './goods/engraving.ts';
export { INNERS, type Inner, PAPER_NAMES, type PaperName } from './goods/page.ts';
export { MOTIF_NAMES, type MotifName } from './goods/pressed.ts';
export { type SpreadOptions, spread } from './goods/spread.ts';
export type { WrapPattern } from './goods/wrap.ts';
export type { LandOptions, TreeRow } from './land/land-options.ts';
export { LAND_KINDS, type LandKind, type LandscapeOptions, landscape } from './land/landscape.ts';
export { type Contour, contours } from './lines/contours.ts';
export { type DividerOptions, divider } from './lines/divider.ts';
export { MARK, mark } from './lines/mark.ts';
export { type TopoOptions, topo } from './lines/topo.ts';
export { type TrailOptions, trail } from './lines/trail.ts';
export { avatar } from './people/avatar.ts';
export { LOOKS, type Look } from './people/hair.ts';
export type { AvatarOptions } from './people/person.ts';
export { SCENE_NAMES, type SceneName, type SceneOptions, scene } from './scenes/scene.ts';
