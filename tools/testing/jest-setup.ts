import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';

/** One MongoDB for the whole run; each test file takes a database of its own (kit/testing/database). */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'stezhka-test-'));
  const given = process.env.TEST_MONGODB_URI;
  if (given) return;
  const database = await openDatabase({ dbPath: folder, port: await freePort() });
  process.env.TEST_MONGODB_URI = database.uri;
  (globalThis as { stopDatabase?: () => Promise<void> }).stopDatabase = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
