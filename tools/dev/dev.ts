import { parseArgs } from 'node:util';
import { stopSignal } from '../start/process.ts';
import { REMOTES } from '../workspaces.ts';
import { developAll } from './all.ts';
import { developAlone } from './alone.ts';

/** `npm run dev`, or `npm run dev -- mfe-content --site https://…` */
async function main(signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const [remote, ...more] = positionals;
  const port = Number(process.env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`PORT=${process.env.PORT} is no port: choose a number from 1 to 65000.`);
  if (!remote && !values.site) return developAll({ port, signal });
  if (!remote || more.length || !REMOTES.includes(remote))
    throw new Error(`npm run dev takes one remote (${REMOTES.join(', ')}) with --site, or nothing.`);
  if (!values.site || !/^https?:\/\//.test(values.site))
    throw new Error(`${remote} alone needs a running site: npm run dev -- ${remote} --site https://…`);
  return developAlone({ remote, site: new URL(values.site), port, signal });
}

const signal = stopSignal();
main(signal).then(
  () => process.exit(0),
  (error: Error) => {
    if (!signal.aborted) process.stderr.write(`${error.message}\n`);
    process.exit(signal.aborted ? 0 : 1);
  },
);
