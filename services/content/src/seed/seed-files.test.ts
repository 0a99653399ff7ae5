import { LOCALES } from '@stezhka/kit-contract';
import {
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
  seedFiles,
} from './read-definitions.ts';
import { readAuthors, readChats, readEvents, readLayouts, readPartners, readPosts } from './read-demo.ts';

test('every file of the seed is read and valid, and names only what is there', () => {
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  const [categories, authors] = [slugs(readCategories()), slugs(readAuthors())];
  for (const { slug, category, author } of readPosts()) {
    expect([slug, categories.includes(category), authors.includes(author)]).toEqual([slug, true, true]);
  }
  for (const { slug, author } of readEvents()) expect([slug, authors.includes(author)]).toEqual([slug, true]);
  const groups = slugs(readFaq());
  for (const { slug, blocks } of readPages())
    for (const { kind, group = '' } of blocks)
      expect([slug, kind !== 'faq' || groups.includes(group)]).toEqual([slug, true]);
  for (const read of [readBlocks, readChats, readMenus, readPartners])
    expect(read().length).toBeGreaterThan(1);
  expect([readHome().links.length, readLinks().length]).toEqual([4, 3]);
  expect(readContacts().addresses).toHaveLength(1);
  const decks = new Map(readDecks().map(({ slug, cards }) => [slug, cards.length]));
  expect([...decks.values()]).toEqual([40, 40, 40, 40]);
  const templates = slugs(readTemplates());
  for (const { slug, deck, template, cards } of readLayouts())
    expect([
      slug,
      templates.includes(template),
      cards.every(({ number }) => number <= decks.get(deck)!),
    ]).toEqual([slug, true, true]);
  expect(seedFiles.unread()).toEqual([]);
});

test('articles come out one a day, so that “newest first” has one order', () => {
  const days = readPosts().map(({ publishedDaysAgo }) => publishedDaysAgo);
  expect(new Set(days).size).toBe(days.length);
});

test('six articles have a picture in their text, above a heading that all three languages have', () => {
  const illustrated = readPosts().flatMap(({ slug, body, illustration }) =>
    illustration ? [{ slug, body, above: illustration.above }] : [],
  );
  expect(illustrated.length).toBeGreaterThanOrEqual(6);
  for (const { slug, body, above } of illustrated)
    for (const locale of LOCALES)
      expect([slug, locale, body[locale].split('<h2>').length > above]).toEqual([slug, locale, true]);
});

test('no two cards of a deck have one name or ask one question, in any language', () => {
  for (const { slug, cards } of readDecks())
    for (const locale of LOCALES) {
      const names = cards.map(({ title }) => title[locale]);
      const asked = cards.flatMap(({ questions }) => questions.map(({ question }) => question[locale]));
      expect([slug, locale, new Set(names).size, new Set(asked).size]).toEqual([slug, locale, 40, 120]);
    }
});
