import {
  HOUR_NAMES,
  type Hour,
  LAND_KINDS,
  type LandKind,
  type PictureSpec,
  SCENE_NAMES,
} from '@stezhka/art';
import { BLOCK_ICONS, HOME_SECTIONS, WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { keyed, localised, markdown, SeedFiles } from '@stezhka/kit/seed-files';
import Joi from 'joi';
import type { BlockFields, Place } from '../blocks/blocks.model.ts';
import type { CategoryFields } from '../categories/categories.model.ts';
import type { ContactsFields } from '../contacts/contacts.model.ts';
import type { CardFields, DeckFields, TemplateFields } from '../decks/decks.model.ts';
import type { FaqGroupFields } from '../faq/faq.model.ts';
import type { HomeFields } from '../home/home.model.ts';
import type { LinkFields } from '../links/links.model.ts';
import type { MenuItemFields } from '../menu/menu.model.ts';
import { PAGE_GROUPS, type PageFields } from '../pages/pages.model.ts';

export const seedFiles = new SeedFiles(new URL('../../seed/', import.meta.url));

export interface Landscape {
  hour: Hour;
  kind: LandKind;
  /** 0 to 1 from the top; the lower, the more sky for a headline. */
  horizon?: number;
}
const hour = Joi.valid(...HOUR_NAMES);
const landscapeKeys = {
  hour,
  kind: Joi.valid(...LAND_KINDS),
  horizon: Joi.number().min(0).max(1).optional(),
};
export const landscape = Joi.object<Landscape>(landscapeKeys);
export const sceneOptions = Joi.object({ subject: Joi.valid(...SCENE_NAMES), hour });
const drawn = (options: Joi.Schema) => ({ slug: Joi.string(), options });
const picture = keyed<PictureSpec>('draw', {
  landscape: drawn(landscape),
  scene: drawn(sceneOptions),
});

/** A path without the locale prefix. */
export const link = Joi.string().pattern(/^\//, 'a path of the site');

export interface BlockSeed extends Pick<BlockFields, 'title' | 'text' | 'icon' | 'links'> {
  picture?: PictureSpec;
  /** A slide's landscape, by day and by night. */
  slide?: Landscape & { slug: string };
  /** Name of a film in films/; the picture stands in for it where motion is unwanted. */
  clip?: string;
  note?: BlockFields['note'];
}
const blockKeys = {
  title: localised(),
  text: localised(),
  icon: Joi.valid(...BLOCK_ICONS).optional(),
  links: Joi.array().items(Joi.object({ label: localised(), link })),
  picture: picture.optional(),
  slide: Joi.object({ ...landscapeKeys, slug: Joi.string() }).optional(),
  clip: Joi.string().optional(),
  note: localised().optional(),
};
const block = Joi.object<BlockSeed>(blockKeys).oxor('picture', 'slide').and('clip', 'note');
const blocks = Joi.array<BlockSeed[]>().items(block).min(1);

/** Blocks by their place, in the order in which they stand there. */
export function readBlocks(): [Place, BlockSeed[]][] {
  const read = <P extends Place>(folder: string, place: (slug: string) => P) =>
    seedFiles
      .records(`definitions/${folder}`, Joi.object<{ blocks: BlockSeed[] }>({ blocks }))
      .map(({ slug, blocks }): [Place, BlockSeed[]] => [place(slug), blocks]);
  return [
    ...read('blocks', (slug) => slug as Place),
    ...read('sliders', (slug) => `slider:${slug}`),
    ...read('banners', (slug) => `banner:${slug}`),
  ];
}

const homeLinks = Joi.array().items(Joi.object({ label: localised(), link }));
/** A new home page shows every part. */
export const readHome = () => {
  const { links } = seedFiles.file(
    'definitions/home.yaml',
    Joi.object<Pick<HomeFields, 'links'>, true>({ links: homeLinks }),
  );
  return { sections: HOME_SECTIONS.map((section) => ({ section, hidden: false })), links };
};

const storedLinks = Joi.array().items(
  Joi.object<LinkFields, true>({ name: Joi.string(), url: Joi.string().pattern(/^(\/|https:\/\/)/) }),
);
export const readLinks = () =>
  seedFiles.file('definitions/links.yaml', Joi.object<{ links: LinkFields[] }>({ links: storedLinks })).links;

export interface CategorySeed extends Pick<CategoryFields, 'title' | 'description' | 'order'> {
  picture: PictureSpec;
}
const category = Joi.object<CategorySeed>({
  order: Joi.number(),
  title: localised(),
  description: localised(),
  picture,
});
export const readCategories = () =>
  seedFiles.records('definitions/categories', category).sort((a, b) => a.order - b.order);

const question = Joi.object({ question: localised(), answer: localised(markdown) });
const faqGroup = Joi.object<Omit<FaqGroupFields, 'slug'>, true>({
  order: Joi.number(),
  title: localised(),
  questions: Joi.array().items(question).min(1),
});
export const readFaq = () => seedFiles.records('definitions/faq', faqGroup);

const page = Joi.object<Pick<PageFields, 'order' | 'group' | 'blocks'> & { picture: Landscape }>({
  order: Joi.number(),
  group: Joi.valid(...PAGE_GROUPS),
  picture: landscape.optional(),
  blocks: Joi.array().items(
    keyed('kind', {
      faq: { group: Joi.string() },
      contacts: {},
      authors: {},
      partners: {},
      subscription: {},
      call: {
        title: localised(),
        text: localised(),
        links: Joi.array().items(Joi.object({ label: localised(), link })),
      },
    }),
  ),
});
const pageTexts = Joi.object<{ title: string; description: string; body: string }, true>({
  title: Joi.string(),
  description: Joi.string(),
  body: markdown,
});
export const readPages = () => seedFiles.articles('definitions/pages', { record: page, texts: pageTexts });

const menuItem = Joi.object<MenuItemFields>({
  id: Joi.string(),
  label: localised().optional(),
  link: link.optional(),
  icon: Joi.string().optional(),
  childrenFrom: Joi.valid('catalog-categories', 'news-categories').optional(),
  children: Joi.array().items(Joi.link('#item')).optional(),
}).id('item');
const menu = Joi.object<{ items: MenuItemFields[] }>({
  items: Joi.array().items(menuItem).min(1).unique('id'),
});
export const readMenus = () => seedFiles.records('definitions/menus', menu);

const address = Joi.string().uri({ scheme: 'https' });
const contacts = Joi.object<Omit<ContactsFields, 'name' | 'addresses'>, true>({
  email: Joi.string(),
  phones: Joi.array().items(Joi.string()).min(1),
  postalCode: Joi.string(),
  regionCode: Joi.string(),
  workTime: localised(),
  studioLink: address,
  cmsLink: address,
  facebookLink: address,
  instagramLink: address,
  telegramName: Joi.string(),
  socials: Joi.array().items(Joi.object({ name: Joi.string(), title: Joi.string(), link: address })),
});
export const readContacts = () => ({
  ...seedFiles.file('definitions/contacts.yaml', contacts),
  addresses: [WORKSHOP_ADDRESS],
});

interface CardSeed extends Pick<CardFields, 'title' | 'questions'> {}
interface DeckSeed extends Pick<DeckFields, 'order' | 'title' | 'excerpt' | 'about'> {
  cards: CardSeed[];
}
const cardOf = Joi.object<CardSeed>({
  title: localised(),
  questions: Joi.array()
    .items(localised().custom((question) => ({ question })))
    .length(3),
});
const deck = Joi.object<DeckSeed>({
  order: Joi.number(),
  title: localised(),
  excerpt: localised(),
  about: localised(markdown),
  cards: Joi.array().items(cardOf).min(1),
});
export const readDecks = () => seedFiles.records('definitions/decks', deck);

const template = Joi.object<Omit<TemplateFields, 'slug'>>({
  order: Joi.number(),
  title: localised(),
  excerpt: localised(),
  question: localised().optional(),
  places: Joi.array().items(
    Joi.object({ title: localised(), meaning: localised(), x: Joi.number(), y: Joi.number() }),
  ),
});
export const readTemplates = () => seedFiles.records('definitions/layout-templates', template);
