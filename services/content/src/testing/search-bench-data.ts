import { seeded } from '@stezhka/art';
import { LOCALES, type Locale, type Localised, wordsOf } from '@stezhka/kit-contract';
import type { PostFields } from '../posts/posts.model.ts';
import { readPosts } from '../seed/read-demo.ts';

const random = seeded('search');
/** Words of one language: those of the demo posts first, then others made of their beginnings and ends. */
const WORDS = 40_000;
const LENGTHS = { title: 5, excerpt: 20, body: 100 };
const DAY_MS = 24 * 60 * 60 * 1000;

const vocabulary = Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Record<
  Locale,
  string[]
>;

function wordsIn(locale: Locale): string[] {
  const texts = readPosts().map(({ title, excerpt, body }) =>
    [title, excerpt, body].map((text) => text[locale]),
  );
  const words = new Set(
    wordsOf(
      texts
        .flat()
        .join(' ')
        .replace(/<[^<>]*>/g, ' '),
    ),
  );
  const known = [...words].filter((word) => word.length > 5);
  while (words.size < WORDS) {
    const [start, end] = [random.pick(known), random.pick(known)];
    words.add(start.slice(0, random.i(3, 5)) + end.slice(-random.i(2, 5)));
  }
  return [...words];
}

/** Sums of 1/(rank + 3): few words are used much, most of them seldom (Zipf). */
const sums = new Float64Array(WORDS);
for (let rank = 0, sum = 0; rank < WORDS; rank++) sums[rank] = sum += 1 / (rank + 3);

function wordOf(locale: Locale): string {
  const wanted = random.f() * sums[WORDS - 1]!;
  let [low, high] = [0, WORDS - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return vocabulary[locale][low]!;
}

const textOf = (locale: Locale, length: number): string =>
  Array.from({ length }, () => wordOf(locale)).join(' ');
const localised = <T>(of: (locale: Locale) => T): Localised<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Localised<T>;

/** So many published posts, whose titles are put into `titles`. */
export function* postsOf(count: number, titles: Localised[]): Generator<Partial<PostFields>> {
  const yearAgo = Date.now() - 365 * DAY_MS;
  for (let n = 0; n < count; n++) {
    const title = localised((locale) => textOf(locale, LENGTHS.title));
    titles.push(title);
    yield {
      slug: `post-${n}`,
      title,
      excerpt: localised((locale) => textOf(locale, LENGTHS.excerpt)),
      body: localised((locale) => `<p>${textOf(locale, LENGTHS.body)}</p>`),
      tags: localised((locale) => [wordOf(locale)]),
      readingMinutes: 1,
      publishedAt: new Date(yearAgo + n * 1000),
    };
  }
}

/** What visitors type: two words of a title, the beginning of one, one with an error, or what is nowhere. */
export function typedQuery(titles: Localised[]): { locale: Locale; query: string } {
  const locale = random.pick(LOCALES);
  const words = wordsOf(random.pick(titles)[locale]);
  const longest = words.toSorted((a, b) => b.length - a.length);
  const kind = random.f();
  if (kind < 0.4) return { locale, query: longest.slice(0, 2).join(' ') };
  if (kind < 0.6) return { locale, query: random.pick(words).slice(0, random.i(2, 5)).padEnd(2, 'а') };
  if (kind < 0.9) return { locale, query: `${misspelt(longest[0]!)} ${longest[1]}` };
  return { locale, query: misspelt(misspelt(misspelt(longest[0]! + longest[1]!))) };
}

function misspelt(word: string): string {
  const at = random.i(1, Math.max(1, word.length - 2));
  const kind = random.i(0, 2);
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return word.slice(0, at) + word[at] + word.slice(at);
  return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
}
