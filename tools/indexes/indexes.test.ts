import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { type Database, freePort, openDatabase } from '../database.ts';
import { ROOT, SERVICES } from '../workspaces.ts';

/** A server of its own: on the shared one other tests run the service, which makes its indexes. */
const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
let database: Database;
let connection: mongoose.Connection;
const posts = () => connection.collection('posts');
const namesOf = async () => (await posts().indexes()).map(({ name }) => name);

beforeAll(async () => {
  database = await openDatabase({ dbPath: folder, port: await freePort() });
  connection = await mongoose.createConnection(database.uri, { dbName: 'content' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.stop();
  rmSync(folder, { recursive: true });
});

/** Not a blocking child: the database's own output would wait for this process. */
async function run(...args: string[]) {
  const env = { ...process.env, MONGODB_URI: database.uri, NODE_OPTIONS: '' };
  const child = promisify(execFile)(process.execPath, ['tools/indexes/indexes.ts', ...args], {
    cwd: ROOT,
    env,
  });
  return child.catch((error: { stdout: string; stderr: string; code: number }) => error);
}

test('a leftover index is listed, and dropped only when that is asked for', async () => {
  await posts().createIndex({ oldField: 1 });
  await posts().createIndex({ slug: 1 }, { unique: true });
  const listed = await run('content');
  expect([listed.stdout, listed.stderr]).toEqual(['posts  oldField_1  no model names it\n', '']);
  expect(await namesOf()).toEqual(['_id_', 'oldField_1', 'slug_1']);
  expect((await run('content', 'drop')).stdout).toBe('posts  oldField_1  no model names it  dropped\n');
  expect(await namesOf()).toEqual(expect.arrayContaining(['_id_', 'slug_1', 'publishedAt_-1__id_-1']));
  expect(await namesOf()).not.toContain('oldField_1');
  expect((await run('content')).stdout).toBe('Every index of content is named by a model.\n');
});

test('an unknown service or verb gets the usage', async () => {
  for (const args of [['shops'], ['shop', 'sync']])
    expect(await run(...args)).toMatchObject({
      code: 1,
      stderr: 'node tools/indexes/indexes.ts <gateway|account|content|diary|shop> [drop]\n',
    });
});

test.each(['gateway', ...SERVICES])('every model file of %s is known to its app', (name) => {
  const folder = name === 'gateway' ? 'gateway/src' : `services/${name}/src`;
  const models = globSync(`${folder}/**/*.model.ts`, { cwd: ROOT });
  const reached = reachedFrom(join(ROOT, folder, 'app.ts'));
  expect(models.length).toBeGreaterThan(0);
  expect(models.filter((path) => !reached.has(join(ROOT, path)))).toEqual([]);
});

/** Files that a module imports, types aside, and the files that those import. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export|\})(?! type).*?'(\.[^']+\.ts)';$/gm);
  for (const [, path] of imports) reachedFrom(join(file, '..', path!), reached);
  return reached;
}
