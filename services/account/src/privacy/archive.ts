import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { open, seal, UnreadableError } from '@stezhka/kit/sealed';
import { type AsyncZippable, zip } from 'fflate';
import { Types } from 'mongoose';
import { ExportChunkModel, type ExportDocument, ExportModel } from './privacy.model.ts';

const CHUNK_BYTES = 255 * 1024;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Entries = Record<string, Buffer>;

const isPacked = (name: string) => /\.(jpeg|png)$/.test(name);

export async function pack(entries: Entries): Promise<Buffer> {
  const zippable: AsyncZippable = {};
  for (const [name, bytes] of Object.entries(entries))
    zippable[name] = [bytes, { level: isPacked(name) ? 0 : 6 }];
  return Buffer.from(await promisify<AsyncZippable, Uint8Array>(zip)(zippable));
}

/** An archive holds diary texts in plain words: its key is sealed by the member's data key, and ends with it. */
const sealedKey = (id: string) => `export.${id}`;

interface Gathering {
  id: string;
  run: string;
  userId: string;
  expiresAt: Date;
}

/** Each chunk counts up `pieces`: none is written after an erasure or by an outdated run. */
export async function keepArchive(gathering: Gathering, archive: Buffer): Promise<boolean> {
  const { id, userId } = gathering;
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(archive), cipher.final()]);
  const wrapped = Buffer.from(await seal(userId, sealedKey(id), key.toString('hex')));
  const sealed = Buffer.concat([Buffer.of(wrapped.length), wrapped, nonce, cipher.getAuthTag(), body]);
  for (let n = 0; n * CHUNK_BYTES < sealed.length; n++)
    if (!(await keepPiece(gathering, n, sealed.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES))))
      return false;
  return true;
}

const keepPiece = ({ id, run, userId, expiresAt }: Gathering, n: number, data: Buffer): Promise<boolean> =>
  transaction(async (session) => {
    const [mine, more] = [{ _id: id, state: 'waiting', run, pieces: n } as const, { pieces: n + 1 }];
    const { matchedCount } = await ExportModel.updateOne(mine, more, { session });
    if (!matchedCount) return false;
    await ExportChunkModel.create([{ exportId: new Types.ObjectId(id), userId, n, data, expiresAt }], {
      session,
    });
    return true;
  });

/** The parts of a stored archive; its chunks may have been cut off anywhere. */
const partsOf = (sealed: Buffer) => {
  const from = 1 + sealed.readUInt8(0);
  const [nonce, tag, body] = [from, from + NONCE_BYTES, from + NONCE_BYTES + TAG_BYTES];
  return {
    wrapped: sealed.subarray(1, nonce).toString(),
    nonce: sealed.subarray(nonce, tag),
    tag: sealed.subarray(tag, body),
    body: sealed.subarray(body),
  };
};

/** Whether its chunks are there and its key opens: false after the data key was lost, and of an archive of an earlier form. */
export async function isReadable({ userId, id, pieces }: ExportDocument): Promise<boolean> {
  const exportId = new Types.ObjectId(id);
  const first = await ExportChunkModel.findOne({ exportId, n: 0 });
  if (!first || (await ExportChunkModel.countDocuments({ exportId })) !== pieces) return false;
  try {
    await open(userId, sealedKey(id), partsOf(first.data).wrapped);
    return true;
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof RangeError) return false;
    throw error;
  }
}

/** @throws AppError not_found also when the member's data key is gone */
export async function readArchive(userId: string, id: string): Promise<Buffer> {
  const chunks = await ExportChunkModel.find({ exportId: new Types.ObjectId(id) }).sort({ n: 1 });
  try {
    const { wrapped, nonce, tag, body } = partsOf(Buffer.concat(chunks.map(({ data }) => data)));
    const key = await open(userId, sealedKey(id), wrapped);
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch (cause) {
    throw new AppError('not_found', { cause });
  }
}
