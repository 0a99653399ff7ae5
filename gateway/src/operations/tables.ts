import { clock } from '@stezhka/kit/clock';
import { log } from '@stezhka/kit/log';
import { getSeo, getSitemap } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { type Found, OperationTree, type TableOperation } from './operation-tree.ts';

interface Table {
  service: string;
  operations: TableOperation[];
}

const schema = new mongoose.Schema<Table & { at: Date }>(
  {
    service: { type: String, required: true, unique: true },
    operations: { type: [mongoose.Schema.Types.Mixed] as never, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

/** The last table that each service offered, so that a gateway starts while the service is dead. */
export const TableModel = mongoose.model('OperationTable', schema, 'operation_tables');

/** Each service answers for the paths of its own remote: `resolveOperation` and `crawlers` choose whom to ask. */
const OF_EVERY_SERVICE = [getSeo.path, getSitemap.path];

export class Tables {
  readonly #upstreams: Upstreams;
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  readonly #services: string[];
  readonly #onRead: (service: string) => void;
  readonly #known = new Map<string, Table>();
  readonly #fresh = new Set<string>();
  #tree = new OperationTree();
  #timers: NodeJS.Timeout[] = [];
  #closed = false;

  constructor(deps: {
    upstreams: Upstreams;
    settings: Settings;
    metrics: Metrics;
    services: string[];
    onRead: (service: string) => void;
  }) {
    this.#onRead = deps.onRead;
    this.#upstreams = deps.upstreams;
    this.#settings = deps.settings;
    this.#metrics = deps.metrics;
    this.#services = deps.services;
  }

  async start(): Promise<void> {
    for (const table of await TableModel.find({ service: { $in: this.#services } }).lean())
      this.#apply({ service: table.service, operations: table.operations });
    await Promise.all(this.#services.map((service) => this.#follow(service)));
  }

  find(method: string | undefined, path: string): Found {
    return this.#tree.find(method, path);
  }

  follows(service: string): boolean {
    return this.#services.includes(service);
  }

  missing(): string[] {
    return this.#services.filter((service) => !this.#known.has(service));
  }

  async refresh(service: string): Promise<void> {
    try {
      const reply = await this.#upstreams.reach({ service, safe: true }, (address) =>
        fetch(`${address}/operations`, { signal: AbortSignal.timeout(this.#settings.readTimeoutMs) }),
      );
      const { data } = (await reply.json()) as { data: Table };
      if (!Array.isArray(data?.operations)) throw new Error(`${service} offered no table of operations`);
      this.#fresh.add(service);
      this.#onRead(service);
      const before = this.#known.get(service);
      if (before && JSON.stringify(before.operations) === JSON.stringify(data.operations)) return;
      if (!this.#apply({ service, operations: data.operations })) return;
      await TableModel.updateOne(
        { service },
        { $set: { operations: data.operations, at: clock.now() } },
        { upsert: true },
      );
    } catch (error) {
      log.debug({ err: error, service }, 'no table of operations');
    }
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #follow(service: string): Promise<void> {
    await this.refresh(service);
    if (this.#closed) return;
    const { tablesEveryMs, tablesRetryMs } = this.#settings;
    const wait = this.#fresh.has(service) ? tablesEveryMs : tablesRetryMs;
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== timer);
      void this.#follow(service);
    }, wait).unref();
    this.#timers.push(timer);
  }

  /** A table that claims another service's call is refused whole; what was known before stays. */
  #apply(table: Table): boolean {
    const next = new Map(this.#known).set(table.service, table);
    try {
      const tree = new OperationTree();
      // Those that were there first are entered first, so that the newcomer is the one refused.
      for (const { service, operations } of [...[...next.values()].filter((one) => one !== table), table])
        for (const op of operations) if (!OF_EVERY_SERVICE.includes(op.path)) tree.add(service, op);
      this.#tree = tree;
      this.#known.set(table.service, table);
      return true;
    } catch (error) {
      this.#metrics.tablesRefused.inc({ service: table.service });
      log.error({ err: error, service: table.service }, 'table of operations refused');
      return false;
    }
  }
}
