/** A database id as 24 hex digits. */
export type Id = string;
/** A calendar date, 'YYYY-MM-DD'. */
export type PlainDate = string;
/** A moment, ISO 8601 in UTC. */
export type Instant = string;

/** Either a plain address or widths to choose from (product 3, Image data). */
export type ImageData = string | ImageSet;
export interface ImageSizes {
  srcSet: ImageSource[];
  /** Pixels of the largest picture. */
  meta: { width: number; height: number };
}
export interface ImageSet extends ImageSizes {
  /** Text alternative in the reply's language; empty for decoration. */
  alt?: string;
  /** The same, drawn for phones held upright. */
  tall?: ImageSizes;
}
export interface ImageSource {
  src: string;
  webpSrc: string;
  /** Pixels, or 'default' for browsers that know no srcset. */
  width: number | 'default';
}

/** Amounts in hryvnias with at most two decimals; a price of 0 or less is shown as 'free' (product 3, Price). */
export interface Price {
  price: number;
  oldPrice: number | null;
  currency: string;
  /** Shown as −N%. */
  discountPercent: number | null;
}

export interface Pagination {
  page: number;
  pages: number;
  limit: number;
  total: number;
}

/** What a page says of itself to search engines and link previews; `serveSeo` makes the whole head of it. */
export interface Seo {
  status: 200 | 301 | 404 | 410;
  /** Where a 301 leads, without the locale prefix. */
  location?: string;
  title: string;
  description: string;
  image?: string;
  type?: 'website' | 'article' | 'product' | 'profile';
  /** schema.org objects, ready to serialise; addresses in them may be the site's own. */
  jsonLd?: object[];
  noindex?: boolean;
  /** Where the page has its one address, without the locale prefix, if not here. */
  canonicalPath?: string;
}
