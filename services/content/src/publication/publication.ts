import { clock } from '@stezhka/kit/clock';
import type { PlainDate } from '@stezhka/kit-contract';
import type { Model } from 'mongoose';

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

const TIME_ZONE = 'Europe/Kyiv';
const HOUR = 9;

/** Publication is at nine in the morning in Kyiv. */
export const comesOut = (day: PlainDate): Date => clock.startOf(day, TIME_ZONE, HOUR);

export const publishingDay = (moment: Date): PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .toString();

export const daysAgo = (days: number): PlainDate => clock.today(TIME_ZONE).subtract({ days }).toString();

/** Pictures within a text: as wide as its lines, on a phone as the page. */
export const IN_TEXT = { domain: 'content', sizes: '(min-width: 720px) 656px, calc(100vw - 2rem)' };
