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

export const publishingDay = (moment: Date): PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(SITE_TIME_ZONE)
    .toPlainDate()
    .toString();
