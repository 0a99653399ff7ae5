import { readVideo, storeVideo } from '@stezhka/kit/files';
import { useMasterKeys } from '@stezhka/kit/sealed';
import { replyChecker } from '@stezhka/kit/testing/contract';
import { makeFilm } from '@stezhka/kit/testing/films';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import type { Locale, Localised } from '@stezhka/kit-contract';
import request from 'supertest';
import { createApp } from '../app.ts';
import { AuthorModel } from '../authors/authors.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { CardModel, DeckModel, LayoutTemplateModel } from '../decks/decks.model.ts';
import { type EventFields, EventModel } from '../events/events.model.ts';
import { FaqGroupModel } from '../faq/faq.model.ts';
import { FilmModel } from '../films/films.model.ts';
import { type PageFields, PageModel } from '../pages/pages.model.ts';
import { type PostFields, PostModel } from '../posts/posts.model.ts';

useMasterKeys('ab'.repeat(32));

/** The service, every reply held against the contract's schema. */
export const app = createApp({
  identityKeys,
  checkReply: replyChecker(new URL('../../contract/replies.schema.json', import.meta.url)),
});

export const get = (path: string, locale: Locale = 'en') => request(app).get(path).set('Locale', locale);
export const tokenOf = (...roles: string[]) =>
  identityToken({ userId: '65f0000000000000000000a1', roles, locale: 'en' });

/** 'calm' in three languages that can be told apart. */
export const say = (en: string): Localised => ({ uk: `${en} (uk)`, ru: `${en} (ru)`, en });

/** Two categories and an author; their ids by slug. */
export async function makeSections() {
  const category = (slug: string, order: number) =>
    CategoryModel.create({ slug, order, title: say(slug), description: say(`About ${slug}`) });
  const [calm, habits] = [await category('calm', 1), await category('habits', 0)];
  const author = await AuthorModel.create({
    slug: 'olena',
    order: 0,
    name: say('Olena'),
    role: say('editor'),
    bio: say('<p>Writes.</p>'),
    publishedAt: new Date('2026-05-01T06:00:00Z'),
  });
  return { calm: calm._id, habits: habits._id, author: author._id };
}
export type Sections = Awaited<ReturnType<typeof makeSections>>;

/** A post of the category 'calm', published in the past unless said otherwise. */
export const makePost = ({ calm, author }: Sections, more: Partial<PostFields> & { slug: string }) =>
  PostModel.create({
    category: calm,
    author,
    title: say(`Title of ${more.slug}`),
    excerpt: say('Briefly'),
    body: say('<p>Text</p>'),
    tags: { uk: ['спокій'], ru: ['покой'], en: ['calm'] },
    readingMinutes: 1,
    publishedAt: new Date('2026-05-01T06:00:00Z'),
    ...more,
  });

export async function makeFilmOf(slug: string) {
  const video = async () => storeVideo(await readVideo(await makeFilm()));
  return FilmModel.create({ slug, wide: await video(), narrow: await video() });
}

/** An event of two hours on 3 December 2026, published. */
export const makeEvent = (more: Partial<EventFields> & { slug: string }) =>
  EventModel.create({
    title: say(`Title of ${more.slug}`),
    excerpt: say('Briefly'),
    body: say('<p>Text</p>'),
    place: say('The workshop'),
    startsAt: new Date('2026-12-03T16:30:00Z'),
    endsAt: new Date('2026-12-03T18:30:00Z'),
    publishedAt: new Date('2026-05-01T06:00:00Z'),
    ...more,
  });

export const makePage = (more: Partial<PageFields> & { slug: string }) =>
  PageModel.create({
    order: 0,
    group: 'help',
    title: say(`Title of ${more.slug}`),
    description: say('Briefly'),
    body: say('<p>Text</p>'),
    publishedAt: new Date('2026-05-01T06:00:00Z'),
    ...more,
  });

export const makeFaq = (slug: string, order = 0) =>
  FaqGroupModel.create({
    slug,
    order,
    title: say(slug),
    questions: [{ question: say('How long?'), answer: say('<p>A day.</p>') }],
  });

/** A deck of five cards and two ready-made layouts. */
export async function makeDeck(slug = 'paths') {
  const upsert = { upsert: true };
  const deck = { order: 0, title: say(slug), excerpt: say('Roads'), about: say('<p>A year.</p>') };
  await DeckModel.updateOne({ slug }, deck, upsert);
  for (let number = 1; number <= 5; number++) {
    const questions = [1, 2, 3].map((n) => ({ question: say(`Question ${n} of ${number}`) }));
    await CardModel.updateOne({ deck: slug, number }, { title: say(`Card ${number}`), questions }, upsert);
  }
  const place = (x: number) => ({ title: say(`Place ${x}`), meaning: say('Meaning'), x, y: 50 });
  const texts = { title: say('Layout'), excerpt: say('When'), question: say('What?') };
  for (const [name, xs] of [
    ['free', []],
    ['past-present-future', [20, 50, 80]],
  ] as const)
    await LayoutTemplateModel.updateOne(
      { slug: name },
      { ...texts, order: xs.length, places: xs.map(place) },
      upsert,
    );
}
