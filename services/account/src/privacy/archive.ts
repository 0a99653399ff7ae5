import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { transaction } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { type AsyncZippable, zip } from 'fflate';
import { Types } from 'mongoose';
import { ExportChunkModel, ExportModel } from './privacy.model.ts';

const CHUNK_BYTES = 255 * 1024;
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

/** An archive holds diary texts in plain words, so its key derives from a secret outside the database. */
const keyOf = (id: string) =>
  Buffer.from(hkdfSync('sha256', readEnv().IDENTITY_SECRET, id, 'data export', 32));

interface Gathering {
  id: string;
  run: string;
  userId: string;
  expiresAt: Date;
}

/** Each chunk counts up `pieces`: none is written after an erasure or by an outdated run. */
export async function keepArchive(gathering: Gathering, archive: Buffer): Promise<boolean> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(gathering.id), nonce);
  const body = Buffer.concat([cipher.update(archive), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
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

/** @throws AppError not_found also after a change of the secret */
export async function readArchive(id: string): Promise<Buffer> {
  const chunks = await ExportChunkModel.find({ exportId: new Types.ObjectId(id) }).sort({ n: 1 });
  const sealed = Buffer.concat(chunks.map(({ data }) => data));
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new AppError('not_found');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(id), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new AppError('not_found', { cause });
  }
}
