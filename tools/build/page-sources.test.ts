import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from '@stezhka/shell-contract';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';
import { pageSources } from './page-sources.ts';
import { webpackConfig } from './webpack-config.ts';

const sources = pageSources();
/** As the map of a page finds it (shell/src/dev-map/regions.ts). */
const slotChunk = (name: string) => name.replace(/^\w+\./, 'slot-');

test('every page and every slot of a remote has its source, within the checkout', async () => {
  for (const name of REMOTES) {
    const { default: remote } = (await import(`../../${folderOf(name)}/src/remote.ts`)) as {
      default: RemoteDefinition;
    };
    const files = [
      ...remote.routes.map(({ id }) => sources[name]?.[id]),
      ...Object.keys(remote.slots ?? {}).map((slot) => sources[name]?.[slotChunk(slot)]),
    ];
    for (const file of files) {
      expect(file).toMatch(new RegExp(`^${folderOf(name)}/src/[\\w/.-]+\\.tsx$`));
      expect(file).not.toContain('..');
      expect([file, existsSync(join(ROOT, file!))]).toEqual([file, true]);
    }
  }
});

test('the development build of the shell knows them, and no other build', () => {
  const defined = (name: string, mode: 'development' | 'production') =>
    JSON.stringify(webpackConfig(name, 'web', { mode }).plugins).includes('STEZHKA_DEV_MAP');
  expect(defined('shell', 'development')).toBe(true);
  expect(defined('shell', 'production')).toBe(false);
  expect(defined('mfe-shop', 'development')).toBe(false);
});
