import { randomUUID } from 'node:crypto';
import { EXPORT_DAYS } from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { isDuplicateKey, transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { id } from '@stezhka/kit/http';
import { defineJob, later } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import type { Id, Locale } from '@stezhka/kit-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import type { UserDocument } from '../users/users.model.ts';
import { UserModel } from '../users/users.model.ts';
import { type Entries, isReadable, keepArchive, pack, readArchive } from './archive.ts';
import { type Holder, holders, personOf } from './data-holders.ts';
import { exportMail } from './export.mail.ts';
import { ExportChunkModel, type ExportDocument, ExportModel } from './privacy.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one service, files aside: nobody writes as much, and an archive is made in memory. */
const RECORDS_BYTES = 128 * 1024 * 1024;

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

/** A ready archive that cannot be read any more is 'gone'. */
export async function exportsOf(userId: Id): Promise<ExportDocument[]> {
  const rows = await ExportModel.find({ userId }).sort({ askedAt: -1 });
  const kept = rows.filter(({ expiresAt }) => expiresAt > clock.now());
  for (const row of kept) if (row.state === 'ready' && !(await isReadable(row))) row.state = 'gone';
  return kept;
}

/** One a day, failed ones not counted; null means now. */
export function nextExportAt([latest]: ExportDocument[]): Date | null {
  const at = latest?.state === 'ready' ? latest.askedAt.getTime() + DAY_MS : 0;
  return at > clock.now().getTime() ? new Date(at) : null;
}

/** Does nothing while one is under way. @throws AppError export_too_soon */
export async function enqueueExport(user: UserDocument, locale: Locale): Promise<void> {
  const before = await exportsOf(user.id);
  if (before[0]?.state === 'waiting') return;
  const next = nextExportAt(before);
  if (next) {
    const retryAfter = Math.ceil((next.getTime() - clock.now().getTime()) / 1000);
    throw new AppError('export_too_soon', { retryAfter });
  }
  await transaction(async (session) => {
    for (const row of await ExportModel.find({ userId: user.id }).session(session))
      if (row.state === 'failed' || row.expiresAt <= clock.now()) await forget(row, session);
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
    await sendMail(session, exportMail, { to: { kind: 'user', id: user.id }, data: {}, locale });
  }).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
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
  if (await keepArchive(gathering, archive)) await makeReady(gathering, archive.length);
}

/** Takes over from an interrupted run and drops its chunks. */
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

const makeReady = ({ id, run, userId }: { id: Id; run: string; userId: Id }, bytes: number) =>
  transaction(async (session) => {
    const ready = { state: 'ready', bytes } as const;
    const { matchedCount } = await ExportModel.updateOne({ _id: id, state: 'waiting', run }, ready, {
      session,
    });
    if (!matchedCount) return;
    for (const row of await ExportModel.find({ userId }).session(session))
      if (row.id !== id) await forget(row, session);
  });

async function forget({ _id }: ExportDocument, session: ClientSession): Promise<void> {
  await ExportModel.deleteOne({ _id }, { session });
  await ExportChunkModel.deleteMany({ exportId: _id }, { session });
}

async function entriesOf(
  { domain, export: fetchRecords }: Holder,
  person: Parameters<Holder['export']>[0],
): Promise<Entries> {
  const entries: Entries = {};
  const lists = new Map<string, Buffer[]>();
  let room = RECORDS_BYTES;
  let cursor: string | null | undefined;
  do {
    const { records, file, next } = await fetchRecords(person, cursor ?? undefined);
    for (const [name, rows] of Object.entries(records)) {
      const texts = rows.map((row) => Buffer.from(JSON.stringify(row, null, 2)));
      lists.set(name, (lists.get(name) ?? []).concat(texts));
      room -= texts.reduce((sum, { length }) => sum + length, 0);
    }
    if (room < 0) throw new Error(`Records of ${domain} are more than an archive can take.`);
    if (file) entries[`${domain}/files/${file.name}`] = Buffer.from(file.base64, 'base64');
    cursor = next;
  } while (cursor !== null);
  for (const [name, texts] of lists) entries[`${domain}/${name}.json`] = listOf(texts);
  return entries;
}

const listOf = (texts: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('['),
    ...texts.flatMap((text, n) => [Buffer.from(n ? ',\n' : '\n'), text]),
    Buffer.from('\n]\n'),
  ]);

/** @throws AppError not_found also for another member's */
export async function archiveOf(userId: Id, exportId: Id): Promise<Buffer> {
  const row = await ExportModel.findById(exportId);
  if (row?.userId !== userId || row.state !== 'ready' || row.expiresAt <= clock.now())
    throw new AppError('not_found');
  return readArchive(userId, exportId);
}
