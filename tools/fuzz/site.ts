import { join } from 'node:path';
import { freePortRow, openDatabase } from '../database.ts';
import { demoLogin } from '../start/demo-login.ts';
import { Secrets } from '../start/secrets.ts';
import { seedAll } from '../start/seed.ts';
import { BUSY_MACHINE_ENV, TestCluster } from '../start/test-cluster.ts';
import { SERVICES } from '../workspaces.ts';

const ONE_OF_EACH = Object.fromEntries(SERVICES.map((name) => [name, 1]));
/** Ports that a cluster and its database take from the first on. */
const PORTS = 10;

export interface FuzzedSite {
  url: string;
  login(email: string): Promise<string>;
  tokenOf(cookie: string): Promise<string>;
  /** What the requests have brought down: processes that answer no more, or the session they came in. */
  damage(cookie: string | undefined): Promise<string[]>;
  close(): Promise<void>;
}

/** Gateway and services with demo content; calls need no pages, and all requests come from one address. */
export async function openSite(dataDir: string, signal: AbortSignal): Promise<FuzzedSite> {
  const port = await freePortRow(PORTS);
  const database = await openDatabase({ dbPath: join(dataDir, 'db'), port: port + PORTS - 1 });
  try {
    const env = {
      // The gateway of a test cluster has the built-in secrets of tests, and so have its services.
      NODE_ENV: 'test',
      MASTER_KEY: new Secrets(dataDir).variables().MASTER_KEY!,
      DEMO: 'true',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      MONGODB_URI: database.uri,
      RECOVERIES_PER_HOUR: '100000',
      ...BUSY_MACHINE_ENV,
    };
    const common = { ...process.env, ...env } as Record<string, string>;
    await seedAll({ uri: database.uri, env: common, demo: true, say: () => {}, signal });
    const cluster = await TestCluster.start({ port, uri: database.uri, dataDir, services: ONE_OF_EACH, env });
    return {
      url: cluster.url,
      async login(email) {
        let cookie = '';
        await demoLogin(async (path, body) => {
          const answer = await cluster.post(path, body, cookie);
          cookie = answer.cookie || cookie;
          return answer;
        }, email);
        return cookie;
      },
      async tokenOf(cookie) {
        const { fields } = (await cluster.get('/api/form/login', cookie)).body.data.form;
        return fields.find(({ name }: { name: string }) => name === '_csrf_token').value;
      },
      async damage(cookie) {
        const processes = [cluster.gateway, ...SERVICES.flatMap((name) => cluster.of(name))];
        const gone = await Promise.all(
          processes.map(async ({ url, plan }) => {
            const alive = await fetch(`${url}/healthz`)
              .then(({ ok }) => ok)
              .catch(() => false);
            return alive ? [] : [`${plan.name} has ended`];
          }),
        );
        if (cookie && !(await cluster.get('/api/data/user', cookie)).body.data?.email)
          gone.push(['the session has ended: later requests were those of a guest']);
        return gone.flat();
      },
      async close() {
        await cluster.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
