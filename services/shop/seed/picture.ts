import type {
  Cloth,
  ConstructorOptions,
  CoverOptions,
  Deck,
  MotifName,
  PictureSpec,
  WrapPattern,
} from '@stezhka/art';

/** The main picture: options of the drawing `cover`, seeded by the slug of the product, category or kit. */
export type CoverPicture = Pick<CoverOptions, 'kind' | 'motif' | 'cloth' | 'deck'>;

export const cover = (
  slug: string,
  kind: CoverOptions['kind'],
  motif: MotifName | WrapPattern,
  cloth: Cloth,
): PictureSpec => ({ draw: 'cover', slug, options: { kind, motif, cloth } });

/** A diary that the constructor can make. */
export const built = (slug: string, options: Omit<ConstructorOptions, 'slug'>): PictureSpec => ({
  draw: 'constructor',
  slug,
  options,
});

/** A deck's box. */
export const box = (slug: string, deck: Deck): PictureSpec => ({
  draw: 'cover',
  slug,
  options: { kind: 'box', deck },
});

export const spread = (slug: string, cloth: Cloth): PictureSpec => ({
  draw: 'spread',
  slug,
  options: { cloth },
});

/** A face of a deck; n is 0 to 39. */
export const card = (deck: Deck, n: number): PictureSpec => ({
  draw: 'macCard',
  slug: `${deck}-${n}`,
  options: { deck, n, side: 'front' },
});

export const cardBack = (deck: Deck): PictureSpec => ({
  draw: 'macCard',
  slug: `${deck}-back`,
  options: { deck, side: 'back' },
});
