import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payWithoutCallback } from '../../../tools/start/lost-callback.ts';
import { SiteProcess } from '../../../tools/start/process.ts';
import { Site } from '../../../tools/start/site.ts';
import { BUSY_MACHINE_ENV } from '../../../tools/start/test-cluster.ts';
import { openHangingAnalytics } from './hanging-analytics.ts';
import { CONTROL_PORT, PORT } from './site-control.ts';

/** Starts the whole site for the journeys, on data of its own; what it returns stops it. */
export default async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'stezhka-e2e-'));
  const sink = openHangingAnalytics();
  const site = await Site.start({
    port: PORT,
    dataDir,
    say: (step, detail) => process.stdout.write(`  ${step || `· ${detail}`}\n`),
    // Journeys of one machine come from one address: its limits are those of a crowd.
    env: {
      LIMIT_ALL: '100000',
      LIMIT_READS: '20000',
      LIMIT_WRITES: '5000',
      REGISTRATIONS_PER_HOUR: '1000',
      ORDERS_PER_HOUR: '3000',
      RECOVERIES_PER_HOUR: '1000',
      ...BUSY_MACHINE_ENV,
      JOBS_EXCEPT: 'make_widths,make_first_widths',
      ANALYTICS_URL: sink.url,
    },
  });
  for (const one of site.processes.values()) one.restarts = false;
  const control = createServer(async (req, res) => {
    const url = new URL(req.url!, 'http://control');
    try {
      const told = url.pathname === '/analytics';
      res.end(JSON.stringify(told ? sink.told : await command(site, url)));
    } catch (error) {
      res.statusCode = 500;
      res.end(String(error));
    }
  }).listen(CONTROL_PORT, '127.0.0.1');
  return async () => {
    control.close();
    sink.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

const READY_MS = 60_000;

async function command(site: Site, { pathname, searchParams }: URL): Promise<unknown> {
  if (pathname === '/data-dir') return site.dataDir;
  if (pathname === '/database-uri') return site.database.uri;
  if (pathname === '/pay-without-callback') {
    await payWithoutCallback(site.database.uri, searchParams.get('number')!);
    return true;
  }
  if (pathname === '/double') return double(site, searchParams.get('service')!);
  if (pathname === '/single') return single(site, searchParams.get('service')!);
  const one = site.process(searchParams.get('name')!);
  if (pathname === '/stop') await one.stop((searchParams.get('signal') as NodeJS.Signals) ?? 'SIGTERM');
  if (pathname === '/start') {
    one.start();
    await one.ready(READY_MS);
  }
  return true;
}

/** A second set of processes would count its ports from here (tools/start/process-plans.ts). */
const SECOND_PORT = 10;
const upstreamOf = (service: string) => `UPSTREAM_${service.toUpperCase()}`;

/** A second instance of a service, which the gateway learns of by starting anew. */
async function double(site: Site, service: string): Promise<true> {
  const { plan, url } = site.process(service);
  const second = new SiteProcess(
    { ...plan, name: `${service}-2`, port: plan.port + SECOND_PORT },
    site.dataDir,
  );
  second.restarts = false;
  site.processes.set(second.plan.name, second);
  second.start();
  await second.ready(READY_MS);
  await restartGateway(site, { [upstreamOf(service)]: `${url},${second.url}` });
  return true;
}

/** The first instance alone, also after a test that has killed it. */
async function single(site: Site, service: string): Promise<true> {
  const [first, second] = [site.process(service), site.process(`${service}-2`)];
  await second.stop('SIGKILL');
  site.processes.delete(second.plan.name);
  if (!first.pid) first.start();
  await first.ready(READY_MS);
  await restartGateway(site, { [upstreamOf(service)]: first.url });
  return true;
}

async function restartGateway(site: Site, env: Record<string, string>): Promise<void> {
  const gateway = site.process('gateway');
  Object.assign(gateway.plan.env, env);
  await gateway.stop();
  gateway.start();
  await gateway.ready(READY_MS);
}
