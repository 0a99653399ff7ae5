import type mongoose from 'mongoose';
import { ChunkModel, RenditionModel } from '../files/file.model.ts';
import { storeImage } from '../files/image.ts';
import {
  filesOfOwner,
  keepRenditions,
  readFile,
  readRendition,
  removeFile,
  sealFilesBy,
} from '../files/store.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { eraseDataKey, openBytes, sealBytes, UnreadableError, useMasterKeys } from './sealed.ts';

useDatabase();
beforeAll(() => {
  useMasterKeys('ab'.repeat(32));
  sealFilesBy({ seal: sealBytes, open: openBytes });
});
afterEach(clearDatabase);

const bytes = Buffer.from('\x89PNG, the picture of a day');
const image = { bytes, format: 'png' as const, width: 1, height: 1 };
const store = (sealed: boolean) => storeImage(image, { access: 'owner', owner: 'u1', sealed });
const stored = async (id: mongoose.Types.ObjectId) => {
  const chunks = await ChunkModel.find({ files_id: id }).lean();
  const made = await RenditionModel.find({ file: id }).lean();
  return [...chunks, ...made].map(({ data }) => Buffer.from(data.value()));
};

test('a sealed file and what is made of it open for the service alone', async () => {
  const { file } = await store(true);
  await keepRenditions(String(file), { '400.webp': bytes });
  const parts = await stored(file);
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(part.includes('PNG')).toBe(false);
  expect(await readFile(String(file))).toEqual(bytes);
  expect(await readRendition(String(file), '400.webp')).toEqual(bytes);
});

test('other files stay as they are', async () => {
  const { file } = await store(false);
  await keepRenditions(String(file), { '400.webp': bytes });
  for (const part of await stored(file)) expect(part).toEqual(bytes);
});

test('without its owner’s key a file is unreadable for ever', async () => {
  const { file } = await store(true);
  await eraseDataKey('u1');
  await expect(readFile(String(file))).rejects.toThrow(UnreadableError);
  await removeFile(file);
  expect(await filesOfOwner('u1')).toEqual([]);
  await expect(readFile(String(file))).rejects.toThrow('not_found');
});
