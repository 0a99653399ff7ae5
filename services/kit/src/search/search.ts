import { type Locale, type Localised, SEARCH_LENGTH, wordsOf } from '@stezhka/kit-contract';
import type { Request, Response } from 'express';
import Joi from 'joi';
import type { Model, PipelineStage, Types } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { Identity } from '../identity/identity.ts';
import { clock } from '../process/clock.ts';
import { abandonedSignal, FairQueue } from '../process/fair-queue.ts';
import { inLocale } from '../texts/localised.ts';
import { queryWords, type Reading, readingsOf, type WantedWord } from './readings.ts';
import { inAbout, inTitle, searchableOf } from './searchable.ts';
import { searchWords, stemOf } from './stems.ts';

export { SearchWordModel } from './search-words.model.ts';
export { indexSearched, type Searchable, searchable } from './searchable.ts';

const SHOWN = 6;
/** Rows of each way to match that are put in order. */
const CANDIDATES = 12;
/** Rows with a query's rarest word that are looked at for its other words. */
const MOST_READ = 400;
/** Of all reads of one search: a longer one is refused, as the others wait for the same database. */
const SEARCH_MS = 2000;
/** A person types ahead of the answers; of a page that the server draws the visitor is the renderer. */
const turns = new FairQueue({ running: 4, waiting: 64, perVisitor: 6, within: { turn: SEARCH_MS } });
const MAX_TIME_EXPIRED = 50;
const COME_BACK_SECONDS = 30;
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

export interface Searcher {
  visitor: string;
  /** Ends the search of a visitor who has left. */
  gone: AbortSignal;
}

export const searcherOf = ({
  req,
  res,
  identity,
}: {
  req: Request;
  res: Response;
  identity: Pick<Identity, 'userId'>;
}): Searcher => ({ visitor: identity.userId ?? visitorAddress(req), gone: abandonedSignal(res) });

interface Asked {
  locale: Locale;
  literal?: boolean | undefined;
}

/** Milliseconds that a search still has. @throws AppError unavailable when there are none, or nobody waits for it */
type TimeLeft = () => number;

function timeLeft(gone: AbortSignal): TimeLeft {
  const end = clock.now().getTime() + SEARCH_MS;
  return () => {
    const left = end - clock.now().getTime();
    if (left <= 0 || gone.aborted) throw tooLong();
    return left;
  };
}

const tooLong = (cause?: unknown) =>
  new AppError('unavailable', { retryAfter: COME_BACK_SECONDS, ...(cause !== undefined && { cause }) });

/**
 * Rows that hold every word of `query`, its forms or a longer word that it begins, in any language: first those with
 * all of them in the title of `locale`, then in titles and summaries, then in texts. Where nothing matches, the query
 * is read in another keyboard layout and with errors in its spelling, unless it is meant literally.
 * @throws AppError unavailable, too_many_requests
 */
export const findByWords = <const Sources extends readonly SearchSource<Titled>[]>(
  query: string,
  { visitor, gone, ...asked }: Asked & Searcher,
  sources: Sources,
): Promise<SearchFound<RowsOf<Sources>>> =>
  turns.run(visitor, () => readByWords(query, asked, sources, timeLeft(gone)), gone);

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
      { $project: { terms: { $setIntersection: ['$terms', all] } } },
      ...(others.length ? [{ $match: { $and: others.map((one) => ({ terms: { $in: one } })) } }] : []),
      { $limit: CANDIDATES },
    ] satisfies PipelineStage[])
    .hint({ terms: 1, ...sort } as never)
    .option({ maxTimeMS })
    .catch((cause: { code?: number }) => {
      if (cause.code !== MAX_TIME_EXPIRED) throw cause;
      throw tooLong(cause);
    });
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
  const finished = rows
    .flatMap(({ title }) => wordsOf(inLocale(title, locale)))
    .filter((word) => word.startsWith(last) && word !== last);
  return [...new Set(finished)].slice(0, SUGGESTED).map((word) => [...typed, word].join(' '));
}
