import type { ProductSeed } from './product.ts';
import { aboutSelf } from './products/about-self.ts';
import { decks } from './products/decks.ts';
import { desk } from './products/desk.ts';
import { gifts } from './products/gifts.ts';
import { gratitude } from './products/gratitude.ts';
import { planners } from './products/planners.ts';
import { practice } from './products/practice.ts';
import { together } from './products/together.ts';
import { workbooks } from './products/workbooks.ts';

export const products: ProductSeed[] = [
  ...gratitude,
  ...aboutSelf,
  ...planners,
  ...workbooks,
  ...decks,
  ...gifts,
  ...practice,
  ...together,
  ...desk,
];
