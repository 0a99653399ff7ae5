import { randomUUID } from 'node:crypto';
import { EXPORT_DAYS } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { defineJob, later } from '@stezhka/kit/jobs';
import { id } from '@stezhka/kit/rules';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { UserDocument } from '../users/users.model.ts';
import { UserModel } from '../users/users.model.ts';
import { type Entries, keepArchive, pack, readArchive } from './archive.ts';
import { ExportChunkModel, ExportModel } from './privacy.model.ts';
import { type Holder, holders, personOf } from './services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const prepareExport = defineJob(
  'prepare-export',
  Joi.object<{ exportId: Id }>({ exportId: id.required() }),
  ({ exportId }) => prepare(exportId),
  {
    attempts: 6,
    whenDead: ({ exportId }) =>
      ExportModel.updateOne({ _id: exportId, state: 'waiting' }, { state: 'failed' }),
  },
);

/** Has everything gathered into an archive; while one is on its way it stays the one. */
export async function askForExport(user: UserDocument): Promise<void> {
  const before = await ExportModel.findOne({ userId: user.id });
  if (before?.state === 'waiting') return;
  await transaction(async (session) => {
    if (before) {
      await ExportModel.deleteOne({ _id: before.id }, { session });
      await ExportChunkModel.deleteMany({ exportId: before._id }, { session });
    }
    const askedAt = clock.now();
    const [row] = await ExportModel.create(
      [
        {
          userId: user.id,
          state: 'waiting',
          done: 0,
          total: holders().length,
          askedAt,
          expiresAt: clock.in(EXPORT_DAYS * DAY_MS),
        },
      ],
      { session },
    );
    await later(session, prepareExport, { exportId: row!.id });
  }).catch((error) => {
    // Two clicks at once: the other one's is as good.
    if (error.code !== 11000) throw error;
  });
}

async function prepare(exportId: Id): Promise<void> {
  const run = randomUUID();
  const row = await begin(exportId, run);
  const user = row && (await UserModel.findById(row.userId));
  if (!row || !user) return;
  const entries: Entries = {};
  for (const [done, holder] of holders().entries()) {
    Object.assign(entries, await entriesOf(holder, personOf(user)));
    await ExportModel.updateOne({ _id: exportId, run }, { done: done + 1 });
  }
  const archive = await pack(entries);
  const gathering = { id: exportId, run, userId: user.id, expiresAt: row.expiresAt };
  if (await keepArchive(gathering, archive))
    await ExportModel.updateOne(
      { _id: exportId, state: 'waiting', run },
      { state: 'ready', bytes: archive.length },
    );
}

/** Takes the export over from a run that ended half way, with what it had written. */
const begin = (exportId: Id, run: string) =>
  transaction(async (session) => {
    const row = await ExportModel.findOneAndUpdate(
      { _id: exportId, state: 'waiting' },
      { run, pieces: 0, done: 0 },
      { session },
    );
    if (row) await ExportChunkModel.deleteMany({ exportId: row._id }, { session });
    return row;
  });

async function entriesOf(
  { domain, export: ask }: Holder,
  person: Parameters<Holder['export']>[0],
): Promise<Entries> {
  const entries: Entries = {};
  let cursor: string | null | undefined;
  do {
    const { records, file, next } = await ask(person, cursor ?? undefined);
    for (const [name, rows] of Object.entries(records))
      entries[`${domain}/${name}.json`] = Buffer.from(JSON.stringify(rows, null, 2));
    if (file) entries[`${domain}/files/${file.name}`] = Buffer.from(file.base64, 'base64');
    cursor = next;
  } while (cursor !== null);
  return entries;
}

/** A member's ready archive. @throws AppError not_found also for another member's */
export async function archiveOf(userId: Id, exportId: Id): Promise<Buffer> {
  const row = await ExportModel.findById(exportId);
  if (row?.userId !== userId || row.state !== 'ready' || row.expiresAt <= clock.now())
    throw new AppError('not_found');
  return readArchive(exportId);
}
