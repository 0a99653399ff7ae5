import { setTimeout as wait } from 'node:timers/promises';
import { SiteProcess } from './process.ts';

const READY_MS = 60_000;

export interface StandOptions {
  /** The gateway's; its private listener and the services count from it. */
  port: number;
  /** A replica set. */
  uri: string;
  dataDir: string;
  /** How many account services stand behind the gateway. */
  accounts: number;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the site says
  body: any;
  /** As a browser would send it back. */
  cookie: string;
}

/** A gateway with some account services behind it, as processes: for what happens to them under load. */
export class AccountStand {
  readonly url: string;
  readonly gateway: SiteProcess;
  readonly accounts: SiteProcess[];

  private constructor({ port, uri, dataDir, accounts }: StandOptions) {
    const privateUrl = `http://127.0.0.1:${port + 1}`;
    const common = {
      NODE_ENV: 'test',
      DEMO: 'false',
      HOST: '127.0.0.1',
      MONGODB_URI: uri,
      DATA_DIR: dataDir,
      GATEWAY_PRIVATE_URL: privateUrl,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MASTER_KEY: '0d'.repeat(32),
      LOG_LEVEL: 'warn',
    };
    this.url = `http://127.0.0.1:${port}`;
    this.accounts = Array.from({ length: accounts }, (_, n) => {
      const env = { ...common, REGISTRATIONS_PER_HOUR: '100000' };
      return new SiteProcess(
        { name: `account-${n + 1}`, script: 'services/account/src/main.ts', port: port + 2 + n, env },
        dataDir,
      );
    });
    const upstreams = Object.fromEntries(
      ['CONTENT', 'DIARY', 'SHOP', 'RENDERER'].map((name) => [`UPSTREAM_${name}`, '']),
    );
    const limits = { LIMIT_ALL: '10000000', LIMIT_READS: '10000000', LIMIT_WRITES: '10000000' };
    const env = {
      ...common,
      ...upstreams,
      ...limits,
      PRIVATE_PORT: String(port + 1),
      UPSTREAM_ACCOUNT: this.accounts.map((one) => one.url).join(','),
    };
    this.gateway = new SiteProcess({ name: 'gateway', script: 'gateway/src/main.ts', port, env }, dataDir);
    for (const one of this.#all()) one.restarts = false;
  }

  static async start(options: StandOptions): Promise<AccountStand> {
    const stand = new AccountStand(options);
    for (const one of stand.#all()) one.start();
    await Promise.all(stand.accounts.map((one) => one.ready(READY_MS)));
    const deadline = Date.now() + READY_MS;
    // Without releases it never says that it is ready for visitors; calls need none.
    for (;;) {
      const answer = await stand.get('/api/form/login').catch(() => undefined);
      if (answer?.status === 200) return stand;
      if (Date.now() > deadline) throw new Error(`The gateway takes no calls: see ${options.dataDir}/logs.`);
      await wait(100);
    }
  }

  #all = () => [this.gateway, ...this.accounts];

  get = (path: string, cookie = ''): Promise<Answer> =>
    this.#call(path, { headers: { Locale: 'en', Cookie: cookie } });

  post = (path: string, body: object, cookie = ''): Promise<Answer> =>
    this.#call(path, {
      method: 'POST',
      headers: { Locale: 'en', Origin: this.url, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });

  async #call(path: string, init: RequestInit): Promise<Answer> {
    const reply = await fetch(this.url + path, init);
    const cookie = reply.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return { status: reply.status, body: await reply.json(), cookie };
  }

  async stop(): Promise<void> {
    await this.gateway.stop();
    await Promise.all(this.accounts.map((one) => one.stop()));
  }
}
