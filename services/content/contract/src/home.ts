import { type Id, type ImageData, operation } from '@stezhka/kit-contract';
import type { Film } from './films.ts';

/** Parts of the home page (product 2.6), in the order that a new site shows. */
export const HOME_SECTIONS = [
  'slider',
  'top',
  'features',
  'bestsellers',
  'mac',
  'second-features',
  'presentation-video',
  'news',
  'categories',
  'for-whom',
  'posters',
  'banners',
  'links',
  'partners',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export interface HomeReply {
  /** Those that are shown, in the editors' order. */
  sections: HomeSection[];
  /** Of the part 'links': authors, self-improvement, announcements, videos. */
  links: BlockLink[];
}

export const getHome = operation<{ reply: HomeReply }>('GET', '/data/home', {
  access: 'public',
  reply: 'HomeReply',
  cache: 300,
  tags: ['home'],
});

/** Names of icons that a block may show (lucide). */
export const BLOCK_ICONS = [
  'compass',
  'repeat',
  'grid-2x2',
  'lock',
  'book-open',
  'heart',
  'leaf',
  'sun',
  'moon',
  'users',
] as const;
export type BlockIcon = (typeof BLOCK_ICONS)[number];

export interface BlockLink {
  label: string;
  /** Path without the locale, or a full address. */
  link: string;
}
export interface Block {
  id: Id;
  title: string;
  text: string;
  /** Lucide icon, where the place shows one. */
  icon: string | null;
  links: BlockLink[];
  imageData: ImageData | null;
  /** The picture of the dark theme. */
  darkImageData: ImageData | null;
}

export interface SliderReply {
  images: Block[];
}
export type BlocksReply = Block[];
export type BlockReply = Block;
export interface PresentationVideoReply extends Block {
  /** Null: the picture stands alone. */
  video: Film | null;
  /** What the film shows, in words; may be empty. */
  note: string;
}
/** Null: no banner. */
export type BannerReply = Block | null;

export interface Partner {
  id: Id;
  name: string;
  description: string;
  link: string;
}
export type PartnersReply = Partner[];

const blocks = (path: string) =>
  operation<{ reply: BlocksReply }>('GET', path, {
    access: 'public',
    reply: 'BlocksReply',
    cache: 300,
    tags: ['blocks'],
  });
const oneBlock = (path: string) =>
  operation<{ reply: BlockReply }>('GET', path, {
    access: 'public',
    reply: 'BlockReply',
    cache: 300,
    tags: ['blocks'],
  });

/** Fixed sliders: slajder-na-golovnij, slajder-na-courses (product 7.2). */
export const getSlider = operation<{ params: { slug: string }; reply: SliderReply }>(
  'GET',
  '/data/slider/:slug',
  {
    access: 'public',
    reply: 'SliderReply',
    cache: 300,
    tags: ['blocks'],
  },
);
export const getFeatures = blocks('/data/features');
export const getSecondFeatures = blocks('/data/second-features');
export const getForWhom = blocks('/data/for-whom');
export const getHomepagePosters = blocks('/data/homepage-posters');
export const getHomepageTop = oneBlock('/data/homepage-top');
/** Fixed banners: golovna-statti, golovna-avtori, golovna-video, golovna-rejting (product 7.2). */
export const getBanner = operation<{ params: { slug: string }; reply: BannerReply }>(
  'GET',
  '/data/banner/:slug',
  {
    access: 'public',
    reply: 'BannerReply',
    cache: 300,
    tags: ['blocks'],
  },
);
export const getPresentationVideo = operation<{ reply: PresentationVideoReply }>(
  'GET',
  '/data/presentation-video',
  {
    access: 'public',
    reply: 'PresentationVideoReply',
    cache: 300,
    tags: ['blocks'],
  },
);
export const getPartners = operation<{ reply: PartnersReply }>('GET', '/data/partners', {
  access: 'public',
  reply: 'PartnersReply',
  cache: 300,
  tags: ['partners'],
});
