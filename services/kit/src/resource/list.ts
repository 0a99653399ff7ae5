import { isDeepStrictEqual } from 'node:util';
import type {
  Locale,
  Localised,
  ResourceCell,
  ResourceColumnType,
  ResourceListQuery,
  ResourceListReply,
} from '@stezhka/kit-contract';
import { LOCALES } from '@stezhka/kit-contract';
import Joi from 'joi';
import mongoose, { type HydratedDocument, type QueryFilter } from 'mongoose';
import { fileAddress } from '../files/sizes.ts';
import type { Fields } from '../forms/forms.ts';
import { limit, page, pagination } from '../http/request-rules.ts';
import { inLocale } from '../texts/localised.ts';
import type { ResourceOptions } from './options.ts';

const MOST_ROWS = 100;
const USUAL_ROWS = 25;
/** ms: a slower search costs all users too much. */
const SEARCH_MS = 5_000;

export function listQuery<T, F extends Fields>({ columns, sort, searchable = [] }: ResourceOptions<T, F>) {
  const sorts = Object.keys(columns).filter((name) => columns[name]!.sort);
  return Joi.object<ResourceListQuery>({
    page,
    limit: limit(MOST_ROWS, USUAL_ROWS),
    sort: Joi.string()
      .valid(...sorts.flatMap((name) => [name, `-${name}`]))
      .default(sort),
    ...(searchable.length > 0 && { search: Joi.string().trim().min(2).max(100).allow('') }),
    filter: Joi.string().valid(
      '',
      ...Object.entries(columns).flatMap(([name, { filter = [] }]) =>
        filter.map(({ value }) => `${name}:${value}`),
      ),
    ),
  });
}

export async function listEntries<T, F extends Fields>(
  options: ResourceOptions<T, F>,
  query: ResourceListQuery,
  locale: Locale,
): Promise<Pick<ResourceListReply, 'items' | 'pagination' | 'sort'>> {
  const { model, columns, populate = [] } = options;
  const { page = 1, limit = USUAL_ROWS, sort = options.sort } = query;
  const backwards = sort.startsWith('-');
  const index = columns[backwards ? sort.slice(1) : sort]!.sort!;
  const filter = matching(options, query);
  // The index that sorts is also the one that the search reads.
  const total = await model.countDocuments(filter).hint(index).maxTimeMS(SEARCH_MS);
  const pages = pagination(page, limit, total);
  const found = await model
    .find(filter)
    .hint(index)
    .sort(directed(index, backwards))
    .skip((page - 1) * limit)
    .limit(limit)
    .populate([...populate])
    .maxTimeMS(SEARCH_MS);
  const items = found.map((entry) => ({
    id: String(entry._id),
    version: versionOf(entry),
    cells: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        column.value
          ? column.value(entry as HydratedDocument<T>, locale)
          : cell(entry.get(name), column.type ?? 'text', { domain: options.domain, locale }),
      ]),
    ),
  }));
  return { items, pagination: pages, sort };
}

export const versionOf = (entry: { get(path: string): unknown }): number => Number(entry.get('__v') ?? 0);

/** @throws Error for a sort without an index over all entries */
export function checkColumns<T, F extends Fields>(options: ResourceOptions<T, F>): void {
  const { model, columns, sort } = options;
  const whole = model.schema
    .indexes()
    .filter(([, { sparse, partialFilterExpression }]) => !sparse && !partialFilterExpression)
    .map(([fields]) => fields);
  for (const [name, column] of Object.entries(columns)) {
    const known = !column.sort || [{ _id: 1 }, ...whole].some((one) => sameIndex(one, column.sort!));
    if (!known) throw new Error(`${model.modelName} has no index to sort by '${name}'.`);
  }
  if (listQuery(options).validate({ sort }).error) throw new Error(`'${sort}' is no column to sort by.`);
  if (!model.schema.get('versionKey')) throw new Error(`${model.modelName} keeps no version.`);
}

const sameIndex = (a: object, b: object) => isDeepStrictEqual(Object.entries(a), Object.entries(b));

function directed(index: Record<string, 1 | -1>, backwards: boolean): Record<string, 1 | -1> {
  const turned = (Object.values(index)[0] === -1) !== backwards;
  return Object.fromEntries(
    Object.entries(index).map(([field, way]) => [field, (turned ? -way : way) as 1 | -1]),
  );
}

function matching<T, F extends Fields>(
  { model, only, searchable = [] }: ResourceOptions<T, F>,
  { search, filter = '' }: ResourceListQuery,
): QueryFilter<T> {
  const [, name, value] = /^(\w+):(.+)$/.exec(filter) ?? [];
  const chosen = { ...(name && { [name]: value }), ...only };
  if (!search) return chosen as QueryFilter<T>;
  // A text: a RegExp writes some characters in a form that the database cannot read.
  // A zero byte ends an expression on its way there.
  const literal = search.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\0', '\\x00');
  const part = mongoose.trusted({ $regex: literal, $options: 'i' });
  const paths = searchable.flatMap((name) =>
    model.schema.path(`${name}.${LOCALES[0]}`) ? LOCALES.map((locale) => `${name}.${locale}`) : [name],
  );
  return { ...chosen, $or: paths.map((path) => ({ [path]: part })) } as QueryFilter<T>;
}

function cell(
  value: unknown,
  type: ResourceColumnType,
  { domain, locale }: { domain: string; locale: Locale },
): ResourceCell {
  if (value === null || value === undefined) return null;
  if (type === 'image') return fileAddress(domain, (value as { file: unknown }).file, 200, 'webp');
  if (type === 'money') return Number(value) / 100;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'object' && LOCALES[0] in value) return inLocale(value as Localised, locale);
  return String(value);
}
