import { spawnSync } from 'node:child_process';
import { ROOT } from '../workspaces.ts';
import { read } from './read.ts';

const READERS = [['docker', 'compose'], ['docker-compose']] as const;

/** Lets the first Compose that answers here read the file. Without any, tools/compose.test.ts stands alone. */
const required = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map((match) => match[1]!);
const env = { ...process.env, ...Object.fromEntries(required.map((name) => [name, 'a1'.repeat(32)])) };

function run([command, ...first]: readonly string[], ...args: string[]) {
  return spawnSync(command!, [...first, ...args], { cwd: ROOT, env, encoding: 'utf8', timeout: 20_000 });
}

const reader = READERS.find((one) => run(one, 'version').status === 0);
if (reader) {
  const version = run(reader, 'version', '--short').stdout.trim();
  const { status, stderr } = run(reader, 'config', '--quiet');
  const verdict = status === 0 ? 'reads docker-compose.yml' : `refuses docker-compose.yml:\n${stderr}`;
  process.stdout.write(`${reader.join(' ')} ${version} ${verdict}\n`);
  process.exitCode = status === 0 ? 0 : 1;
} else {
  process.stdout.write(
    `no ${READERS.map((one) => one.join(' ')).join(' or ')} here: the file was not read by one\n`,
  );
}
