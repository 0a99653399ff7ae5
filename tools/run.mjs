// Runs on any Node from 18 up: installs what the lock file names (Node 26 among it), then hands over to it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed');
const scripts = {
  start: 'tools/start/start.ts',
  dev: 'tools/dev/dev.ts',
  test: 'tools/test/test.ts',
  check: 'tools/test/check.ts',
  unit: 'tools/test/run-unit.ts',
  journey: 'tools/test/run-journey.ts',
  gate: 'tools/test/run-gate.ts',
  build: 'tools/build/build.ts',
  'build-one': 'tools/build/build-one.ts',
  new: 'tools/new/new.ts',
  look: 'tools/look.ts',
  bench: 'tools/bench/bench.ts',
  schemas: 'tools/schemas.ts',
  jobs: 'tools/jobs/jobs.ts',
  'staff-code': 'tools/start/demo-login.ts',
  grant: 'tools/staff/grant.ts',
  films: 'tools/films/make-films.ts',
  fuzz: 'tools/fuzz/fuzz.ts',
  mutate: 'tools/mutate/mutate.ts',
  format: 'node_modules/@biomejs/biome/bin/biome',
};

const [command, ...rest] = process.argv.slice(2);
const script = scripts[command];
if (!script) {
  console.error(`Unknown command '${command}'. Known: ${Object.keys(scripts).join(', ')}.`);
  process.exit(2);
}
install();
// What .npmrc adds is for a bare 'npx jest'; the runner of tests sets its own.
const nodeOptions = (process.env.NODE_OPTIONS ?? '').replace('--experimental-vm-modules', '').trim();
const child = spawn('node', [join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: nodeOptions, PATH: `${bin}${delimiter}${process.env.PATH}` },
});
// Passed on and waited for: the other ends tidily, and does not mind being told twice (Ctrl-C reaches the whole group).
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** `npm ci` when the lock file changed since the last time. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what package-lock.json names (about a minute)…');
  // The npm under node_modules/.bin would delete the Node it runs on.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(node ?? process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error(
      'npm could not install the packages: check the network and the lines above, then try again.',
    );
    process.exit(result.status ?? 1);
  }
  if (!existsSync(join(bin, process.platform === 'win32' ? 'node.cmd' : 'node'))) {
    console.error(
      `Node 26 did not arrive for ${process.platform}-${process.arch}: install Node 26 yourself and put it on the PATH.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
