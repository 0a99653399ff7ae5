import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import mongoose, { type ClientSession, Schema } from 'mongoose';
import { isDuplicateKey } from '../database/database.ts';
import type { PersonPart } from '../person/person-part.ts';
import { clock } from '../process/clock.ts';
import { log } from '../process/log.ts';

interface DataKeyRow {
  _id: string;
  wrapped: string;
  masterKeyId: string;
  createdAt: Date;
}

const schema = new Schema<DataKeyRow>(
  {
    _id: { type: String, required: true },
    wrapped: { type: String, required: true },
    masterKeyId: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ masterKeyId: 1 });
const DataKeyModel = mongoose.model<DataKeyRow>('DataKey', schema, 'data_keys');

/** Thrown when the key was erased, the person or field differs, or the text was changed. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

interface MasterKey {
  id: string;
  key: Buffer;
}
let masterKeys: MasterKey[] = [];
// Short ttl: a key erased by another process must soon be forgotten here.
const dataKeys = new LRUCache<string, Buffer>({ max: 5_000, ttl: 30_000 });

/** Keys are 64 hex digits; the older ones are needed until `rewrapDataKeys` has run. */
export function useMasterKeys(current: string, ...older: string[]): void {
  masterKeys = [current, ...older].map((hex) => {
    if (!/^[\da-f]{64}$/i.test(hex)) throw new Error('MASTER_KEY must be 64 hex digits (32 random bytes).');
    const key = Buffer.from(hex, 'hex');
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 16) };
  });
  dataKeys.clear();
}

/** @param field e.g. 'day.note': a sealed text cannot move to another field or person */
export async function seal(userId: string, field: string, text: string): Promise<string> {
  const key = (await dataKey(userId)) ?? (await createDataKey(userId));
  return encrypt(key, Buffer.from(text, 'utf8'), context(userId, field));
}

/** @throws UnreadableError */
export async function open(userId: string, field: string, sealed: string): Promise<string> {
  const key = await dataKey(userId);
  if (!key) throw new UnreadableError('The key of this text was erased.');
  return decrypt(key, sealed, context(userId, field)).toString('utf8');
}

/** As `seal`, for what is no text: pictures. */
export async function sealBytes(userId: string, field: string, bytes: Buffer): Promise<Buffer> {
  const key = (await dataKey(userId)) ?? (await createDataKey(userId));
  return encryptBytes(key, bytes, context(userId, field));
}

/** @throws UnreadableError */
export async function openBytes(userId: string, field: string, sealed: Buffer): Promise<Buffer> {
  const key = await dataKey(userId);
  if (!key) throw new UnreadableError('The key of this file was erased.');
  return decryptBytes(key, sealed, context(userId, field));
}

/** Makes all sealed texts of the person unreadable for ever, also in backups. */
export async function eraseDataKey(userId: string, session: ClientSession | null = null): Promise<void> {
  await DataKeyModel.deleteOne({ _id: userId }).session(session);
  dataKeys.delete(userId);
}

/** Returns the number of changed keys; the sealed texts stay as they are. */
export async function rewrapDataKeys(): Promise<number> {
  const current = currentMasterKey();
  const old = DataKeyModel.find({ masterKeyId: mongoose.trusted({ $ne: current.id }) }).lean();
  let changed = 0;
  for await (const row of old.cursor()) {
    const next = { wrapped: wrap(current, row._id, unwrap(row)), masterKeyId: current.id };
    const { modifiedCount } = await DataKeyModel.updateOne(
      { _id: row._id, wrapped: row.wrapped },
      { $set: next },
    );
    changed += modifiedCount;
  }
  return changed;
}

async function dataKey(userId: string): Promise<Buffer | undefined> {
  const cached = dataKeys.get(userId);
  if (cached) return cached;
  const row = await DataKeyModel.findById(userId).lean();
  if (!row) return undefined;
  const key = unwrap(row);
  dataKeys.set(userId, key);
  return key;
}

/** Two concurrent requests both use the key written first. */
async function createDataKey(userId: string): Promise<Buffer> {
  const master = currentMasterKey();
  const row = {
    wrapped: wrap(master, userId, randomBytes(32)),
    masterKeyId: master.id,
    createdAt: clock.now(),
  };
  await DataKeyModel.updateOne({ _id: userId }, { $setOnInsert: row }, { upsert: true }).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return (await dataKey(userId))!;
}

function currentMasterKey(): MasterKey {
  const [current] = masterKeys;
  if (!current) throw new Error('No master key: call useMasterKeys(env.MASTER_KEY) when the service starts.');
  return current;
}

const wrap = (master: MasterKey, userId: string, key: Buffer) =>
  encrypt(master.key, key, context(userId, 'data key'));

function unwrap({ _id, wrapped, masterKeyId }: DataKeyRow): Buffer {
  const master = masterKeys.find(({ id }) => id === masterKeyId);
  if (!master)
    throw new Error(`The master key ${masterKeyId} that wraps a data key is not among those given.`);
  return decrypt(master.key, wrapped, context(_id, 'data key'));
}

const context = (userId: string, field: string) => Buffer.from(JSON.stringify([userId, field]), 'utf8');

const VERSION = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** 'v1.' and base64url of nonce, tag and text. */
const encrypt = (key: Buffer, text: Buffer, aad: Buffer): string =>
  VERSION + encryptBytes(key, text, aad).toString('base64url');

function decrypt(key: Buffer, sealed: string, aad: Buffer): Buffer {
  if (!sealed.startsWith(VERSION)) throw new UnreadableError('The text was sealed in a way not known here.');
  return decryptBytes(key, Buffer.from(sealed.slice(VERSION.length), 'base64url'), aad);
}

function encryptBytes(key: Buffer, bytes: Buffer, aad: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(aad);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decryptBytes(key: Buffer, sealed: Buffer, aad: Buffer): Buffer {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(aad);
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new UnreadableError('This does not open with this key, person and field.', { cause });
  }
}

export async function takeMasterKeys(current: string, others: string[]): Promise<void> {
  useMasterKeys(current, ...others);
  if (others.length) log.info({ changed: await rewrapDataKeys() }, 'data keys wrapped by MASTER_KEY');
}

export const dataKeyPart: PersonPart = {
  collection: 'data_keys',
  erase: ({ userId }, session) => eraseDataKey(userId, session),
};
