import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { Locale } from '@stezhka/kit-contract';
import { parse } from 'yaml';
import { EventModel } from '../events/events.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { readEvents, readPosts } from '../seed/read-demo.ts';
import { get, makeEvent, makePost, makeSections } from '../testing/content.ts';

useDatabase();
beforeAll(async () => {
  const sections = await makeSections();
  for (const { slug, title, excerpt, body, tags } of readPosts())
    await makePost(sections, { slug, title, excerpt, body, tags });
  for (const { slug, title, excerpt, body, place } of readEvents())
    await makeEvent({ slug, title, excerpt, body, place });
});

interface Misspelt {
  locale: Locale;
  query: string;
  expected: string;
}
const QUERIES = parse(readFileSync(join(import.meta.dirname, 'misspelt-queries.yaml'), 'utf8')) as Misspelt[];
const LEAST_FOUND = 54;
const FIRST = 3;

type Hits = { slug: string }[];
async function found({
  locale,
  query,
  expected,
}: Misspelt): Promise<{ firsts: string[]; corrected: string | null }> {
  const { body } = await get(`/data/search?search=${encodeURIComponent(query)}`, locale).expect(200);
  const hits: Hits = (await PostModel.exists({ slug: expected })) ? body.data.posts : body.data.events;
  return { firsts: hits.slice(0, FIRST).map(({ slug }) => slug), corrected: body.data.corrected };
}

test('the table is of sixty queries, twenty in each language, and names what there is', async () => {
  expect(Object.values(Object.groupBy(QUERIES, ({ locale }) => locale)).map((of) => of.length)).toEqual([
    20, 20, 20,
  ]);
  const slugs = QUERIES.map(({ expected }) => expected);
  const [posts, events] = await Promise.all([
    PostModel.countDocuments({ slug: { $in: slugs } }),
    EventModel.countDocuments({ slug: { $in: slugs } }),
  ]);
  expect(posts + events).toBe(new Set(slugs).size);
});

test('of sixty misspelt queries at least 54 find their page among the first three of its kind', async () => {
  const missed: string[] = [];
  for (const one of QUERIES) {
    const { firsts, corrected } = await found(one);
    if (!firsts.includes(one.expected))
      missed.push(`${one.locale} ${one.query}: ${one.expected} is not in ${firsts} (${corrected})`);
  }
  if (missed.length) process.stdout.write(`Not found:\n${missed.join('\n')}\n`);
  expect(QUERIES.length - missed.length).toBeGreaterThanOrEqual(LEAST_FOUND);
}, 60_000);
