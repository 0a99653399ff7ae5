import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';

/** Files from the root of the checkout, by remote and by the chunk's name: a route's id, or 'slot-cart-button'. */
export type PageSources = Record<string, Record<string, string>>;

const CHUNK = /import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/\s*'(\.[^']+\.tsx)'/g;

/** Read from what remotes declare: `lazy: () => import(/* webpackChunkName: "news" *\/ './news.page.tsx')`. */
export const pageSources = (): PageSources =>
  Object.fromEntries(REMOTES.map((remote) => [remote, sourcesOf(folderOf(remote))]));

function sourcesOf(folder: string): Record<string, string> {
  const files = globSync('src/{remote.ts,**/*.routes.ts}', { cwd: join(ROOT, folder) });
  return Object.fromEntries(
    files.flatMap((file) => {
      const found = readFileSync(join(ROOT, folder, file), 'utf8').matchAll(CHUNK);
      return [...found].map(([, name, path]) => [
        name!,
        join(folder, dirname(file), path!).replaceAll('\\', '/'),
      ]);
    }),
  );
}

/** What the development build of the shell knows of this checkout. `EDITOR_URL` names another editor: 'idea://open?file={path}'. */
export const devMapOf = (editor = process.env.EDITOR_URL ?? 'vscode://file{path}') => ({
  sources: pageSources(),
  editor,
  root: ROOT,
});
