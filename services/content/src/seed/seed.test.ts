import { readFileSync } from 'node:fs';
import type { Block } from '@stezhka/content-contract';
import { clock, setClock } from '@stezhka/kit/clock';
import { JobModel } from '@stezhka/kit/jobs';
import { useDatabase } from '@stezhka/kit/testing/database';
import { type ImageSet, LOCALES, type Locale } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import { AuthorModel } from '../authors/authors.model.ts';
import { BlockModel } from '../blocks/blocks.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { MessageModel, ThreadModel } from '../chat/chat.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { CardModel, DeckModel, LayoutTemplateModel } from '../decks/decks.model.ts';
import { EventModel } from '../events/events.model.ts';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { FilmModel } from '../films/films.model.ts';
import { HomeModel } from '../home/home.model.ts';
import { LayoutModel } from '../layouts/layouts.model.ts';
import { LinkModel } from '../links/links.model.ts';
import { MenuModel } from '../menu/menu.model.ts';
import { PageModel } from '../pages/pages.model.ts';
import { PartnerModel } from '../partners/partners.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { seed } from '../seed.ts';
import { get } from '../testing/content.ts';
import { readFilm } from './films.ts';
import { readPosts } from './read-demo.ts';

// Looks at whole collections.
useDatabase({ allowScans: true });
const MODELS = [
  AuthorModel,
  BlockModel,
  CategoryModel,
  CardModel,
  ContactsModel,
  DeckModel,
  EventModel,
  FaqGroupModel,
  FilmModel,
  HomeModel,
  LayoutModel,
  LayoutTemplateModel,
  MessageModel,
  LinkModel,
  MenuModel,
  PageModel,
  PartnerModel,
  PostModel,
  ThreadModel,
];

const withoutDemo = { rows: new Map<string, number>(), statuses: [] as number[], homePage: 0, slides: 0 };

beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  await seed({ demo: false });
  for (const model of MODELS) withoutDemo.rows.set(model.modelName, await model.estimatedDocumentCount());
  for (const path of ['/data/menu', '/data/contacts', '/data/categories'])
    withoutDemo.statuses.push((await get(path)).status);
  withoutDemo.homePage = await BlockModel.countDocuments({ place: 'homepage-top' });
  withoutDemo.slides = await BlockModel.countDocuments({ place: 'slider:slajder-na-golovnij' });
  await seed({ demo: true });
});
afterAll(() => setClock(null));

const everything = async () => {
  const files = mongoose.connection.db!.collection('files.files');
  return {
    documents: await Promise.all(
      MODELS.map((model) => (model as typeof PostModel).find().sort('_id').lean()),
    ),
    files: await files.find().sort('_id').toArray(),
  };
};
const withoutTimes = (value: unknown) =>
  JSON.stringify(value, (key, one) => (key === 'updatedAt' ? undefined : one));

test('without a demonstration there is what every page needs, and nothing invented', () => {
  const { rows, ...others } = withoutDemo;
  for (const { modelName } of [PostModel, AuthorModel, EventModel, PartnerModel, LayoutModel, ThreadModel])
    expect([modelName, rows.get(modelName)]).toEqual([modelName, 0]);
  expect(rows.get(CategoryModel.modelName)).toBeGreaterThanOrEqual(6);
  expect(others).toEqual({ statuses: [200, 200, 200], homePage: 1, slides: 4 });
});

test('the demo is as rich as it should be', async () => {
  expect(await PostModel.countDocuments()).toBeGreaterThanOrEqual(48);
  expect(await CategoryModel.countDocuments()).toBeGreaterThanOrEqual(6);
  expect(await AuthorModel.countDocuments()).toBe(8);
  expect(await PartnerModel.countDocuments()).toBe(6);
  expect(await EventModel.countDocuments()).toBe(14);
  expect(await PageModel.countDocuments()).toBe(12);
  expect(await DeckModel.countDocuments()).toBe(4);
  expect(await CardModel.countDocuments({ picture: { $ne: null } })).toBe(160);
  expect(await LayoutModel.countDocuments()).toBe(6);
  expect(await ThreadModel.distinct('locale', { state: 'open' })).toEqual(['en', 'ru', 'uk']);
  expect(await MessageModel.countDocuments()).toBeGreaterThanOrEqual(11);
  const groups = await FaqGroupModel.find();
  expect(groups.flatMap(({ questions }) => questions)).toHaveLength(24);
  expect(await BlockModel.countDocuments({ place: 'slider:slajder-na-golovnij' })).toBe(4);
  expect(await BlockModel.countDocuments({ place: 'slider:slajder-na-courses' })).toBe(4);
  expect(await BlockModel.countDocuments({ place: /^banner:/ })).toBe(4);
  expect(await PostModel.countDocuments({ picture: null })).toBe(0);
  const { body } = await get('/data/news?category=sodennik&limit=12').expect(200);
  expect(body.data.pagination.total).toBeGreaterThanOrEqual(13);
});

