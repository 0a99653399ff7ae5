import { setImmediate } from 'node:timers/promises';
import { type DaysQuery, OTHER_SPHERE, parameterKey } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { pagination } from '@stezhka/kit/http';
import { refuseExpired, type Searcher, searchInTurn, type TimeLeft } from '@stezhka/kit/search-limits';
import { type Id, type Pagination, type PlainDate, plainText, wordsOf } from '@stezhka/kit-contract';
import { type QueryFilter, trusted } from 'mongoose';
import { OwnParameterModel } from '../parameters/own-parameters.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { type DayFields, DayModel } from './days.model.ts';
import { type OpenDay, openDay } from './open-day.ts';
import { runsOfMember } from './runs.model.ts';
import { countAll } from './runs.ts';

/** Days in one answer of the database; full ones are as many as 16 MB hold. */
const BATCH = 100;
const COME_BACK_SECONDS = 30;

type Page = Required<Pick<DaysQuery, 'limit' | 'page'>>;

/**
 * Filled days, newest first.
 * @throws AppError not_found for a page past the last one; search_too_long, unavailable, too_many_requests for a text
 * or a sphere
 */
export async function listDays(
  { visitor: user, gone }: Searcher,
  { page, limit, sphere, text }: Page & DaysQuery,
): Promise<{ days: OpenDay[]; pagination: Pagination }> {
  const filter = { user, filled: true };
  const ofSearch = async () => ({ ...filter, ...(sphere && (await ofSphere(user, sphere))) });
  const search = <T>(work: (left: TimeLeft) => Promise<T>) =>
    searchInTurn({ visitor: user, gone }, (left) => work(left).catch(tooLong));
  if (text !== undefined) {
    const words = wordsOf(text);
    const dates = words.length ? await search(async (left) => datesWith(words, await ofSearch(), left)) : [];
    return pageOf(user, dates, { page, limit });
  }
  if (sphere)
    return search(async (left) => {
      const found = await ofSearch();
      const total = await DayModel.countDocuments(found).maxTimeMS(left()).catch(refuseExpired);
      return readPage(found, { page, limit, total }, left);
    });
  return readPage(filter, { page, limit, total: countAll(await runsOfMember(user)) });
}

/** The search's own time was over: later it would take as long. */
function tooLong(cause: { code?: unknown }): never {
  if (cause.code !== 'unavailable') throw cause;
  throw new AppError('search_too_long', { retryAfter: COME_BACK_SECONDS, cause });
}

async function readPage(
  filter: QueryFilter<DayFields>,
  { page, limit, total }: Page & { total: number },
  left?: TimeLeft,
) {
  const paging = pagination(page, limit, total);
  const rows = await DayModel.find(filter)
    .sort({ date: -1 })
    .skip((paging.page - 1) * paging.limit)
    .limit(paging.limit)
    .setOptions(left ? { maxTimeMS: left() } : {})
    .lean()
    .catch(refuseExpired);
  return { days: await Promise.all(rows.map(openDay)), pagination: paging };
}

/** Texts are sealed: the member's own days are opened one by one, newest first, and no others. */
async function datesWith(
  words: string[],
  filter: QueryFilter<DayFields>,
  left: TimeLeft,
): Promise<PlainDate[]> {
  const found: PlainDate[] = [];
  const rows = DayModel.find(filter)
    .sort({ date: -1 })
    .select({ user: 1, date: 1, notes: 1, decart: 1, question: 1 })
    .maxTimeMS(left())
    .lean()
    .cursor({ batchSize: BATCH });
  try {
    for await (const row of rows) if (await holdsWords(await openDay(row), words, left)) found.push(row.date);
  } catch (error) {
    refuseExpired(error as { code?: number });
  }
  return found;
}

async function pageOf(user: Id, dates: PlainDate[], { page, limit }: Page) {
  const paging = pagination(page, limit, dates.length);
  const shown = dates.slice((paging.page - 1) * limit, paging.page * limit);
  const rows = await DayModel.find({ user, filled: true, date: trusted({ $in: shown }) })
    .sort({ date: -1 })
    .lean();
  return { days: await Promise.all(rows.map(openDay)), pagination: paging };
}

/** Each word begins a word of the day. Before each text, of 10,000 characters at most, other calls have their turn. */
async function holdsWords(
  { notes, decart, question }: OpenDay,
  words: string[],
  left: TimeLeft,
): Promise<boolean> {
  const texts = [
    ...notes.map(({ value }) => value),
    ...decart.map(({ id: _, ...texts }) => Object.values(texts).join('\n')),
    question?.answer ?? '',
  ];
  const missing = new Set(words);
  for (const text of texts) {
    await setImmediate();
    left();
    for (const word of begunIn(text, missing)) missing.delete(word);
    if (!missing.size) return true;
  }
  return false;
}

function begunIn(text: string, words: Set<string>): string[] {
  const plain = plainText(text);
  const included = [...words].filter((word) => plain.includes(word));
  if (!included.length) return [];
  const written = wordsOf(text);
  return included.filter((word) => written.some((one) => one.startsWith(word)));
}

async function ofSphere(user: Id, sphere: string): Promise<QueryFilter<DayFields>> {
  const spheres = sphere === OTHER_SPHERE ? trusted({ $size: 0 }) : sphere;
  const [found, own] = await Promise.all([
    ParameterModel.find().sort({ key: 1 }).select({ key: 1, spheres: 1 }).lean(),
    OwnParameterModel.find({ user, spheres }).select({ systemName: 1 }).lean(),
  ]);
  const isIn = (names: string[]) => (sphere === OTHER_SPHERE ? !names.length : names.includes(sphere));
  const keys = [
    ...found.filter((one) => isIn(one.spheres)).map(({ key }) => key),
    ...own.map(({ systemName }) => parameterKey('parameters', systemName)),
  ];
  const among = trusted({ $in: keys });
  return { $or: [{ 'parameters.key': among }, { 'notes.key': among }, { details: among }] };
}
