import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT, webpackConfig } from '../build/webpack-config.ts';

const webpack = createRequire(import.meta.url)('webpack');

const COMMON = 'Routes, Route, Link, Outlet, matchPath, useLocation, useNavigate, useParams, useSearchParams';
const KINDS = {
  declarative: `Router, ${COMMON}`,
  data: `createBrowserRouter, RouterProvider, useLoaderData, useRouteError, ${COMMON}`,
};

/** Brotli bytes of react-router with what a declarative and what a data router needs (decision 0003). */
export async function benchRouter(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'router-'));
  const sizes: Record<string, number> = {};
  for (const [kind, names] of Object.entries(KINDS)) {
    const entry = join(folder, `${kind}.js`);
    writeFileSync(entry, `import { ${names} } from 'react-router';\nexport default [${names}];\n`);
    sizes[kind] = await size(entry, folder, kind);
  }
  for (const [kind, bytes] of Object.entries(sizes)) {
    process.stdout.write(
      `${kind.padEnd(12)} ${(bytes / 1024).toFixed(1)} KiB, ${(bytes / sizes.declarative!).toFixed(2)} times\n`,
    );
  }
}

function size(entry: string, folder: string, kind: string): Promise<number> {
  const { module, resolve, optimization, target } = webpackConfig('shell', 'web');
  const compiler = webpack({
    mode: 'production',
    target,
    context: ROOT,
    entry,
    output: { path: folder, filename: `${kind}.out.js`, library: { type: 'var', name: 'kept' } },
    resolve: { ...resolve, modules: [join(ROOT, 'node_modules')] },
    module,
    optimization,
    externals: { react: 'React', 'react-dom': 'ReactDOM' },
  });
  return new Promise((done, fail) =>
    compiler.run((error: Error | null) => {
      compiler.close(() => {});
      if (error) fail(error);
      else done(brotliCompressSync(readFileSync(join(folder, `${kind}.out.js`))).length);
    }),
  );
}
