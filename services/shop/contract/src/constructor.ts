import { type Id, type ImageData, type ImageSource, operation, type Price } from '@stezhka/kit-contract';

export const COVERS = ['spruce', 'plum', 'rose', 'wheat', 'sky', 'clay', 'night', 'linen', 'lilac'] as const;
export const INNER_BLOCKS = ['lines', 'dots', 'grid', 'blank', 'planner', 'days'] as const;
export const PAPERS = ['cream', 'white', 'grey', 'kraft'] as const;
/** The custom diary's product; its price is that of the plainest choices. */
export const CONSTRUCTED_SLUG = 'svii-shchodennyk';
export const ENGRAVING_LENGTH = 24;

export interface Choices {
  cover: (typeof COVERS)[number];
  inner: (typeof INNER_BLOCKS)[number];
  paper: (typeof PAPERS)[number];
  engraving: string;
}

export interface ConstructorOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Hryvnias on top of the diary's own price. */
  extra: number;
}

export interface ConstructorReply {
  /** Added to the cart by `addProduct` with the choices as its query. */
  productId: Id;
  title: string;
  description: string;
  inStock: boolean;
  priceData: Price;
  covers: ConstructorOption<Choices['cover']>[];
  inners: ConstructorOption<Choices['inner']>[];
  papers: ConstructorOption<Choices['paper']>[];
  engravingExtra: number;
}

export interface ConstructedReply {
  priceData: Price;
  picture: ImageData;
}

const WIDTHS = [400, 800] as const;

export const constructedPicture = (
  { cover, inner, paper, engraving }: Choices,
  width: (typeof WIDTHS)[number],
): string =>
  `/files/shop/constructor/${width}.webp?${new URLSearchParams({ cover, inner, paper, engraving })}`;

export function constructedImage(choices: Choices): ImageData {
  const source = (of: (typeof WIDTHS)[number], width: ImageSource['width']) => {
    const src = constructedPicture(choices, of);
    return { src, webpSrc: src, width };
  };
  const srcSet = [...WIDTHS.map((width) => source(width, width)), source(800, 'default')];
  return { srcSet, meta: { width: 800, height: 1000 } };
}

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
