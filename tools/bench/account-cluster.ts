import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { TestCluster } from '../start/test-cluster.ts';

export const PASSWORD = 'довга фраза з чотирьох слів';

/** Gateway and account service with a database of their own, for as long as `work` lasts. */
export async function withAccountCluster(
  { name, port }: { name: string; port: number },
  work: (cluster: TestCluster) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  const database = await openDatabase({ dbPath: join(dataDir, 'db'), port: port + 9, say: () => {} });
  const cluster = await TestCluster.start({ port, uri: database.uri, dataDir, services: { account: 1 } });
  try {
    await work(cluster);
  } finally {
    await cluster.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns the cookie of the new member's session */
export async function register(cluster: TestCluster, email: string): Promise<string> {
  const fields = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
  return (await cluster.post('/api/form/registration', fields)).cookie;
}
