import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { developmentTraces } from '../build/development-traces.ts';
import { type Side, webpackConfig } from '../build/webpack-config.ts';
import { ROOT } from '../workspaces.ts';
import { type Built, Bundles } from './bundles.ts';

const webpack = createRequire(import.meta.url)('webpack');
const PAGE = `import { useState } from 'react';
import styles from './tiny.module.css';
export function Component() {
  const [n, setN] = useState(0);
  return <button type="button" className={styles.shy} onClick={() => setN(n + 1)}>{n}</button>;
}
`;
const REMOTE = `export default {
  page: () => import(/* webpackChunkName: 'page' */ './tiny.page.tsx'),
  texts: () => import(/* webpackChunkName: 'texts-uk' */ './texts/uk.json'),
};
`;

/** A remote of one page, as small as they come. */
const source = mkdtempSync(join(tmpdir(), 'tiny-'));
const folder = mkdtempSync(join(tmpdir(), 'tiny-built-'));
const write = (file: string, text: string) => writeFileSync(join(source, file), text);
const read = (file: string) => readFileSync(join(folder, 'mfe-tiny', 'web', file), 'utf8');
const heard: ((built: Built) => void)[] = [];
const nextBuild = () => new Promise<Built>((resolve) => void heard.push(resolve));
let bundles: Bundles;
let first: Built;

beforeAll(async () => {
  mkdirSync(join(source, 'src/texts'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'));
  write('package.json', '{"name":"tiny","version":"1.0.0","type":"module"}');
  write('src/remote.ts', REMOTE);
  write('src/tiny.page.tsx', PAGE);
  write('src/tiny.module.css', '.shy { color: red; }\n');
  write('src/texts/uk.json', '{ "tiny.title": "Мала" }\n');
  bundles = new Bundles({ folder, parts: ['mfe-tiny'], sides: ['web'], hot: true, sourceOf: () => source });
  bundles.onBuilt = (built) => heard.shift()?.(built);
  const build = nextBuild();
  await bundles.start();
  first = await build;
}, 60_000);
afterAll(async () => {
  await bundles.close();
  for (const one of [source, folder]) rmSync(one, { recursive: true });
});

test('a developer reads class names, and maps name the sources; nothing needs eval', () => {
  expect(first.findings).toEqual([]);
  expect(read('page.css')).toMatch(/\.tiny-module-shy-[\w-]+ /);
  const { sources } = JSON.parse(read('page.js.map')) as { sources: string[] };
  expect(sources).toContain(`file://${join(source, 'src/tiny.page.tsx')}`);
  expect(read('page.js')).not.toContain('eval(');
  expect(bundles.chunks('mfe-tiny')).toMatchObject({
    page: expect.arrayContaining(['page.js', 'page.css']),
    container: ['remoteEntry.js'],
  });
});

test('a saved style is another sheet, a saved component an update for open pages', async () => {
  let build = nextBuild();
  write('src/tiny.module.css', '.shy { color: blue; }\n');
  expect((await build).changed).toContain('page.css');
  build = nextBuild();
  write('src/tiny.page.tsx', PAGE.replace('n + 1', 'n + 2'));
  const { changed, sources } = await build;
  expect(changed.some((file) => /^page\..*hot-update\.js$/.test(file))).toBe(true);
  expect(sources.filter((file) => file.startsWith(source))).toEqual([join(source, 'src/tiny.page.tsx')]);
  await bundles.settled();
}, 60_000);

test('what does not compile is named with its line, and mended by the next save', async () => {
  let build = nextBuild();
  write('src/tiny.page.tsx', PAGE.replace('return <', 'return << <'));
  expect((await build).findings).toEqual([
    {
      file: expect.stringContaining('tiny.page.tsx'),
      line: 5,
      text: expect.stringContaining('Expression expected'),
    },
  ]);
  build = nextBuild();
  write('src/tiny.page.tsx', PAGE);
  expect((await build).findings).toEqual([]);
  await bundles.settled();
}, 60_000);

test('a production build holds nothing of development, which is found out', async () => {
  const made = join(folder, 'made');
  await Promise.all(
    (['web', 'server'] as Side[]).map(
      (side) =>
        new Promise<void>((resolve, reject) => {
          const config = webpackConfig('mfe-tiny', side, { source, folder: made, keep: false });
          webpack(config, (error: Error | null, stats: Stats) =>
            error || stats.hasErrors()
              ? reject(error ?? new Error(stats.toString('errors-only')))
              : resolve(),
          );
        }),
    ),
  );
  expect(developmentTraces(made)).toEqual([]);
  const traces = developmentTraces(join(folder, 'mfe-tiny')).join('\n');
  for (const what of ['hot replacement', "React's refresh", 'a source map', "React's warnings"])
    expect(traces).toContain(what);
}, 60_000);
