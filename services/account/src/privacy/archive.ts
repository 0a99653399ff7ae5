import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { open, seal } from '@stezhka/kit/sealed';
import { type AsyncZippable, zip } from 'fflate';
import { Types } from 'mongoose';
import { ExportChunkModel, ExportModel } from './privacy.model.ts';

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

/** @throws AppError not_found also when the member's data key is gone */
export async function readArchive(userId: string, id: string): Promise<Buffer> {
  const chunks = await ExportChunkModel.find({ exportId: new Types.ObjectId(id) }).sort({ n: 1 });
  const sealed = Buffer.concat(chunks.map(({ data }) => data));
  try {
    const from = 1 + sealed.readUInt8(0);
    const [nonce, tag, body] = [from, from + NONCE_BYTES, from + NONCE_BYTES + TAG_BYTES];
    const key = await open(userId, sealedKey(id), sealed.subarray(1, nonce).toString());
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), sealed.subarray(nonce, tag));
    decipher.setAuthTag(sealed.subarray(tag, body));
    return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]);
  } catch (cause) {
    throw new AppError('not_found', { cause });
  }
}