test('each slide has a drawing for phones held upright, by day and by night', async () => {
  const { images } = (await get('/data/slider/slajder-na-golovnij').expect(200)).body.data;
  for (const { imageData, darkImageData } of images as Block[]) {
    for (const image of [imageData, darkImageData] as ImageSet[]) {
      expect(image.meta.width).toBeGreaterThan(image.meta.height);
      expect(image.tall!.meta.height).toBeGreaterThan(image.tall!.meta.width);
    }
  }
});

test('widths of what home and news show first are made at once, all else once the first pages are there', async () => {
  const onHomePage = /^(slider:slajder-na-golovnij|banner:golovna-)/;
  const blocks = await BlockModel.find({ place: onHomePage }).lean();
  const pictures = blocks.flatMap(({ picture, darkPicture }) => [picture, darkPicture]);
  const shown = pictures.flatMap((one) => [one, one?.tall]).flatMap((one) => (one ? [String(one.file)] : []));
  const posts = await PostModel.find({}).hint({ slug: 1 }).lean();
  const newest = posts
    .filter(({ publishedAt }) => publishedAt && publishedAt <= clock.now())
    .sort((a, b) => +b.publishedAt! - +a.publishedAt!);
  shown.push(...newest.slice(0, 9).map(({ picture }) => String(picture!.file)));
  const jobs = await JobModel.find({ name: /^make_/, state: 'open' }).lean();
  const first = jobs.filter(({ name }) => name === 'make_first_widths');
  expect(shown.length).toBeGreaterThan(16);
  expect(new Set(first.map(({ data }) => (data as { file: string }).file))).toEqual(new Set(shown));
  const others = jobs.filter((one) => !first.includes(one));
  expect(others.length).toBeGreaterThan(first.length);
  for (const { dueAt, createdAt } of others) expect(+dueAt - +createdAt).toBeGreaterThanOrEqual(60_000);
});

test('seeding again changes nothing, and keeps the order of the home page that editors have set', async () => {
  const sections = [{ section: 'news' as const, hidden: false }];
  await HomeModel.updateOne({ name: 'main' }, { sections });
  const before = await everything();
  await seed({ demo: true });
  expect(withoutTimes(await everything())).toBe(withoutTimes(before));
  expect((await get('/data/home').expect(200)).body.data.sections).toEqual(['news']);
});

test('every stored link leads to a page of the site, or to another site that is fictional', async () => {
  const { documents } = await everything();
  const links = new Set(linksIn(JSON.parse(JSON.stringify(documents))));
  expect(links.size).toBeGreaterThan(30);
  const astray: string[] = [];
  for (const link of links) if (!(await leadsSomewhere(link))) astray.push(link);
  expect(astray).toEqual([]);
});

test('what leads nowhere is told from what does', async () => {
  const { slug } = (await PostModel.findOne({ hasVideo: false }))!;
  for (const link of [`/post/${slug}`, '/page/pidtrymka', '/contacts', '/catalog?sort=new#top'])
    expect([link, await leadsSomewhere(link)]).toEqual([link, true]);
  for (const link of ['/post/nothing', '/page/nothing', '/nothing', '/catalogue', 'https://t.me/stezhka'])
    expect([link, await leadsSomewhere(link)]).toEqual([link, false]);
});

/** Values of fields named so, at any depth; '' is no link. */
const linksIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, one]) =>
        typeof one === 'string' && /^(url|link|\w+Link)$/.test(name) && one ? [one] : linksIn(one),
      )
    : [];

