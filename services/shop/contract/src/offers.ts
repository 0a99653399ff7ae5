import { type ImageData, operation } from '@stezhka/kit-contract';
import type { Product, ProductCard } from './products.ts';

/** The pages at /offer…, by their path; the other offers stand at /diary-offer/{slug} (product 2.4). */
export const LANDINGS = [
  'offer',
  'offer-light',
  'offer-thanks',
  'offer-accept',
  'offer-emotions',
  'offer-self-up',
  'offer-thanks-new',
  'offer-thanks-book',
  'offer-acceptance',
] as const;
export type Landing = (typeof LANDINGS)[number];
export const isLanding = (slug: string): slug is Landing => LANDINGS.some((landing) => landing === slug);

export const offerPath = (slug: string): string => (isLanding(slug) ? `/${slug}` : `/diary-offer/${slug}`);

/** The tint of a block; none is paper. A page has at most two tints and one deep band. */
export const OFFER_GROUNDS = ['surface', 'sunk', 'dawn', 'mist', 'lilac', 'wheat', 'sky', 'deep'] as const;
export type OfferGround = (typeof OFFER_GROUNDS)[number];

/** beside: text left, picture right; under: centred text, picture below; behind: text on a wide landscape; arch: the picture in an arch window. */
export const HERO_LAYOUTS = ['beside', 'under', 'behind', 'arch'] as const;
export const LIST_LAYOUTS = ['checks', 'cards', 'rows', 'numbers'] as const;
export const OFFER_ICONS = [
  'sun',
  'moon',
  'leaf',
  'pen',
  'heart',
  'compass',
  'feather',
  'book',
  'calendar',
  'clock',
  'coffee',
  'home',
  'mail',
  'map',
  'mountain',
  'quote',
  'ribbon',
  'shield',
  'sprout',
  'users',
] as const;
export type OfferIcon = (typeof OFFER_ICONS)[number];

/**
 * The blocks an offer is made of. `Text` and `Image` are a string and image data in replies, three languages and a
 * stored picture in the database, and a drawing's description in the seed.
 */
interface Block<Kind extends string> {
  kind: Kind;
  ground: OfferGround | null;
}
export interface OfferPoint<Text> {
  icon: OfferIcon | null;
  title: Text;
  text: Text;
}
export interface OfferFact<Text> {
  /** '55', '28', 'A5': the same in every language. */
  value: string;
  label: Text;
}
export interface HeroBlock<Text, Image> extends Block<'hero'> {
  layout: (typeof HERO_LAYOUTS)[number];
  kicker: Text;
  title: Text;
  lead: Text;
  note: Text;
  picture: Image;
  /** The picture of the dark theme. */
  darkPicture?: Image;
  facts: OfferFact<Text>[];
}
export interface GetsBlock<Text, Image> extends Block<'gets'> {
  layout: (typeof LIST_LAYOUTS)[number];
  title: Text;
  lead: Text;
  points: OfferPoint<Text>[];
  picture: Image | null;
}
export interface InsideBlock<Text, Image> extends Block<'inside'> {
  title: Text;
  lead: Text;
  pages: { picture: Image; title: Text; text: Text }[];
}
export interface ForWhomBlock<Text> extends Block<'for-whom'> {
  layout: (typeof LIST_LAYOUTS)[number];
  title: Text;
  lead: Text;
  points: OfferPoint<Text>[];
  notFor: Text;
}
export interface QuestionsBlock<Text> extends Block<'questions'> {
  title: Text;
  lead: Text;
  questions: Text[];
}
export interface QuoteBlock<Text> extends Block<'quote'> {
  text: Text;
  source: Text;
}
export interface WayBlock<Text> extends Block<'way'> {
  title: Text;
  lead: Text;
  stones: number;
  stages: { title: Text; text: Text }[];
}
export interface SceneBlock<Text, Image> extends Block<'scene'> {
  title: Text;
  text: Text;
  picture: Image;
  /** The picture of the dark theme. */
  darkPicture?: Image;
}
export interface OfferReviewsBlock<Text, Image> extends Block<'reviews'> {
  title: Text;
  reviews: { name: Text; place: Text; text: Text; rating: number; picture: Image }[];
}
/** 'From the author'; the author's name and portrait come from /data/diary-offer-author. */
export interface AuthorBlock<Text> extends Block<'author'> {
  title: Text;
  text: Text;
}
export interface FaqBlock<Text> extends Block<'faq'> {
  title: Text;
  questions: { question: Text; answer: Text }[];
}
export interface CountdownBlock<Text> extends Block<'countdown'> {
  title: Text;
  text: Text;
  /** ISO 8601. */
  endsAt: string;
}
export interface BuyBlock<Text> extends Block<'buy'> {
  title: Text;
  lead: Text;
  note: Text;
}

export type OfferBlock<Text, Image> =
  | HeroBlock<Text, Image>
  | GetsBlock<Text, Image>
  | InsideBlock<Text, Image>
  | ForWhomBlock<Text>
  | QuestionsBlock<Text>
  | QuoteBlock<Text>
  | WayBlock<Text>
  | SceneBlock<Text, Image>
  | OfferReviewsBlock<Text, Image>
  | AuthorBlock<Text>
  | FaqBlock<Text>
  | CountdownBlock<Text>
  | BuyBlock<Text>;
export type OfferBlockKind = OfferBlock<never, never>['kind'];

export interface OfferThanks<Text> {
  title: Text;
  text: Text;
  /** Paths without locale. */
  links: { text: Text; href: string }[];
}

/** What an offer sells, bought without leaving its page. */
export type OfferProduct = ProductCard & Pick<Product, 'language'>;

/** A page that sells one diary (product 2.6, Offer and diary-offer pages). */
export interface Offer {
  slug: string;
  title: string;
  description: string;
  footerText: string;
  products: OfferProduct[];
  blocks: OfferBlock<string, ImageData | null>[];
  thanks: OfferThanks<string>;
  /** Other offers of these products. */
  related: { slug: string; title: string }[];
}

export interface DiaryOfferReply {
  offer: Offer;
}

export interface OfferAuthor {
  name: string;
  role: string;
  text: string;
  imageData: ImageData | null;
}

export interface DiaryOfferAuthorReply {
  author: OfferAuthor;
}

/** `slug` is a landing's path without the slash, or that of /diary-offer/{slug}. */
export const getDiaryOffer = operation<{ params: { slug: string }; reply: DiaryOfferReply }>(
  'GET',
  '/data/diary/offer/:slug',
  {
    access: 'public',
    reply: 'DiaryOfferReply',
    cache: 300,
    tags: ['offers'],
  },
);

export const getDiaryOfferAuthor = operation<{ reply: DiaryOfferAuthorReply }>(
  'GET',
  '/data/diary-offer-author',
  {
    access: 'public',
    reply: 'DiaryOfferAuthorReply',
    cache: 300,
    tags: ['offers'],
  },
);
