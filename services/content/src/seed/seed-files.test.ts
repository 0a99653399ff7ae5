import {
  readBlocks,
  readCategories,
  readContacts,
  readMenus,
  readWaiting,
  seedFiles,
} from './read-definitions.ts';
import { readAuthors, readPartners, readPosts } from './read-demo.ts';

test('every file of the seed is read and valid, and names only what is there', () => {
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  const [categories, authors] = [slugs(readCategories()), slugs(readAuthors())];
  for (const { slug, category, author } of readPosts()) {
    expect([slug, categories.includes(category), authors.includes(author)]).toEqual([slug, true, true]);
  }
  for (const read of [readBlocks, readMenus, readPartners]) expect(read().length).toBeGreaterThan(1);
  expect(readContacts().addresses).toHaveLength(1);
  expect(Object.keys(readWaiting())).toEqual(['film', 'band']);
  expect(seedFiles.unread()).toEqual([]);
});

test('articles come out one a day, so that “newest first” has one order', () => {
  const days = readPosts().map(({ publishedDaysAgo }) => publishedDaysAgo);
  expect(new Set(days).size).toBe(days.length);
});
