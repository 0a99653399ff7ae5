import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { freePort } from '../database.ts';
import { lastError } from './last-error.ts';
import { SiteProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'stezhka-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process that ends twice is not waited for, and its error is named', async () => {
  const script = join(folder, 'broken.ts');
  writeFileSync(script, "throw new Error('MASTER_KEY must be 64 hex digits.');\n");
  const broken = new SiteProcess({ name: 'diary', script: relative(ROOT, script), port: 1, env: {} }, folder);
  const lost: string[] = [];
  broken.onLost = (name) => lost.push(name);
  broken.start();
  await expect(broken.ready(3_600_000)).rejects.toThrow(
    `diary does not start (MASTER_KEY must be 64 hex digits): see ${join(folder, 'logs', 'diary.log')}.`,
  );
  expect(lost).toEqual(['diary', 'diary']);
  await broken.stop();
});

test('a process is told where compiled code is kept', async () => {
  const script = join(folder, 'compiled.ts');
  const output = join(folder, 'output');
  writeFileSync(
    script,
    `import { getCompileCacheDir } from 'node:module';
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(output)}, String(getCompileCacheDir()));
createServer((_, res) => res.end()).listen(process.env.PORT);
`,
  );
  const port = await freePort();
  const one = new SiteProcess({ name: 'shop', script: relative(ROOT, script), port, env: {} }, folder);
  one.start();
  await one.ready(60_000);
  await one.stop();
  expect(readFileSync(output, 'utf8')).toContain(join(ROOT, '.cache', 'compiled'));
});

test.each([
  [
    'an error that nobody caught',
    "file.ts:1\nthrow new Error('x')\n^\n\nError: Port 4000 is taken.\n    at x\n\nNode.js v26",
    'Port 4000 is taken',
  ],
  [
    'a line of the log',
    '{"level":50,"msg":"first"}\n{"level":60,"err":{"message":"no primary"},"msg":"stopping"}\n{"level":30,"msg":"bye"}\n',
    'no primary',
  ],
  ['a system error', 'Error [ERR_MODULE_NOT_FOUND]: Cannot find it\n    at y', 'Cannot find it'],
  ['nothing wrong', '{"level":30,"msg":"listening"}\n', ''],
])('%s is found', (_, output, error) => {
  expect(lastError(output)).toBe(error);
});
