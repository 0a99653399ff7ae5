/** Names of the picture system: what a drawn product may be made of. */
export type CoverKind = 'diary' | 'workbook' | 'deck' | 'set' | 'stationery' | 'box' | 'wrap';
export type Motif =
  | 'topo'
  | 'ripple'
  | 'waves'
  | 'rays'
  | 'path28'
  | 'moons'
  | 'wreath'
  | 'peaks'
  | 'stitch'
  | 'stars'
  | 'leaf'
  | 'labyrinth'
  | 'bird'
  | 'branch'
  | 'window'
  // wrapping paper only
  | 'sprigs'
  | 'hills'
  | 'dots'
  | 'lines';
export type Cloth = 'spruce' | 'plum' | 'rose' | 'wheat' | 'sky' | 'clay' | 'night' | 'linen' | 'lilac';
export type DeckName = 'paths' | 'garden' | 'states' | 'signs';

/** The main picture of a product; seeded by the product's slug. `deck` matters for boxes only. */
export interface CoverPicture {
  kind: CoverKind;
  motif?: Motif;
  cloth?: Cloth;
  deck?: DeckName;
}

/** A further picture: `art` names the drawing, `seed` makes it differ from its neighbours. */
export type GalleryPicture =
  | ({ art: 'cover'; seed: string } & CoverPicture)
  | { art: 'spread'; seed: string; cloth: Cloth }
  | { art: 'card'; seed: string; deck: DeckName; n: number; side: 'front' | 'back' };

export const cover = (seed: string, kind: CoverKind, motif: Motif, cloth: Cloth): GalleryPicture => ({
  art: 'cover',
  seed,
  kind,
  motif,
  cloth,
});
export const spread = (seed: string, cloth: Cloth): GalleryPicture => ({ art: 'spread', seed, cloth });
/** A face of a deck; n is 0 to 39. */
export const card = (deck: DeckName, n: number): GalleryPicture => ({
  art: 'card',
  seed: `${deck}-${n}`,
  deck,
  n,
  side: 'front',
});
export const cardBack = (deck: DeckName): GalleryPicture => ({
  art: 'card',
  seed: `${deck}-back`,
  deck,
  n: 0,
  side: 'back',
});