const ROUTES = (
  JSON.parse(readFileSync(new URL('../../../../docs/routes.json', import.meta.url), 'utf8')) as {
    path: string;
    owner: string;
  }[]
).map(({ path, owner }) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\.{3}\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`),
  // A page of this domain with a name of its own has to be there; what others have is for them to say.
  asksForName: owner === 'content' && path.includes('{'),
}));

async function leadsSomewhere(link: string): Promise<boolean> {
  if (!link.startsWith('/')) return new URL(link).hostname.endsWith('.example');
  const { pathname } = new URL(link, 'https://stezhka.example');
  const routes = ROUTES.filter(({ pattern }) => pattern.test(pathname));
  if (!routes.every(({ asksForName }) => asksForName)) return true;
  const { body } = await get(`/data/seo?path=${encodeURIComponent(pathname)}`).expect(200);
  return body.data.status === 200;
}

test('every text stands in three languages, each in its own', async () => {
  const { documents } = await everything();
  // A decoration has no words in any language.
  const texts = localisedTexts(JSON.parse(JSON.stringify(documents))).filter((text) => text.uk);
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts) {
    for (const locale of LOCALES) expect(`${locale}: ${text[locale]}`).toMatch(OWN_LETTERS[locale]);
  }
});

test('each video of the seed has its film, as long as its record says, and no other post has one', async () => {
  const clips = readPosts().filter(({ clip }) => clip);
  expect(clips).toHaveLength(12);
  for (const { slug, clip, durationSeconds } of clips) {
    const { video } = (await get(`/data/post/${slug}`).expect(200)).body.data.post;
    expect([slug, Math.abs(video.seconds - durationSeconds!) <= 1]).toEqual([slug, true]);
    for (const size of ['wide', 'narrow'] as const) {
      const { bytes, seconds, width } = await readFilm(clip!, size);
      expect([clip, bytes.toString('hex', 0, 4), bytes.length < 300_000]).toEqual([clip, '1a45dfa3', true]);
      expect([clip, Math.abs(seconds - durationSeconds!) <= 1, width]).toEqual([
        clip,
        true,
        size === 'wide' ? 960 : 640,
      ]);
      const served = await get(video[size]).expect(200);
      expect(served.headers['content-length']).toBe(String(bytes.length));
    }
  }
  const { pagination } = (await get('/data/news?has_video=true').expect(200)).body.data;
  expect(pagination.total).toBe(12);
  const { video } = (await get('/data/presentation-video').expect(200)).body.data;
  await get(video.wide).expect(200);
});

test('links inside an article keep the reader’s language and lead to articles that exist', async () => {
  const posts = await PostModel.find();
  const known = new Set(posts.map(({ slug }) => slug));
  for (const { slug, body } of posts) {
    const links = LOCALES.map((locale) => {
      const hrefs = [...body[locale].matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
      const prefix = locale === 'uk' ? '' : `/${locale}`;
      for (const href of hrefs) expect(`${slug}: ${href}`).toMatch(new RegExp(`: ${prefix}/(?!ru/|en/|/)`));
      return hrefs.map((href) => href.slice(prefix.length));
    });
    expect(links[1]).toEqual(links[0]);
    expect(links[2]).toEqual(links[0]);
    const named = links[0]!.flatMap((href) => /^\/post\/(.+)/.exec(href)?.[1] ?? []);
    for (const one of named) expect(known).toContain(one);
  }
});

/** No letter that only a neighbouring language has. */
const OWN_LETTERS: Record<Locale, RegExp> = {
  uk: /^uk: [^ыэъё]+$/is,
  ru: /^ru: [^іїєґ]+$/is,
  en: /^en: [^а-яіїєґё]+$/is,
};

/** Everything of the shape { uk, ru, en } inside a value, lists of words joined. */
function localisedTexts(value: unknown): Record<Locale, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('uk' in value && 'ru' in value && 'en' in value) {
    return [Object.fromEntries(LOCALES.map((locale) => [locale, String(value[locale])]))] as never;
  }
  return Object.values(value).flatMap(localisedTexts);
}
