import type { Id } from '@stezhka/kit-contract';
import mongoose, { trusted } from 'mongoose';
import { transaction } from '../database/database.ts';
import { AppError } from '../errors/errors.ts';
import { clock } from '../process/clock.ts';
import {
  ChunkModel,
  type FileMetadata,
  FileModel,
  type FileRow,
  type PictureFormat,
  RenditionModel,
} from './file.model.ts';

const CHUNK_BYTES = 255 * 1024;
const REMOVED_AT_ONCE = 50;

export type Session = mongoose.ClientSession | null;
export type StoredFile = FileMetadata & { id: Id; bytes: number; uploadedAt: Date };
export type PictureFile = StoredFile & { format: PictureFormat };

export interface StoredPicture {
  file: mongoose.Types.ObjectId;
  width: number;
  height: number;
}

interface FileSealing {
  seal(owner: Id, field: string, bytes: Buffer): Promise<Buffer>;
  open(owner: Id, field: string, bytes: Buffer): Promise<Buffer>;
}
let sealing: FileSealing | undefined;
const FIELD = 'file';

/** `sealBytes` and `openBytes`; services without sealed files bring no keys of members. */
export function sealFilesBy(given: FileSealing): void {
  sealing = given;
}

/** No picture begins so. */
const SEALED = Buffer.from('sealed 1\n');

const sealFor = async ({ sealed, owner }: FileMetadata, bytes: Buffer): Promise<Buffer> =>
  sealed ? Buffer.concat([SEALED, await sealing!.seal(owner!, FIELD, bytes)]) : bytes;

/** @throws AppError 'not_found' for a file that was removed meanwhile */
async function openOf(file: Id, bytes: Buffer): Promise<Buffer> {
  if (!bytes.subarray(0, SEALED.length).equals(SEALED)) return bytes;
  const owner = (await findFile(file))?.owner;
  if (!owner) throw new AppError('not_found');
  return sealing!.open(owner, FIELD, bytes.subarray(SEALED.length));
}

/** GridFS layout by models: the driver's own bucket takes part in no transaction. */
export async function writeFile(
  _id: mongoose.Types.ObjectId,
  plain: Buffer,
  metadata: FileMetadata,
  session: mongoose.ClientSession,
): Promise<StoredPicture> {
  const { format, width, height } = metadata;
  const bytes = await sealFor(metadata, plain);
  const chunks = [];
  for (let n = 0; n * CHUNK_BYTES < bytes.length; n++) {
    chunks.push({ files_id: _id, n, data: bytes.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES) });
  }
  await ChunkModel.insertMany(chunks as never[], { session });
  const row = {
    _id,
    filename: `${metadata.slug ?? _id}.${format}`,
    length: bytes.length,
    chunkSize: CHUNK_BYTES,
    uploadDate: clock.now(),
    metadata,
  };
  await FileModel.create([row], { session });
  return { file: _id, width, height };
}

export const within = <T>(
  session: Session | undefined,
  work: (session: mongoose.ClientSession) => Promise<T>,
) => (session ? work(session) : transaction(work));

export async function findFile(id: Id): Promise<StoredFile | undefined> {
  if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
  const row = await FileModel.findById(id).lean<FileRow>();
  return row ? describe(row) : undefined;
}

export async function findPicture(id: Id): Promise<PictureFile | undefined> {
  const file = await findFile(id);
  return file && isPicture(file) ? file : undefined;
}

export const isPicture = <T extends FileMetadata>(file: T): file is T & { format: PictureFormat } =>
  file.format !== 'webm';

/** @throws AppError 'not_found' */
export async function readFile(id: Id): Promise<Buffer> {
  const chunks = await ChunkModel.find({ files_id: new mongoose.Types.ObjectId(id) })
    .sort({ n: 1 })
    .lean();
  if (!chunks.length) throw new AppError('not_found');
  return openOf(id, Buffer.concat(chunks.map(({ data }) => data.value())));
}

/** The bytes from `start` to `end`, both included, a chunk at a time. @throws AppError 'not_found' */
export async function* readPart(id: Id, start: number, end: number): AsyncGenerator<Buffer> {
  const files_id = new mongoose.Types.ObjectId(id);
  for (let n = Math.floor(start / CHUNK_BYTES); n * CHUNK_BYTES <= end; n++) {
    const chunk = await ChunkModel.findOne({ files_id, n }).lean();
    if (!chunk) throw new AppError('not_found');
    const from = n * CHUNK_BYTES;
    yield Buffer.from(chunk.data.value().subarray(Math.max(0, start - from), end - from + 1));
  }
}

