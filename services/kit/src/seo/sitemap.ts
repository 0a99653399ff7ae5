import { getSitemap, type SitemapEntry, type SitemapReply } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { Model, QueryFilter } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { type Served, serve } from '../http/serve.ts';

/** About two megabytes of XML: three languages with their alternates. */
const PAGE = 1000;

export interface SitemapSource {
  name: string;
  read(after: string | undefined, limit: number): Promise<{ entries: SitemapEntry[]; next: string | null }>;
}

export const fixedPages = (name: string, paths: readonly string[]): SitemapSource => ({
  name,
  read: async () => ({ entries: paths.map((path) => ({ path })), next: null }),
});

/** `entries` may leave out rows that have no address now. */
export function collectionPages<T extends { _id: unknown }>(
  name: string,
  options: {
    // biome-ignore lint/suspicious/noExplicitAny: rows are described by the caller, the model's own type does not matter
    model: Model<any>;
    filter?: () => QueryFilter<unknown>;
    select: string;
    entries: (rows: T[]) => Promise<SitemapEntry[]> | SitemapEntry[];
  },
): SitemapSource {
  const { model, filter = () => ({}), select, entries } = options;
  return {
    name,
    async read(after, limit) {
      const rows = await model
        .find({ ...filter(), ...(after && { _id: { $gt: after } }) })
        .sort({ _id: 1 })
        .hint({ _id: 1 })
        .limit(limit + 1)
        .select(select)
        .lean<T[]>();
      const shown = rows.slice(0, limit);
      return {
        entries: await entries(shown),
        next: rows.length > limit ? String(shown.at(-1)!._id) : null,
      };
    },
  };
}

/** @param until time when the entries change by themselves: the next publication */
export const serveSitemap = (
  sources: readonly SitemapSource[],
  {
    tags = [],
    until,
    page = PAGE,
  }: { tags?: readonly string[]; until?: () => Promise<Date | undefined>; page?: number } = {},
): Served =>
  serve(getSitemap, { query: cursorQuery }, async ({ query, cacheTags, keepUntil }) => {
    if (tags.length) cacheTags(...tags);
    keepUntil(await until?.());
    return readPage(sources, query.cursor, page);
  });

const cursorQuery = Joi.object<{ cursor?: string }>({
  cursor: Joi.string()
    .max(100)
    .pattern(/^[a-z-]+(:[0-9a-f]{24})?$/),
});

/** @throws AppError 'invalid_input' for an unknown cursor */
async function readPage(
  sources: readonly SitemapSource[],
  cursor: string | undefined,
  page: number,
): Promise<SitemapReply> {
  let [name = sources[0]?.name, after] = cursor?.split(':') ?? [];
  const first = sources.findIndex((one) => one.name === name);
  if (cursor && first < 0) throw new AppError('invalid_input');
  const entries: SitemapEntry[] = [];
  for (const source of sources.slice(Math.max(first, 0))) {
    name = source.name;
    if (entries.length >= page) return { entries, next: name };
    const read = await source.read(after, page - entries.length);
    entries.push(...read.entries);
    if (read.next) return { entries, next: `${name}:${read.next}` };
    after = undefined;
  }
  return { entries, next: null };
}
