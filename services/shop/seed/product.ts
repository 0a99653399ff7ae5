import type { Cloth, PictureSpec } from '@stezhka/art';
import type { Localised } from '@stezhka/kit-contract';
import type { CoverPicture } from './picture.ts';

export type Format = 'a5' | 'b6' | 'pocket' | 'a4' | 'card';
export type Paper = 'cream' | 'white' | 'grey' | 'kraft' | 'board';
/** Language of the printed text; 'none' for pictures without words. */
export type PrintLanguage = 'uk' | 'ru' | 'en' | 'none';

export interface ProductFilters {
  format: Format;
  paper: Paper;
  coverColor: Cloth;
  language: PrintLanguage;
  /** Pages, or cards in a deck. */
  pages: number;
}

/** Millimetres and grams. */
export interface SizeRow {
  size: string;
  width: number;
  height: number;
  thickness: number;
  weight: number;
}

export interface ProductSeed {
  slug: string;
  sku: string;
  /** Slug of the category. */
  category: string;
  title: Localised;
  shortDescription: Localised;
  /** HTML paragraphs. */
  description: Localised;
  attributes: { name: Localised; value: Localised }[];
  /** Choices of size: kopiykas and pieces. The first one's price equals the product's own, the pieces make up its stock. */
  sizes?: { value: string; price: number; stock: number }[];
  sizeTable: SizeRow[];
  /** HTML paragraphs. */
  certificate: Localised;
  /** Kopiykas; 0 is a gift. */
  price: number;
  /** Kopiykas; null when the price is not reduced. */
  oldPrice: number | null;
  /** Pieces; 0 is out of stock. */
  stock: number;
  /** The larger, the earlier in 'popular first'. */
  popularity: number;
  isBestseller: boolean;
  filters: ProductFilters;
  picture: CoverPicture | PictureSpec;
  /** What follows the main picture. */
  gallery: PictureSpec[];
  /** Slugs. */
  related: string[];
}
