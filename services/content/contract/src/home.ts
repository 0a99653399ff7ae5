import { type Id, type ImageData, operation } from '@stezhka/kit-contract';

export interface BlockLink {
  label: string;
  /** Path without the locale, or a full address. */
  link: string;
}

/** A piece of a page that editors move about: picture, words, perhaps a link. */
export interface Block {
  id: Id;
  title: string;
  text: string;
  /** Lucide icon, where the place shows one. */
  icon: string | null;
  links: BlockLink[];
  imageData: ImageData | null;
  /** The same place by night, for the dark theme. */
  darkImageData: ImageData | null;
}

export interface SliderReply {
  images: Block[];
}
export type BlocksReply = Block[];
export type BlockReply = Block;
/** null: nothing to show there. */
export type BannerReply = Block | null;

export interface Partner {
  id: Id;
  name: string;
  description: string;
  link: string;
}
export type PartnersReply = Partner[];

const block: Block = {
  id: '6560b0d1a2c4e8f012345678',
  title: 'Зранку — намір',
  text: 'Одне запитання і головна справа дня.',
  icon: null,
  links: [{ label: 'Почати щоденник', link: '/diary' }],
  imageData: null,
  darkImageData: null,
};

const blocks = (path: string, said: { summary: string }) =>
  operation<{ reply: BlocksReply }>('GET', path, {
    ...said,
    access: 'public',
    reply: 'BlocksReply',
    cache: 300,
    tags: ['blocks'],
    example: { reply: [block] },
  });
const oneBlock = (path: string, said: { summary: string }) =>
  operation<{ reply: BlockReply }>('GET', path, {
    ...said,
    throws: ['not_found'],
    access: 'public',
    reply: 'BlockReply',
    cache: 300,
    tags: ['blocks'],
    example: { reply: block },
  });

/** Fixed sliders: slajder-na-golovnij, slajder-na-courses (product 7.2). */
export const getSlider = operation<{ params: { slug: string }; reply: SliderReply }>(
  'GET',
  '/data/slider/:slug',
  {
    summary: 'Pictures of a slider',
    throws: ['not_found'],
    access: 'public',
    reply: 'SliderReply',
    cache: 300,
    tags: ['blocks'],
    example: { params: { slug: 'slajder-na-golovnij' }, reply: { images: [block] } },
  },
);
export const getFeatures = blocks('/data/features', { summary: 'Features on the home page' });
export const getSecondFeatures = blocks('/data/second-features', {
  summary: 'Second list of features on the home page',
});
export const getForWhom = blocks('/data/for-whom', { summary: 'People the site is for' });
export const getHomepagePosters = blocks('/data/homepage-posters', { summary: 'Posters on the home page' });
export const getHomepageTop = oneBlock('/data/homepage-top', { summary: 'Top of the home page' });
/** Fixed banners: golovna-statti, golovna-avtori, golovna-video, golovna-rejting (product 7.2). */
export const getBanner = operation<{ params: { slug: string }; reply: BannerReply }>(
  'GET',
  '/data/banner/:slug',
  {
    summary: 'One banner',
    throws: ['not_found'],
    access: 'public',
    reply: 'BannerReply',
    cache: 300,
    tags: ['blocks'],
    example: { params: { slug: 'golovna-statti' }, reply: block },
  },
);
export const getPartners = operation<{ reply: PartnersReply }>('GET', '/data/partners', {
  summary: 'Partners',
  access: 'public',
  reply: 'PartnersReply',
  cache: 300,
  tags: ['partners'],
  example: {
    reply: [{ id: block.id, name: 'Тепла друкарня', description: 'Друкує наші щоденники.', link: '/about' }],
  },
});
