import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build/webpack-config.ts';
import { assertPortFree, freePort, openDatabase } from './database.ts';

const given = process.env.MONGODB_URI;
const { NODE_OPTIONS: _, MONGODB_URI: __, ...env } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'stezhka-database-'));
let blocker: Server | undefined;
afterEach(() => {
  if (given) process.env.MONGODB_URI = given;
  else delete process.env.MONGODB_URI;
  blocker?.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One life of the site's database, in a process of its own as `npm start` is. */
function inOneLife(port: number, work: string, name = 'db'): string {
  const script = `
        import mongoose from 'mongoose';
    import { openDatabase } from './tools/database.ts';
    const database = await openDatabase({ dbPath: ${JSON.stringify(join(folder, name))}, port: ${port} });
    const connection = await mongoose.createConnection(database.uri, { dbName: 'kept' }).asPromise();
    const days = connection.collection('days');
    console.log(JSON.stringify(await (${work})(days)));
    await connection.close();
    await database.stop();
    process.exit(0);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
  });
}

test('written data is there after a restart', async () => {
  const port = await freePort();
  inOneLife(port, "(days) => days.insertOne({ text: 'перший рядок' })");
  const text = JSON.parse(inOneLife(port, '(days) => days.findOne().then((day) => day.text)'));
  expect(text).toBe('перший рядок');
});

test('a killed database is started again and told of, with what was written', async () => {
  const killed = `async (days) => {
    await days.insertOne({ _id: 1, text: 'до падіння' });
    const lost = new Promise((resolve) => { database.onLost = () => resolve(true); });
    const { pid } = await connection.db.admin().command({ serverStatus: 1 });
    process.kill(Number(pid), 'SIGKILL');
    const told = await lost;
    const write = () =>
      days.updateOne({ _id: 2 }, { $set: { text: 'після падіння' } }, { upsert: true }).catch(write);
    await write();
    return { told, texts: (await days.find().sort({ _id: 1 }).toArray()).map((day) => day.text) };
  }`;
  const texts = ['до падіння', 'після падіння'];
  expect(JSON.parse(inOneLife(await freePort(), killed, 'killed'))).toEqual({ told: true, texts });
});

test('the database is started with a transaction lifetime of ten seconds', async () => {
  const lifetime = `async () => {
    const limit = 'transactionLifetimeLimitSeconds';
    return (await connection.db.admin().command({ getParameter: 1, [limit]: 1 }))[limit];
  }`;
  expect(JSON.parse(inOneLife(await freePort(), lifetime, 'settings'))).toBe(10);
});

test('a taken port is one sentence that says what to do', async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => {
    blocker = createServer().listen(port, '127.0.0.1', () => resolve());
  });
  await expect(assertPortFree(port)).rejects.toThrow(/is taken.*PORT=/);
  await expect(openDatabase({ dbPath: folder, port })).rejects.toThrow(/is taken/);
});

test('a given address that does not answer is an error, never another database', async () => {
  process.env.MONGODB_URI = `mongodb://127.0.0.1:${await freePort()}/?serverSelectionTimeoutMS=200`;
  await expect(openDatabase({ dbPath: folder, port: await freePort() })).rejects.toThrow(
    /MONGODB_URI does not answer/,
  );
});
