import { freePortRow } from '../database.ts';
import { SERVICES } from '../workspaces.ts';
import { SiteProcess } from './process.ts';

const READY_MS = 100_000;
/** Of one cluster: the gateway's two and its services'. */
const MOST_PORTS = 12;
/** Tests run beside other work, where processes of low priority hardly get a turn and logins would be refused. */
export const BUSY_MACHINE_ENV = {
  HASHING_PRIORITY: '0',
  HASHING_TIMEOUT_MS: '60000',
  DECODING_PRIORITY: '0',
  DECODING_TIMEOUT_MS: '60000',
};

type Service = (typeof SERVICES)[number];

export interface TestClusterOptions {
  /** The gateway's; its private listener and the services count from it. Without one, free ports are found. */
  port?: number;
  uri: string;
  dataDir: string;
  /** How many of each service stand behind the gateway; of one that is not named, none. */
  services: Partial<Record<Service, number>>;
  env?: Record<string, string>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the site says
  body: any;
  cookie: string;
  /** Seconds, of the header of the same name; 0 without it. */
  retryAfter: number;
}

async function missesAtMostReleases(answer: Response): Promise<boolean> {
  const { data } = (await answer.json()) as { data: { missing: string[] } };
  return data.missing.every((one) => one === 'releases');
}

/** A gateway with some services behind it, as processes: for what happens to them under load, or when they die. */
export class TestCluster {
  readonly url: string;
  /** Of the gateway's private listener: releases and reloads. */
  readonly privateUrl: string;
  readonly gateway: SiteProcess;
  readonly #services = new Map<string, SiteProcess[]>();

  private constructor({ port, uri, dataDir, services, env = {} }: TestClusterOptions & { port: number }) {
    const common = {
      NODE_ENV: 'test',
      DEMO: 'false',
      HOST: '127.0.0.1',
      MONGODB_URI: uri,
      DATA_DIR: dataDir,
      GATEWAY_PRIVATE_URL: `http://127.0.0.1:${port + 1}`,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MASTER_KEY: '0d'.repeat(32),
      REGISTRATIONS_PER_HOUR: '100000',
      ORDERS_PER_HOUR: '100000',
      LOG_LEVEL: 'warn',
    };
    this.url = `http://127.0.0.1:${port}`;
    this.privateUrl = common.GATEWAY_PRIVATE_URL;
    let next = port + 2;
    const upstreams: Record<string, string> = { UPSTREAM_RENDERER: '' };
    for (const name of SERVICES) {
      const all = Array.from({ length: services[name] ?? 0 }, (_, n) => {
        const script = `services/${name}/src/main.ts`;
        const plan = { name: `${name}-${n + 1}`, script, port: next++, env: { ...common, ...env } };
        return new SiteProcess(plan, dataDir);
      });
      this.#services.set(name, all);
      upstreams[`UPSTREAM_${name.toUpperCase()}`] = all.map((one) => one.url).join(',');
    }
    const limits = Object.fromEntries(
      ['ALL', 'READS', 'WRITES', 'UPLOADS'].map((name) => [`LIMIT_${name}`, '10000000']),
    );
    const own = { ...common, ...env, ...upstreams, ...limits, PRIVATE_PORT: String(port + 1) };
    this.gateway = new SiteProcess(
      { name: 'gateway', script: 'gateway/src/main.ts', port, env: own },
      dataDir,
    );
    for (const one of this.#all()) one.restarts = false;
  }

  static async start(options: TestClusterOptions): Promise<TestCluster> {
    const port = options.port ?? (await freePortRow(MOST_PORTS));
    const cluster = new TestCluster({ ...options, port });
    try {
      for (const one of cluster.#servicesOnly()) one.start();
      await Promise.all(cluster.#servicesOnly().map((one) => one.ready(READY_MS)));
      // Only now: a gateway that knows the services' tables from its database is ready before they are, and one that
      // found them dead gives them up for some seconds.
      cluster.gateway.start();
      // Without releases it never says that it is ready for visitors; calls need none.
      await cluster.gateway.ready(READY_MS, undefined, missesAtMostReleases);
      return cluster;
    } catch (error) {
      // One that does not start must not leave the others behind.
      await cluster.stop();
      throw error;
    }
  }

  of = (service: Service): SiteProcess[] => this.#services.get(service)!;

  #servicesOnly = () => [...this.#services.values()].flat();
  #all = () => [this.gateway, ...this.#servicesOnly()];

  get = (path: string, cookie = ''): Promise<Answer> =>
    this.#call(path, { headers: { Locale: 'en', Cookie: cookie } });

  post = (path: string, body: object, cookie = ''): Promise<Answer> =>
    this.#call(path, {
      method: 'POST',
      headers: { Locale: 'en', Origin: this.url, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });

  upload = (path: string, bytes: Uint8Array<ArrayBuffer>, cookie: string): Promise<Answer> => {
    const body = new FormData();
    body.set('file', new Blob([bytes]), 'picture');
    return this.#call(path, {
      method: 'POST',
      headers: { Locale: 'en', Origin: this.url, Cookie: cookie },
      body,
    });
  };

  async #call(path: string, init: RequestInit): Promise<Answer> {
    const reply = await fetch(this.url + path, init);
    const cookie = reply.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const retryAfter = Number(reply.headers.get('Retry-After'));
    return { status: reply.status, body: await reply.json(), cookie, retryAfter };
  }

  async stop(): Promise<void> {
    await this.gateway.stop();
    await Promise.all(this.#servicesOnly().map((one) => one.stop()));
  }
}
