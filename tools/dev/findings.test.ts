import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { ROOT } from '../workspaces.ts';
import { findForbidden } from './check-borders.ts';
import { findMissingTexts } from './check-texts.ts';
import { asLines } from './findings.ts';
import { renderFindings } from './render-findings.ts';
import { startFinding } from './sources.ts';
import { mapStack } from './stack.ts';

test('an exception in a browser or in the renderer is led back to its source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  try {
    const source = join(ROOT, 'mfe-x/src/thing.page.tsx');
    const code =
      "export const a: number = 1;\n\n\nexport function Component(): void {\n  throw new Error('broken');\n}\n";
    const built = transformSync(code, {
      filename: source,
      sourceMaps: true,
      sourceFileName: `file://${source}`,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    const line = built.code.split('\n').findIndex((one) => one.includes('throw')) + 1;
    const frames = {
      web: `http://127.0.0.1:4000/assets/mfe-x/dev-1/thing.js:${line}:5`,
      server: `/tmp/data/releases/mfe-x/dev-1/server/thing.js:${line}:5`,
    };
    for (const [side, frame] of Object.entries(frames)) {
      mkdirSync(join(folder, 'mfe-x', side), { recursive: true });
      writeFileSync(join(folder, 'mfe-x', side, 'thing.js.map'), built.map!);
      const stack = `Error: broken\n    at Component (${frame})\n    at react (http://127.0.0.1:4000/assets/shell/dev-1/main.js:1:1)`;
      expect(mapStack(stack, folder)).toMatchObject({
        file: 'mfe-x/src/thing.page.tsx',
        line: 5,
        text: expect.stringContaining('Error: broken'),
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an exception while a page is rendered is read from the log, however it is cut', () => {
  const found: unknown[] = [];
  const read = renderFindings('/nowhere', (one) => found.push(one));
  const output = `mfe-content threw: Error: broken\n    at Component (file://${ROOT}/mfe-content/src/news/news.page.tsx:27:9)`;
  const line = `${JSON.stringify({ level: 40, msg: 'render worker says', output })}\n`;
  read(line.slice(0, 30));
  read(`${line.slice(30)}{"level":30,"msg":"listening"}\nno json\n`);
  expect(found).toEqual([
    { file: 'mfe-content/src/news/news.page.tsx', line: 27, text: expect.stringContaining('Error: broken') },
  ]);
});

test('a service that does not start names the line of the project that threw', () => {
  const said = `content does not start\nfile://${ROOT}/services/content/src/app.ts:12\n\nError: not today\n    at file://${ROOT}/services/content/src/app.ts:12:7\n    at ModuleJob.run (node:internal/modules/esm/module_job:1:1)`;
  expect(startFinding('content', said)).toMatchObject({
    file: 'services/content/src/app.ts',
    line: 12,
    text: 'content does not start: not today',
  });
});

test('a forbidden import and a missing text say where they stand and what mends them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write(
      'mfe-shop/src/page.tsx',
      "\nimport { secret } from '../../gateway/src/secret.ts';\nexport const page = secret;\n",
    );
    write('gateway/src/secret.ts', 'export const secret = 1;\n');
    const [crossing] = await findForbidden(['mfe-shop/src/page.tsx'], root);
    expect(crossing).toMatchObject({
      file: 'mfe-shop/src/page.tsx',
      line: 2,
      text: 'imports gateway/src/secret.ts, which it may not (remote)',
      cure: expect.stringContaining('A remote imports'),
    });
    for (const locale of ['uk', 'ru']) write(`mfe-shop/src/texts/${locale}.json`, '{\n  "shop.a": "А"\n}\n');
    write('mfe-shop/src/texts/en.json', '{}\n');
    const [missing] = findMissingTexts(['mfe-shop/src/texts/uk.json'], root);
    expect(asLines(missing!)).toBe(
      "✗ mfe-shop/src/texts/uk.json:2\n    mfe-shop: 'shop.a' has no en text\n    → Write it into mfe-shop/src/texts/en.json.",
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
