import { type Locale, type Localised, SEARCH_LENGTH, wordsOf } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Model, PipelineStage, Types } from 'mongoose';
import { inLocale } from '../texts/localised.ts';
import { queryWords, type Reading, readingsOf, type WantedWord } from './readings.ts';
import { refuseExpired, type Searcher, searchInTurn, type TimeLeft } from './search-limits.ts';
import { inAbout, inTitle, searchableOf } from './searchable.ts';
import { searchWords, stemOf } from './stems.ts';

export { searcherOf } from './search-limits.ts';
export { SearchWordModel } from './search-words.model.ts';
export { indexSearched, type Searchable, searchable } from './searchable.ts';

const SHOWN = 6;
/** Rows of each way to match that are put in order. */
const CANDIDATES = 12;
/** Rows with a query's rarest word that are looked at for its other words. */
const MOST_READ = 400;
const SUGGESTED = 5;

export const searchText = Joi.string().trim().min(SEARCH_LENGTH.min).max(SEARCH_LENGTH.max);

type Titled = { _id: Types.ObjectId; title: Localised };

/** Rows of `searchIn`. */
export interface SearchSource<T> {
  model: Model<Titled>;
  select: string;
  filter: object;
  row?: T;
}

export const searchIn = <T extends { title: Localised }>(
  model: Model<T>,
  select: string,
  filter: object = {},
): SearchSource<T & Titled> => ({ model: model as unknown as Model<Titled>, select, filter });

export interface SearchFound<Rows> {
  /** Of each source, the best first. */
  rows: Rows;
  /** The query whose results these are, where nothing was found for the typed one. */
  corrected: string | null;
  /** Words of the titles, as `wordsOf` gives them, that the query stands for. */
  highlights: string[];
  /** The query with its last word finished, as titles do. */
  suggestions: string[];
}

type RowsOf<Sources> = { [I in keyof Sources]: Sources[I] extends SearchSource<infer T> ? T[] : never };

interface Asked {
  locale: Locale;
  literal?: boolean | undefined;
}

/**
 * Rows that hold every word of `query`, its forms or a longer word that it begins, in any language: first those with
 * all of them in the title of `locale`, then in titles and summaries, then in texts. Where nothing matches, the query
 * is read in another keyboard layout and with errors in its spelling, unless it is meant literally.
 * @throws AppError unavailable, too_many_requests
 */
export const findByWords = <const Sources extends readonly SearchSource<Titled>[]>(
  query: string,
  { locale, literal, ...searcher }: Asked & Searcher,
  sources: Sources,
): Promise<SearchFound<RowsOf<Sources>>> =>
  searchInTurn(searcher, (left) => readByWords(query, { locale, literal }, sources, left));

async function readByWords<const Sources extends readonly SearchSource<Titled>[]>(
  query: string,
  { locale, literal }: Asked,
  sources: Sources,
  left: TimeLeft,
): Promise<SearchFound<RowsOf<Sources>>> {
  for await (const reading of readingsOf(query, { literal, begin: left })) {
    const matched = await Promise.all(sources.map((source) => matchesIn(source, reading, { locale, left })));
    const best = matched.flat().reduce<Match | null>((a, b) => (a && a.errors <= b.errors ? a : b), null);
    if (!best) continue;
    const rows = await Promise.all(
      sources.map((source, i) =>
        readRows(
          source,
          matched[i]!.filter(({ errors }) => errors === best.errors),
        ),
      ),
    );
    const words = reading.map((one) => spelled(one, best));
    const corrected = words.join(' ') === queryWords(query).join(' ') ? null : words.join(' ');
    return {
      rows: rows as RowsOf<Sources>,
      corrected,
      highlights: highlightsOf(rows.flat(), reading, locale),
      suggestions: corrected ? [] : suggestionsOf(rows.flat(), query, locale),
    };
  }
  return {
    rows: sources.map(() => []) as unknown as RowsOf<Sources>,
    corrected: null,
    highlights: [],
    suggestions: [],
  };
}

interface Match {
  _id: Types.ObjectId;
  stems: Set<string>;
  errors: number;
}

/** Where the words of a query stand, the best place first, and whether words that it only begins count. */
function placesOf(reading: Reading, locale: Locale) {
  const title = (stem: string) => inTitle(stem, locale);
  const begins = reading.some(({ candidates }) => candidates.some(({ as }) => as === 'begun'));
  return [
    ...(begins ? [{ term: title, begun: false }] : []),
    { term: title, begun: true },
    { term: inAbout, begun: true },
    { term: (stem: string) => stem, begun: true },
  ];
}

