import type { ExportPersonReply, Person, PersonOperations } from '@stezhka/kit-contract';
import Joi from 'joi';
import { transaction } from '../database/database.ts';
import { AppError } from '../errors/errors.ts';
import { FileModel } from '../files/file.model.ts';
import { filesOfOwner, readFile, removeFiles } from '../files/store.ts';
import { id } from '../http/request-rules.ts';
import { type Served, serve } from '../http/serve.ts';
import { forgetGuests } from '../identity/guest.ts';
import type { PersonPart } from './person-part.ts';

export { ownedBy, PAGE_BYTES, type PersonPart } from './person-part.ts';

export interface PersonData {
  parts: readonly PersonPart[];
  /** Collections that seem to hold personal data and stay, with the reason. */
  kept: Record<string, string>;
  served: Served[];
  export(person: Person, cursor?: string): Promise<ExportPersonReply>;
  erase(person: Person): Promise<void>;
}

const KEPT = {
  search_words: 'words of published texts',
  later_jobs: 'work under way; what is done forgets its data, what failed for good goes after 30 days',
  audit: 'what staff did to other people’s things; it outlives them',
  attempts: 'counts that are forgotten within an hour of the last try',
  'files.chunks': 'go with their files',
  'files.renditions': 'go with their files',
};

const filesPart: PersonPart = {
  collection: FileModel.collection.name,
  eraseLater: async ({ userId }) => removeFiles((await filesOfOwner(userId)).map(({ id }) => id)),
};

const guestsPart: PersonPart = {
  collection: 'guest_merges',
  erase: ({ userId }, session) => forgetGuests(userId, session),
};

/** A file by its number, or records of a collection after a key. */
const CURSOR = /^(\d{1,6}|[a-z_]{1,40}:[\w-]{1,40})$/;

const person = { userId: id.required(), email: Joi.string().allow('').max(254).required() };

/** `served` goes into the app; src/testing/person.ts finds missing parts. */
export function definePersonData(
  operations: PersonOperations,
  {
    parts: own,
    kept = {},
    elsewhere = {},
  }: {
    parts: readonly PersonPart[];
    kept?: Record<string, string>;
    /** Data that another service keeps and erases. */
    elsewhere?: Record<string, (person: Person) => Promise<unknown[]>>;
  },
): PersonData {
  const parts = [...own, filesPart, guestsPart];
  const data = {
    parts,
    kept: { ...KEPT, ...kept },
    export: async (person: Person, cursor?: string) => {
      const given = await give(parts, person, cursor);
      if (cursor === undefined)
        for (const [name, fetchRecords] of Object.entries(elsewhere))
          given.records[name] = await fetchRecords(person);
      return given;
    },
    erase: async (person: Person) => {
      await transaction(async (session) => {
        for (const part of parts) await part.erase?.(person, session);
      });
      for (const part of parts) await part.eraseLater?.(person);
    },
  };
  const served = [
    serve(
      operations.exportPerson,
      { body: Joi.object({ ...person, cursor: Joi.string().pattern(CURSOR) }) },
      ({ body: { cursor, ...who } }) => data.export(who, cursor),
    ),
    serve(operations.erasePerson, { body: Joi.object(person) }, async ({ body }) => {
      await data.erase(body);
      return { erased: true as const };
    }),
  ];
  return { ...data, served };
}

/** Records come in pages, files one by one after them, so that each answer stays small. */
async function give(
  parts: readonly PersonPart[],
  person: Person,
  cursor: string | undefined,
): Promise<ExportPersonReply> {
  const given = !cursor || cursor.includes(':') ? await giveRecords(parts, person, cursor) : undefined;
  if (given?.next) return { ...given, file: null };
  const files = await filesOfOwner(person.userId);
  const after = (n: number) => (n < files.length ? String(n) : null);
  if (given) return { ...given, file: null, next: after(0) };
  const file = files[Number(cursor)];
  if (!file) throw new AppError('not_found');
  const bytes = await readFile(file.id);
  return {
    records: {},
    file: { name: `${file.id}.${file.format}`, base64: bytes.toString('base64') },
    next: after(Number(cursor) + 1),
  };
}

async function giveRecords(
  parts: readonly PersonPart[],
  person: Person,
  cursor = '',
): Promise<Pick<ExportPersonReply, 'records' | 'next'>> {
  const [from, key = ''] = cursor.split(':');
  const first = cursor ? parts.findIndex(({ collection, givePage }) => givePage && collection === from) : 0;
  if (first < 0) throw new AppError('not_found');
  const records: Record<string, unknown[]> = {};
  for (const { collection, give, givePage } of parts.slice(first)) {
    if (give) records[collection] = await give(person);
    if (!givePage) continue;
    const page = await givePage(person, collection === from ? key : '');
    records[collection] = page.records;
    if (page.next) return { records, next: `${collection}:${page.next}` };
  }
  return { records, next: null };
}