/** @param name such as '400.webp' */
export async function readRendition(file: Id, name: string): Promise<Buffer | undefined> {
  const row = await RenditionModel.findOne({ file, name }).lean();
  return row ? openOf(file, Buffer.from(row.data.value())) : undefined;
}

/** Bytes of renditions by their addresses; those that are not made yet are missing. */
export async function renditionSizes(addresses: string[]): Promise<Map<string, number>> {
  const addressByPart = new Map(
    addresses.map((address) => [address.split('/').slice(-2).join('/'), address]),
  );
  const parts = [...addressByPart.keys()].map((part) => part.split('/') as [Id, string]);
  const rows = await RenditionModel.aggregate<{ file: mongoose.Types.ObjectId; name: string; bytes: number }>(
    [
      {
        $match: {
          file: { $in: parts.map(([file]) => new mongoose.Types.ObjectId(file)) },
          name: { $in: parts.map(([, name]) => name) },
        },
      },
      { $project: { file: 1, name: 1, bytes: { $binarySize: '$data' } } },
    ],
  );
  return new Map(
    rows.flatMap(({ file, name, bytes }) => {
      const address = addressByPart.get(`${file}/${name}`);
      return address ? [[address, bytes] as const] : [];
    }),
  );
}

/** By name. Writes the file's row too, so that nothing is kept of a file that is removed at the same time. */
export const keepRenditions = (file: Id, renditions: Record<string, Buffer>): Promise<void> =>
  transaction(async (session) => {
    const added = { $addToSet: { 'metadata.renditions': { $each: Object.keys(renditions) } } };
    const row = await FileModel.findOneAndUpdate({ _id: file }, added, { session }).lean<FileRow>();
    if (!row) return;
    for (const [name, plain] of Object.entries(renditions)) {
      const data = await sealFor(row.metadata, plain);
      await RenditionModel.updateOne({ file, name }, { $set: { data } }, { upsert: true, session });
    }
  });

export async function filesOfOwner(userId: Id, session: Session = null): Promise<StoredFile[]> {
  const rows = await FileModel.find({ 'metadata.owner': userId }).session(session).lean<FileRow[]>();
  return rows.map(describe);
}

/** @throws AppError 'not_found', also for another person's file */
export async function pictureOfOwner(id: Id, userId: Id): Promise<StoredPicture> {
  const file = await findPicture(id);
  if (file?.owner !== userId) throw new AppError('not_found');
  return { file: new mongoose.Types.ObjectId(id), width: file.width, height: file.height };
}

export const removeFile = (id: Id | mongoose.Types.ObjectId, session?: Session): Promise<void> =>
  within(session, (session) => removeAll([id], session));

/** So many that one transaction might last too long (decision 0078): each has fifty. */
export async function removeFiles(ids: readonly Id[]): Promise<void> {
  for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE)
    await transaction((session) => removeAll(ids.slice(at, at + REMOVED_AT_ONCE), session));
}

async function removeAll(
  ids: readonly (Id | mongoose.Types.ObjectId)[],
  session: mongoose.ClientSession,
): Promise<void> {
  const files = trusted({ $in: ids.map((id) => new mongoose.Types.ObjectId(id)) });
  await FileModel.deleteMany({ _id: files }, { session });
  await ChunkModel.deleteMany({ files_id: files }, { session });
  await RenditionModel.deleteMany({ file: files }, { session });
}

/** Ids of uploaded films, no seeded ones, that have been there since. */
export async function videosUploadedBefore(uploadDate: Date): Promise<mongoose.Types.ObjectId[]> {
  const uploads = {
    'metadata.format': 'webm' as const,
    'metadata.slug': trusted({ $exists: false }),
    uploadDate: trusted({ $lt: uploadDate }),
  };
  const rows = await FileModel.find(uploads).select('_id').lean();
  return rows.map(({ _id }) => _id);
}

const describe = ({ _id, length, uploadDate, metadata }: FileRow): StoredFile => ({
  ...metadata,
  id: String(_id),
  bytes: length,
  uploadedAt: uploadDate,
});
