import { type DECKS, drawPicture, type PictureSpec } from '@stezhka/art';
import { storeDrawing } from '@stezhka/kit/files';
import { comesOut } from '@stezhka/kit/publication';
import type { Localised } from '@stezhka/kit-contract';
import { BlockModel } from '../blocks/blocks.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { CardModel, DeckModel, LayoutTemplateModel } from '../decks/decks.model.ts';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { HomeModel } from '../home/home.model.ts';
import { LinkModel } from '../links/links.model.ts';
import { MenuModel } from '../menu/menu.model.ts';
import { PageModel } from '../pages/pages.model.ts';
import { seedFilm } from './films.ts';
import {
  type BlockSeed,
  readBlocks,
  readCategories,
  readContacts,
  readDecks,
  readFaq,
  readHome,
  readLinks,
  readMenus,
  readPages,
  readTemplates,
} from './read-definitions.ts';

/** How a slide is composed: the sun at the right, the words on the sky at the left. */
const SLIDE = {
  w: 1920,
  h: 1080,
  horizon: 0.66,
  words: { left: 0, right: 0.52, bottom: 0.62 },
  sun: 0.76,
  pathTo: 0.62,
  detail: 0.86,
  steep: 0.72,
  plantScale: 0.72,
  cloudsFrom: 0.5,
};
const TALL_SLIDE = {
  w: 900,
  h: 1600,
  horizon: 0.62,
  words: { left: 0, right: 1, bottom: 0.44 },
  sun: 0.7,
  pathTo: 0.6,
  plantScale: 0.7,
  cloudsFrom: 0.5,
};

/** What a seed publishes without a day of its own has stood since then. */
export const OPENING_DAY = '2022-06-01';

const ON_HOME_PAGE = /^(slider:slajder-na-golovnij|banner:golovna-)/;

/** The frame, the blocks of pages and the categories of articles: without them pages stand empty. */
export async function seedDefinitions(): Promise<void> {
  await Promise.all([seedBlocks(), seedFrame(), seedCategories(), seedPages(), seedDecks()]);
}

async function seedCategories(): Promise<void> {
  for (const [order, category] of readCategories().entries()) {
    const picture = await draw(category.picture);
    await CategoryModel.updateOne({ slug: category.slug }, { ...category, order, picture }, { upsert: true });
  }
}

/** Cards of a deck are told apart by their numbers; each is drawn once, under the deck's name. */
async function seedDecks(): Promise<void> {
  for (const { slug, cards, ...deck } of readDecks()) {
    const kind = slug as keyof typeof DECKS;
    const back = await draw({
      draw: 'macCard',
      slug: `${slug}-back`,
      options: { deck: kind, side: 'back' },
    });
    await DeckModel.updateOne({ slug }, { ...deck, back }, { upsert: true });
    for (const [i, card] of cards.entries()) {
      const spec = { draw: 'macCard', slug: `${slug}-${i}`, options: { deck: kind, n: i } } as const;
      const picture = await draw(spec, card.title);
      await CardModel.updateOne({ deck: slug, number: i + 1 }, { ...card, picture }, { upsert: true });
    }
  }
  for (const { slug, ...template } of readTemplates())
    await LayoutTemplateModel.updateOne({ slug }, template, { upsert: true });
}

async function seedPages(): Promise<void> {
  for (const { slug, ...group } of readFaq())
    await FaqGroupModel.updateOne({ slug }, group, { upsert: true });
  for (const { slug, picture: options, ...page } of readPages()) {
    const picture = options && (await draw({ draw: 'landscape', slug: `page-${slug}`, options }));
    const written = { ...page, ...(picture && { picture }), publishedAt: comesOut(OPENING_DAY) };
    await PageModel.updateOne({ slug }, written, { upsert: true });
  }
}

async function seedBlocks(): Promise<void> {
  for (const [place, blocks] of readBlocks()) {
    for (const [order, { picture, slide, clip, ...block }] of blocks.entries()) {
      const pictures = await drawBlock({ picture, slide }, ON_HOME_PAGE.test(place));
      const film = clip ? await seedFilm(clip) : null;
      await BlockModel.updateOne({ place, order }, { ...block, ...pictures, film }, { upsert: true });
    }
    await BlockModel.deleteMany({ place, order: { $gte: blocks.length } });
  }
}

async function drawBlock({ picture, slide }: Pick<BlockSeed, 'picture' | 'slide'>, first: boolean) {
  if (!slide) return { picture: picture && (await draw(picture, undefined, { first })) };
  const { slug, ...options } = slide;
  const at = async (hour: typeof options.hour, variant?: string) => {
    const tallVariant = [variant, 'tall'].filter(Boolean).join(':');
    const by = (shape: typeof TALL_SLIDE): PictureSpec => ({
      draw: 'landscape',
      slug,
      options: { ...options, ...shape, hour },
    });
    const tall = await draw(by(TALL_SLIDE), undefined, { variant: tallVariant, first });
    return { ...(await draw(by(SLIDE), undefined, { variant, first })), tall };
  };
  return { picture: await at(options.hour), darkPicture: await at('night', 'dark') };
}

async function seedFrame(): Promise<void> {
  for (const { slug, items } of readMenus())
    await MenuModel.updateOne({ name: slug }, { items }, { upsert: true });
  await ContactsModel.updateOne({ name: 'main' }, readContacts(), { upsert: true });
  // An order that editors have set stays.
  await HomeModel.updateOne({ name: 'main' }, { $setOnInsert: readHome() }, { upsert: true });
  for (const { name, url } of readLinks())
    await LinkModel.updateOne({ name }, { $setOnInsert: { url } }, { upsert: true });
}

const DECORATION: Localised = { uk: '', ru: '', en: '' };

interface DrawOptions {
  /** Tells two pictures of one slug apart, e.g. a place by day and by night. */
  variant?: string;
  first?: boolean;
}

/** Draws a seeded picture and keeps it; without a text it is decoration. */
export async function draw(spec: PictureSpec, alt = DECORATION, { variant, first }: DrawOptions = {}) {
  const slug = [spec.draw, spec.slug, variant].filter(Boolean).join(':');
  const stored = await storeDrawing(drawPicture(spec as never), { slug, first });
  return { ...stored, alt };
}
