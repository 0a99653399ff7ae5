import { type Id, type ImageData, operation, type Price } from '@stezhka/kit-contract';

/** The four steps of a diary of one's own, and what each offers. */
export const COVERS = ['spruce', 'plum', 'rose', 'wheat', 'sky', 'clay', 'night', 'linen', 'lilac'] as const;
export const INNER_BLOCKS = ['lines', 'dots', 'grid', 'blank', 'planner', 'days'] as const;
export const PAPERS = ['cream', 'white', 'grey', 'kraft'] as const;
/** The product that is built; its own price is that of a diary with nothing special. */
export const CONSTRUCTED_SLUG = 'svii-shchodennyk';
/** Characters that fit on the cover. */
export const ENGRAVING_LENGTH = 24;

/** What was chosen, as query parameters of add-product say it. */
export interface Choices {
  cover: (typeof COVERS)[number];
  inner: (typeof INNER_BLOCKS)[number];
  paper: (typeof PAPERS)[number];
  /** '' for none. */
  engraving: string;
}

export interface ConstructorOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Hryvnias on top of the diary's own price. */
  extra: number;
}

export interface ConstructorReply {
  /** Goes into the cart by add-product with the choices as its query. */
  productId: Id;
  title: string;
  description: string;
  inStock: boolean;
  /** With nothing chosen that costs more. */
  priceData: Price;
  covers: ConstructorOption<Choices['cover']>[];
  inners: ConstructorOption<Choices['inner']>[];
  papers: ConstructorOption<Choices['paper']>[];
  /** Hryvnias for any engraving. */
  engravingExtra: number;
}

export interface ConstructedReply {
  /** Of one such diary. */
  priceData: Price;
  picture: ImageData;
}

const WIDTHS = [400, 800] as const;

/** Where the picture of a diary of one's own is. */
export const constructedPicture = (
  { cover, inner, paper, engraving }: Choices,
  width: (typeof WIDTHS)[number],
): string =>
  `/files/shop/constructor/${width}.webp?${new URLSearchParams({ cover, inner, paper, engraving })}`;

export function constructedImage(choices: Choices): ImageData {
  const srcSet = WIDTHS.map((width) => {
    const src = constructedPicture(choices, width);
    return { src, webpSrc: src, width };
  });
  return { srcSet, meta: { width: 800, height: 1000 } };
}

/** What is on the table before anything was chosen. */
export const FIRST_CHOICES: Choices = {
  cover: COVERS[0],
  inner: INNER_BLOCKS[0],
  paper: PAPERS[0],
  engraving: '',
};

export const getConstructor = operation<{ reply: ConstructorReply }>('GET', '/data/constructor', {
  access: 'public',
  reply: 'ConstructorReply',
  cache: 300,
  tags: ['products'],
});

/** The server prices what was chosen. */
export const getConstructed = operation<{ query: Choices; reply: ConstructedReply }>(
  'GET',
  '/data/constructor/price',
  {
    access: 'public',
    reply: 'ConstructedReply',
    cache: 300,
    tags: ['products'],
  },
);