async function matchesIn(
  source: SearchSource<Titled>,
  reading: Reading,
  { locale, left }: { locale: Locale; left: TimeLeft },
): Promise<Match[]> {
  const found = new Map<string, Match>();
  const rarestFirst = reading.toSorted((a, b) => a.count - b.count);
  for (const { term, begun } of placesOf(reading, locale)) {
    if (found.size >= SHOWN) break;
    const terms = rarestFirst.map(({ candidates }) =>
      candidates.filter(({ as }) => begun || as !== 'begun').map(({ stem }) => term(stem)),
    );
    if (terms.some(({ length }) => !length)) continue;
    for (const { _id, terms: matched } of await readMatches(source, terms, left())) {
      if (found.has(String(_id))) continue;
      const stems = new Set(
        matched.map((one) => one.slice(Math.max(one.lastIndexOf(':'), one.lastIndexOf('.')) + 1)),
      );
      found.set(String(_id), { _id, stems, errors: errorsOf(reading, stems) });
    }
  }
  return [...found.values()].sort((a, b) => a.errors - b.errors).slice(0, SHOWN);
}

/** Reads an index in the order of the rows and stops at the first few; how many it reads at most does not grow. */
async function readMatches(
  { model, filter }: SearchSource<Titled>,
  [rarest, ...others]: string[][],
  maxTimeMS: number,
): Promise<{ _id: Types.ObjectId; terms: string[] }[]> {
  const { sort } = searchableOf(model as never);
  const all = [rarest!, ...others].flat();
  return model
    .aggregate<{ _id: Types.ObjectId; terms: string[] }>([
      { $match: { terms: { $in: rarest }, ...filter } },
      { $sort: sort as Record<string, 1 | -1> },
      { $limit: MOST_READ },
      ...(others.length ? [{ $match: { $and: others.map((one) => ({ terms: { $in: one } })) } }] : []),
      { $limit: CANDIDATES },
      { $project: { terms: { $setIntersection: ['$terms', all] } } },
    ] satisfies PipelineStage[])
    .hint({ terms: 1, ...sort } as never)
    .option({ maxTimeMS })
    .catch(refuseExpired);
}

const errorsOf = (reading: Reading, stems: Set<string>): number =>
  reading.reduce((sum, word) => sum + (candidateIn(word, stems)?.errors ?? 0), 0);

/** The candidates stand in order: the first is the best. */
const candidateIn = ({ candidates }: WantedWord, stems: Set<string>) =>
  candidates.find(({ stem }) => stems.has(stem));

function spelled(word: WantedWord, { stems }: Match): string {
  const one = candidateIn(word, stems);
  return one?.as === 'spelling' ? one.word : word.typed;
}

async function readRows({ model, select }: SearchSource<Titled>, matches: Match[]): Promise<Titled[]> {
  if (!matches.length) return [];
  const rows = await model
    .find({ _id: { $in: matches.map(({ _id }) => _id) } } as never)
    .select(select)
    .lean<Titled[]>();
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return matches.flatMap(({ _id }) => byId.get(String(_id)) ?? []);
}

function highlightsOf(rows: Titled[], reading: Reading, locale: Locale): string[] {
  const stems = new Set(reading.flatMap(({ candidates }) => candidates.map(({ stem }) => stem)));
  const words = rows.flatMap(({ title }) => wordsOf(inLocale(title, locale)));
  return [...new Set(words)].filter((word) =>
    searchWords(word).some((one) => stems.has(stemOf(one, locale))),
  );
}

function suggestionsOf(rows: Titled[], query: string, locale: Locale): string[] {
  const typed = wordsOf(query);
  const last = typed.pop();
  if (!last) return [];
  const words = rows.flatMap(({ title }) => wordsOf(inLocale(title, locale)));
  // Another ending of a word that is whole finds the same.
  const whole = words.includes(last) ? stemOf(last, locale) : undefined;
  const finished = words.filter(
    (word) => word.startsWith(last) && word !== last && stemOf(word, locale) !== whole,
  );
  return [...new Set(finished)].slice(0, SUGGESTED).map((word) => [...typed, word].join(' '));
}
