import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preprocessor } from 'knip';
import { ROOT } from '../build/webpack-config.ts';
import { WORKSPACES } from '../workspaces.ts';

const declared = new Set(
  WORKSPACES.flatMap((folder) => {
    const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, object | undefined>;
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/** Versions stand once, in the root's package.json: whether a package is used is asked of the part that declares it. */
const leaveVersions: Preprocessor = (options) => {
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const unused = options.issues[kind]['package.json'] ?? {};
    for (const name of Object.keys(unused)) {
      if (!declared.has(name)) continue;
      delete unused[name];
      options.counters[kind] -= 1;
    }
  }
  return options;
};
export default leaveVersions;
