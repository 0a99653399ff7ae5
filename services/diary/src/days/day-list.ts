import { type DaysQuery, OTHER_SPHERE, parameterKey } from '@stezhka/diary-contract';
import { pagination } from '@stezhka/kit/http';
import { type Id, type Pagination, wordsOf } from '@stezhka/kit-contract';
import { type QueryFilter, trusted } from 'mongoose';
import { OwnParameterModel } from '../parameters/own-parameters.model.ts';
import { ParameterModel } from '../parameters/parameters.model.ts';
import { type DayFields, DayModel } from './days.model.ts';
import { type OpenDay, openDay } from './open-day.ts';
import { runsOfMember } from './runs.model.ts';
import { countAll } from './runs.ts';

type Page = Required<Pick<DaysQuery, 'limit' | 'page'>>;

/** Filled days, newest first. @throws AppError not_found for a page past the last one */
export async function listDays(
  user: Id,
  { page, limit, sphere, text }: Page & DaysQuery,
): Promise<{ days: OpenDay[]; pagination: Pagination }> {
  const filter = { user, filled: true, ...(sphere && (await ofSphere(user, sphere))) };
  const words = wordsOf(text ?? '');
  if (text !== undefined) return listByText(filter, words, { page, limit });
  const total = sphere ? await DayModel.countDocuments(filter) : countAll(await runsOfMember(user));
  const paging = pagination(page, limit, total);
  const rows = await DayModel.find(filter)
    .sort({ date: -1 })
    .skip((paging.page - 1) * paging.limit)
    .limit(paging.limit)
    .lean();
  return { days: await Promise.all(rows.map(openDay)), pagination: paging };
}

/** Texts are sealed: the member's own days are opened one by one, and no others. */
async function listByText(filter: QueryFilter<DayFields>, words: string[], { page, limit }: Page) {
  const found: DayFields[] = [];
  for await (const row of DayModel.find(filter).sort({ date: -1 }).lean().cursor()) {
    if (holdsWords(await openDay(row), words)) found.push(row);
  }
  const paging = pagination(page, limit, found.length);
  const rows = found.slice((paging.page - 1) * limit, paging.page * limit);
  return { days: await Promise.all(rows.map(openDay)), pagination: paging };
}

/** Each word begins a word of the day. */
function holdsWords({ notes, decart, question }: OpenDay, words: string[]): boolean {
  const texts = [
    ...notes.map(({ value }) => value),
    ...decart.flatMap(({ id: _, ...texts }) => Object.values(texts)),
    question?.answer ?? '',
  ];
  const written = texts.flatMap(wordsOf);
  return words.length > 0 && words.every((word) => written.some((one) => one.startsWith(word)));
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
