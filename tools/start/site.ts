import { join, resolve } from 'node:path';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { buildAll } from '../build/build.ts';
import { assertPortsFree, type Database, openDatabase } from '../database.ts';
import { DRAWINGS, forgetUnusedDrawings } from './drawings.ts';
import { SiteProcess } from './process.ts';
import { databasePort, deployTarget, plans, portsOf } from './process-plans.ts';
import { promote, publishAll } from './publish.ts';
import { Secrets } from './secrets.ts';
import { seedAll } from './seed.ts';

export interface SiteOptions {
  port: number;
  dataDir: string;
  double?: boolean;
  /** DEMO turns on what only a demonstration may show. */
  demo?: boolean;
  env?: Record<string, string>;
  /** Makes what browsers and the renderer load, and puts it into this folder: a production build unless told. */
  build?: (
    releasesDir: string,
    say: (line: string) => void,
    signal: AbortSignal,
  ) => Promise<ReleaseManifest[]>;
  /** A developer's front listens at the port, and the gateway behind it. */
  front?: boolean;
  say?: (step: string, detail?: string) => void;
  /** Ends a start that is under way: what was started by then is stopped. */
  signal?: AbortSignal;
}

type Chosen = Required<Omit<SiteOptions, 'build'>> & Pick<SiteOptions, 'build'>;

const READY_MS = 60_000;

export class Site {
  readonly url: string;
  readonly processes = new Map<string, SiteProcess>();
  readonly database: Database;
  readonly dataDir: string;

  private constructor(port: number, dataDir: string, database: Database) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.database = database;
  }

  static async start(options: SiteOptions): Promise<Site> {
    const chosen: Chosen = {
      double: false,
      demo: true,
      env: {},
      front: false,
      say: () => {},
      signal: new AbortController().signal,
      ...options,
      dataDir: resolve(options.dataDir),
    };
    const { port, dataDir, say, signal } = chosen;
    await assertPortsFree(portsOf(chosen, !process.env.MONGODB_URI), port);
    say('Finding MongoDB');
    const database = await openDatabase({
      dbPath: join(dataDir, 'db'),
      port: databasePort(port),
      say: (line) => say('', line),
    });
    const site = new Site(port, dataDir, database);
    try {
      signal.throwIfAborted();
      say('', database.source);
      await site.#run(chosen);
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  async #run({ double, demo, say, dataDir, port, env, front, build, signal }: Chosen) {
    forgetUnusedDrawings(DRAWINGS);
    const secrets = new Secrets(dataDir);
    const common = {
      NODE_ENV: 'production',
      DEMO: String(demo),
      MONGODB_URI: this.database.uri,
      DATA_DIR: dataDir,
      DRAWINGS_DIR: DRAWINGS,
      HOST: '127.0.0.1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      ...env,
    };
    say('Building what browsers and the renderer load');
    const releasesDir = join(dataDir, 'releases');
    const tell = (line: string) => say('', line);
    const building = build?.(releasesDir, tell, signal) ?? buildAll(tell, signal);
    // A development build goes on beside the seeds.
    if (!build) await building;
    else building.catch(() => {});
    say(demo ? 'Seeding definitions and demo content' : 'Seeding definitions');
    await seedAll({
      uri: this.database.uri,
      env: { ...process.env, ...secrets.variables(), ...common } as Record<string, string>,
      demo,
      say: tell,
      signal,
    });
    const releases = (await building) ?? publishAll(releasesDir, { demo });
    say('Starting services, renderer and gateway');
    for (const plan of plans({ port, double, demo, front })) {
      const own = secrets.variables(plan.name.replace(/-2$/, ''));
      const one = new SiteProcess({ ...plan, env: { ...own, ...common, ...plan.env } }, dataDir);
      this.processes.set(plan.name, one);
      one.start();
    }
    await Promise.all([...this.processes.values()].map((one) => one.ready(READY_MS, signal)));
    await promote(deployTarget(port, dataDir), releases);
    signal.throwIfAborted();
  }

  process(name: string): SiteProcess {
    const found = this.processes.get(name);
    if (!found) throw new Error(`No process '${name}': there are ${[...this.processes.keys()].join(', ')}.`);
    return found;
  }

  async stop(): Promise<void> {
    const outside = [...this.processes.values()].filter(({ plan }) => plan.name.startsWith('gateway'));
    const inside = [...this.processes.values()].filter((one) => !outside.includes(one));
    await Promise.all(outside.map((one) => one.stop()));
    await Promise.all(inside.map((one) => one.stop()));
    await this.database.stop();
  }
}
