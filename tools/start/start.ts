import { DEMO_USERS } from './demo-users.ts';
import { warmFirstPages } from './drawings.ts';
import { readFlags } from './flags.ts';
import { stopSignal, waitForAbort } from './process.ts';
import { mailsPort } from './process-plans.ts';
import { Site } from './site.ts';

const startedAt = Date.now();
const WARMING_MS = 60_000;

function say(step: string, detail?: string) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  process.stdout.write(step ? `${seconds} s  ${step}\n` : `          · ${detail}\n`);
}

const printLost = (name: string) =>
  process.stdout.write(`${name} stopped unexpectedly and is being started again.\n`);

async function main(signal: AbortSignal) {
  const { double } = readFlags('start', ['double']);
  const port = Number(process.env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    throw new Error(`PORT=${process.env.PORT} is no port: choose a number from 1 to 65000.`);
  }
  const site = await Site.start({ port, dataDir: process.env.DATA_DIR ?? '.data', double, say, signal });
  for (const one of site.processes.values()) {
    one.onLost = printLost;
  }
  site.database.onLost = () => printLost('The database');
  say('Opening the first pages, drawing what they show');
  const warming = AbortSignal.any([signal, AbortSignal.timeout(WARMING_MS)]);
  await warmFirstPages(site.url, warming).catch(() => {});
  process.stdout.write(`\nStezhka is at ${site.url}\n\nDemo users (password ${DEMO_USERS.password}):\n`);
  for (const { email, who, secondFactor } of DEMO_USERS.users) {
    const key = secondFactor ? `, key for an authenticator app ${secondFactor}` : '';
    process.stdout.write(`  ${email.padEnd(26)} ${who}${key}\n`);
  }
  process.stdout.write(`\nMails that the site sends arrive at http://127.0.0.1:${mailsPort(port)}\n`);
  process.stdout.write('\nCtrl-C stops everything.\n');
  await waitForAbort(signal);
  process.stdout.write('\nStopping…\n');
  await site.stop();
}

const signal = stopSignal();
main(signal).then(
  () => process.exit(0),
  (error: Error) => {
    if (signal.aborted) process.stdout.write('\nStopped before it had started.\n');
    else process.stderr.write(`\n${error.message}\n`);
    process.exit(signal.aborted ? 0 : 1);
  },
);
