import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dropLeftoverIndexes, leftoverIndexes } from '@stezhka/kit/database';
import mongoose from 'mongoose';
import { SERVICES } from '../workspaces.ts';

// Lists or drops indexes that no model of this version names (docs/operations.md, Indexes).
const APPS: Record<string, string> = {
  gateway: 'gateway/src/app.ts',
  ...Object.fromEntries(SERVICES.map((name) => [name, `services/${name}/src/app.ts`])),
};
const USAGE = `node tools/indexes/indexes.ts <${Object.keys(APPS).join('|')}> [drop]`;

try {
  const [name = '', verb, ...more] = process.argv.slice(2);
  const app = APPS[name];
  if (!app || more.length || (verb !== undefined && verb !== 'drop')) throw new Error(USAGE);
  const uri = process.env.MONGODB_URI;
  if (!uri)
    throw new Error('MONGODB_URI is missing: set it to the address that the process itself is given.');
  // The app knows every model of its process; later work is the worker's.
  await import(pathToFileURL(join(import.meta.dirname, '../..', app)).href);
  await import('@stezhka/kit/jobs');
  mongoose.set('autoCreate', false).set('autoIndex', false);
  await mongoose.connect(uri, { dbName: name, serverSelectionTimeoutMS: 5_000 });
  const indexes = verb ? await dropLeftoverIndexes() : await leftoverIndexes();
  for (const { collection, name: index, reason } of indexes)
    process.stdout.write(`${collection}  ${index}  ${reason}${verb ? '  dropped' : ''}\n`);
  if (!indexes.length) process.stdout.write(`Every index of ${name} is named by a model.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await mongoose.disconnect();
}
