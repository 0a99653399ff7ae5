import { type PlainDate, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import type { Model } from 'mongoose';
import { clock } from '../process/clock.ts';

/** A draft has no date; before its date an entry is excluded from every public query. */
export interface Publication {
  publishedAt: Date | null;
}

export const publicationField = { publishedAt: { type: Date, default: null } } as const;

export const published = () => ({ publishedAt: { $lte: clock.now() } });

export const isPublic = ({ publishedAt }: Publication): boolean =>
  publishedAt !== null && publishedAt <= clock.now();

/** Until then no list of the models changes by itself. */
// biome-ignore lint/suspicious/noExplicitAny: models of any documents that are published
export async function nextPublication(...models: Model<any>[]): Promise<Date | undefined> {
  const coming = await Promise.all(
    (models as Model<Publication>[]).map((model) =>
      model
        .findOne({ publishedAt: { $gt: clock.now() } })
        .sort({ publishedAt: 1 })
        .select('publishedAt')
        .lean(),
    ),
  );
  const times = coming.flatMap((next) => (next?.publishedAt ? [next.publishedAt.getTime()] : []));
  return times.length ? new Date(Math.min(...times)) : undefined;
}

const HOUR = 9;

/** Publication is at nine in the morning in Kyiv. */
export const comesOut = (day: PlainDate): Date => clock.startOf(day, SITE_TIME_ZONE, HOUR);

/** A day in a form, a moment in the database; no day is a draft. */
export const publicationDay = ({ publishedAt }: Publication): { publishedAt: PlainDate | undefined } => ({
  publishedAt: publishedAt ? clock.dayOf(publishedAt, SITE_TIME_ZONE).toString() : undefined,
});
export const publicationOf = ({ publishedAt }: { publishedAt?: PlainDate | undefined }): Publication => ({
  publishedAt: publishedAt ? comesOut(publishedAt) : null,
});
