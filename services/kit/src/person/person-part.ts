import type { Person } from '@stezhka/kit-contract';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';

export interface PersonPart {
  collection: string;
  /** Data for the person; absent when another part already gives them. */
  give?(person: Person): Promise<unknown[]>;
  /** Instead of `give`, where a person may have more than one answer holds. */
  givePage?(person: Person, after: string): Promise<RecordsPage>;
  /** Runs in one transaction with the service's other parts; must bear repetition. */
  erase?(person: Person, session: ClientSession): Promise<unknown>;
  /** After them, in transactions of its own, where a person may have more than one of them holds. */
  eraseLater?(person: Person): Promise<unknown>;
}

export interface RecordsPage {
  records: unknown[];
  /** `after` of the next page; null at the end. */
  next: string | null;
}

/** Of one page's JSON; its last row may go beyond. */
export const PAGE_BYTES = 1024 * 1024;
const ROWS_READ_AHEAD = 10;

/**
 * @param present the person's view of a row, default all but database ids; null gives nothing
 * @param by of what a person may have much of: the key by which it is given in pages, with an index of `field` and it
 */
export function ownedBy<T>(
  model: Model<T>,
  field: keyof T & string,
  present: ((row: T) => unknown) | null = plain,
  { by }: { by?: keyof T & string } = {},
): PersonPart {
  const of = (userId: string) => ({ [field]: userId }) as QueryFilter<T>;
  const give: PersonPart['give'] = async ({ userId }) => {
    const rows = (await model.find(of(userId)).lean()) as T[];
    return Promise.all(rows.map(present!));
  };
  const givePage: PersonPart['givePage'] = async ({ userId }, after) => {
    const rest = after && { [by!]: trusted({ $gt: after }) };
    const rows = model
      .find({ ...of(userId), ...rest } as QueryFilter<T>)
      .sort({ [by!]: 1 })
      .lean()
      .cursor({ batchSize: ROWS_READ_AHEAD });
    const records: unknown[] = [];
    let bytes = 0;
    for await (const row of rows) {
      const record = await present!(row as T);
      records.push(record);
      bytes += Buffer.byteLength(JSON.stringify(record));
      if (bytes >= PAGE_BYTES) return { records, next: String((row as T)[by!]) };
    }
    return { records, next: null };
  };
  return {
    collection: model.collection.name,
    ...(present && (by ? { givePage } : { give })),
    erase: ({ userId }, session) => model.deleteMany(of(userId)).session(session),
  };
}

function plain<T>(row: T): unknown {
  const { _id, __v, ...rest } = row as Record<string, unknown>;
  return rest;
}
