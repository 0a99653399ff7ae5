import { parseArgs } from 'node:util';
import { DEMO_USERS } from './demo-users.ts';
import { Site } from './site.ts';
import { warmUp } from './warm.ts';

const { values } = parseArgs({ options: { double: { type: 'boolean', default: false } } });
const port = Number(process.env.PORT ?? 4000);
const startedAt = Date.now();

function say(step: string, detail?: string) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(step ? `${seconds} s  ${step}\n` : `          · ${detail}\n`);
}

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    throw new Error(`PORT=${process.env.PORT} is no port: choose a number from 1 to 65000.`);
  }
  const site = await Site.start({
    port,
    dataDir: process.env.DATA_DIR ?? '.data',
    double: values.double,
    say,
  });
  for (const one of site.processes.values()) {
    one.onLost = (name) => process.stdout.write(`${name} stopped unexpectedly and is being started again.\n`);
  }
  process.stdout.write(`\nStezhka is at ${site.url}\n\nDemo users (password ${DEMO_USERS.password}):\n`);
  for (const { email, who } of DEMO_USERS.users) process.stdout.write(`  ${email.padEnd(26)} ${who}\n`);
  process.stdout.write('\nCtrl-C stops everything.\n');
  const warming = new AbortController();
  warmUp(site.url, warming.signal).catch(() => {});
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    warming.abort();
    process.stdout.write('\nStopping…\n');
    await site.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

main().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});
