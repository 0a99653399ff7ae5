import { CYRILLIC_LAYOUTS, cyrillicKeys, latinKeys } from '../texts/keyboard.ts';
import { type KnownWord, similarlySpelled, wordsThatBegin, wordsWithStems } from './search-words.model.ts';
import { errorCounter } from './spelling.ts';
import { possibleStems, searchWords } from './stems.ts';

const MOST_WORDS = 8;
/** A database merges so many places of an index in their order, and no more than 200. */
const MOST_STEMS = 60;
/** In another layout a few letters begin some word too easily. */
const LAYOUT_LETTERS = { whole: 3, begun: 4, similar: 5 };

/** What a typed word may stand for. */
interface Candidate {
  word: string;
  stem: string;
  errors: number;
  as: As;
  count: number;
}

/** What a candidate is to the typed word: a form of it, another spelling, or a word that the typed letters begin. */
type As = (typeof BY_CLOSENESS)[number];
const BY_CLOSENESS = ['form', 'spelling', 'begun'] as const;

export interface WantedWord {
  typed: string;
  /** The best of each stem, in their order. */
  candidates: Candidate[];
  /** Rows that may hold one of them. */
  count: number;
}

/** One way to understand a query: its words, each with what it may stand for. */
export type Reading = WantedWord[];

/** Single letters are dropped beside longer words. */
export function queryWords(query: string): string[] {
  const words = [...new Set(searchWords(query))];
  const longer = words.filter((word) => word.length > 1);
  return (longer.length ? longer : words).slice(0, MOST_WORDS);
}

interface ReadingOptions {
  literal?: boolean | undefined;
  /** Asked before each reading is looked up. @throws what ends the search */
  begin(): unknown;
}

/** As typed first, then what it is in another keyboard layout, then words that are spelled alike. */
export async function* readingsOf(
  query: string,
  { literal = false, begin }: ReadingOptions,
): AsyncGenerator<Reading> {
  const typed = queryWords(query);
  const layouts = literal ? [] : otherLayouts(query).map(queryWords);
  const ways: [words: string[], lookup: Lookup][] = [
    [typed, asTyped],
    ...layouts.map((words): [string[], Lookup] => [words, inLayout]),
    ...(literal ? [] : [[typed, similarly] as [string[], Lookup]]),
    ...layouts.map((words): [string[], Lookup] => [words, similarlyInLayout]),
  ];
  for (const [words, lookup] of ways) {
    begin();
    const reading = await readingOf(words, lookup);
    if (reading) yield reading;
  }
}

type Lookup = (word: string) => Promise<Candidate[]>;

/** Null when one of the words stands for nothing. */
async function readingOf(words: string[], lookup: Lookup): Promise<Reading | null> {
  const wanted = await Promise.all(words.map(async (typed) => wantedWord(typed, await lookup(typed))));
  return wanted.length && wanted.every(({ candidates }) => candidates.length) ? wanted : null;
}

function wantedWord(typed: string, candidates: Candidate[]): WantedWord {
  const best = new Map<string, Candidate>();
  const sorted = candidates.sort(
    (a, b) =>
      a.errors - b.errors ||
      BY_CLOSENESS.indexOf(a.as) - BY_CLOSENESS.indexOf(b.as) ||
      Number(b.word === typed) - Number(a.word === typed) ||
      b.count - a.count,
  );
  for (const one of sorted) if (!best.has(one.stem)) best.set(one.stem, one);
  const kept = [...best.values()].slice(0, MOST_STEMS);
  return { typed, candidates: kept, count: kept.reduce((sum, { count }) => sum + count, 0) };
}

async function asTyped(typed: string): Promise<Candidate[]> {
  const stems = possibleStems(typed);
  const [same, begun] = await Promise.all([wordsWithStems(stems), wordsThatBegin(typed)]);
  return [
    ...same.flatMap((word) => candidatesOf(word, 'form', 0, word._id === typed ? null : stems)),
    ...begun.flatMap((word) => candidatesOf(word, word._id === typed ? 'form' : 'begun')),
  ];
}

async function similarly(typed: string): Promise<Candidate[]> {
  const [known, similar] = await Promise.all([asTyped(typed), similarlySpelled(typed)]);
  const errorsIn = errorCounter(typed);
  return [
    ...known,
    ...similar.flatMap((word) => {
      // Doubled letters sound as one: eight of them are no spelling of a word of one letter.
      const errors = word.sound.length > 1 ? errorsIn(word.sound) : null;
      return errors === null ? [] : candidatesOf(word, 'spelling', errors);
    }),
  ];
}

const inLayout: Lookup = async (typed) =>
  typed.length < LAYOUT_LETTERS.whole
    ? []
    : (await asTyped(typed)).filter(({ as }) => as !== 'begun' || typed.length >= LAYOUT_LETTERS.begun);

const similarlyInLayout: Lookup = async (typed) =>
  typed.length < LAYOUT_LETTERS.similar ? inLayout(typed) : similarly(typed);

const candidatesOf = (
  { _id, stems, count }: KnownWord,
  as: As,
  errors = 0,
  among: string[] | null = null,
): Candidate[] =>
  stems
    .filter((stem) => !among || among.includes(stem))
    .map((stem) => ({ word: _id, stem, count, as, errors }));

function otherLayouts(query: string): string[] {
  const isLatin = /[a-z]/i.test(query);
  const isCyrillic = /\p{Script=Cyrillic}/u.test(query);
  if (isLatin === isCyrillic) return [];
  return isLatin ? CYRILLIC_LAYOUTS.map((layout) => cyrillicKeys(query, layout)) : [latinKeys(query)];
}
