import {
  CLOTH,
  type Cloth,
  COVER_KINDS,
  type CoverOptions,
  DECKS,
  drawPicture,
  HOUR_NAMES,
  LAND_KINDS,
  LOOKS,
  MOTIF_NAMES,
  type PictureSpec,
  SPREAD_LEFTS,
  SPREAD_PAGES,
  WRAP_PATTERNS,
} from '@stezhka/art';
import { storeDrawing } from '@stezhka/kit/files';
import type { Picture } from '@stezhka/kit/picture';
import { keyed } from '@stezhka/kit/seed-files';
import type { Localised } from '@stezhka/kit-contract';
import { INNER_BLOCKS, PAPERS } from '@stezhka/shop-contract';
import Joi from 'joi';

const CLOTHS = Object.keys(CLOTH) as Cloth[];
const cloth = Joi.valid(...CLOTHS);
/** Always named: a book is open at a page of its own. */
const spreadKeys = {
  page: Joi.valid(...SPREAD_PAGES),
  left: Joi.valid(...SPREAD_LEFTS).optional(),
};
const deck = Joi.valid(...Object.keys(DECKS));
const share = Joi.number().min(0).max(1).optional();
const coverKeys = {
  kind: Joi.valid(...COVER_KINDS),
  motif: Joi.valid(...MOTIF_NAMES, ...WRAP_PATTERNS).optional(),
  cloth: cloth.optional(),
  deck: deck.optional(),
  scale: Joi.number().min(0.5).max(1).optional(),
  second: Joi.object({
    slug: Joi.string(),
    kind: Joi.valid('diary', 'workbook').optional(),
    motif: Joi.valid(...MOTIF_NAMES),
    cloth,
  }).optional(),
};
const drawn = (options: Joi.SchemaMap) => ({ slug: Joi.string(), options: Joi.object(options) });

/** Options of the drawing `cover`, whose slug is that of the product; of a kit, its main product. */
export type CoverPicture = Pick<
  CoverOptions,
  'kind' | 'motif' | 'cloth' | 'deck' | 'scale' | 'ribbon' | 'second'
>;
export const coverPicture = Joi.object<CoverPicture>(coverKeys);

const drawings = {
  cover: drawn({ ...coverKeys, ground: Joi.string().optional() }),
  constructor: drawn({
    cover: cloth,
    inner: Joi.valid(...INNER_BLOCKS),
    paper: Joi.valid(...PAPERS),
    engraving: Joi.string().allow(null),
  }),
  spread: drawn({ cloth, ...spreadKeys }),
  macCard: drawn({
    deck,
    side: Joi.valid('front', 'back'),
    n: Joi.number().integer().min(0).max(39).optional(),
  }),
  avatar: drawn({ look: Joi.valid(...LOOKS), age: Joi.valid('young', 'adult', 'older').optional() }),
  landscape: drawn({
    kind: Joi.valid(...LAND_KINDS),
    hour: Joi.valid(...HOUR_NAMES),
    w: Joi.number().optional(),
    h: Joi.number().optional(),
    horizon: share,
    cloudsFrom: share,
    fork: Joi.boolean().optional(),
  }),
  // On a ground of their own: dark lines alone are lost on a dark page.
  topo: drawn({ bg: Joi.string() }),
};
/** A drawing by its name and options. */
export const picture = keyed<PictureSpec>('draw', drawings);
/** A drawing of an offer: cloth, motif and paper of its book are the product's. */
export const offerPicture = keyed<PictureSpec>('draw', {
  ...drawings,
  cover: {
    slug: Joi.string(),
    options: Joi.object({
      kind: coverKeys.kind.optional(),
      ground: Joi.string().optional(),
      second: coverKeys.second,
    }).optional(),
  },
  spread: drawn(spreadKeys),
});

/** A book is drawn as its record tells it: on its own paper, and without a ribbon where it has none. A card is laid. */
export const asTold =
  (paper: string, ribbon: boolean) =>
  <S extends PictureSpec | undefined>(spec: S): S => {
    if (spec?.draw === 'macCard') return { ...spec, options: { ...spec.options, laid: true } };
    if (spec?.draw !== 'cover' && spec?.draw !== 'spread') return spec;
    const second = spec.draw === 'cover' && spec.options?.second;
    const told = {
      ...(spec.draw === 'spread' && { paper }),
      ...(!ribbon && { ribbon, ...(second && { second: { ...second, ribbon } }) }),
    };
    return { ...spec, options: { ...spec.options, ...told } };
  };

interface DrawOptions {
  /** Tells two drawings of one slug apart. */
  variant?: string;
  first?: boolean;
}

/** Under which a drawing is kept: several covers of one product have its slug, as they show one book. */
export function nameOf(spec: PictureSpec, variant?: string): string {
  const { kind, scale, ground } = spec.draw === 'cover' ? (spec.options ?? {}) : {};
  return [spec.draw, spec.slug, kind, scale, ground, variant].filter(Boolean).join(':');
}

/** Draws a seeded picture and keeps it under its own name; without words it is decoration. */
export async function draw(
  spec: PictureSpec,
  alt?: Localised,
  { variant, first }: DrawOptions = {},
): Promise<Picture> {
  const slug = nameOf(spec, variant);
  const stored = await storeDrawing(drawPicture(spec as never), { slug, first });
  return { ...stored, ...(alt && { alt }) };
}
