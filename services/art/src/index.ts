// Seeded pictures: each function returns a complete SVG string, the same for the same slug. No text, as they
// serve all languages, except a book's engraving. Nothing here imports from Node or another package.

export { DECKS } from './cards/backs.ts';
export { macCard } from './cards/mac-card.ts';
export { SIGN_NAMES } from './cards/signs.ts';
export { STATE_NAMES } from './cards/states.ts';
export { luminance, mix } from './core/colour.ts';
export { deeperSky, HOUR_NAMES, type Hour } from './core/hours.ts';
export { seeded } from './core/seed.ts';
export { MARK, mark } from './core/shapes.ts';
export { ALL_PLANTS, plant } from './flora/plant.ts';
export { buildBook as constructor } from './goods/build-book.ts';
export { COVER_KINDS, type CoverOptions } from './goods/cover.ts';
export { CLOTH, type Cloth } from './goods/goods-options.ts';
export { MOTIF_NAMES } from './goods/pressed.ts';
export { leftPage, SPREAD_LEFTS, SPREAD_PAGES, type SpreadPage } from './goods/spread-print.ts';
export { WRAP_PATTERNS } from './goods/wrap.ts';
export { LAND_KINDS, type LandKind, landscape } from './land/landscape.ts';
export { trail } from './lines/trail.ts';
export { LOOKS } from './people/hair.ts';
export { drawPicture, type PictureSpec } from './picture-spec.ts';
export { SCENE_NAMES } from './scenes/scene.ts';
