import { watch } from 'node:fs';
import { join } from 'node:path';
import { affectedBy } from '../start/affected.ts';
import { lastError } from '../start/last-error.ts';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';
import { type Finding, placeInStack } from './findings.ts';

const WATCHED = ['gateway', 'services', 'shared-ui', 'shell', ...REMOTES.map(folderOf)];
const IGNORED = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)|~$|\.sw[px]$|(^|\/)\d+$/;

/** @param changed hears of files, from the root */
export function watchSources(changed: (file: string) => void, signal: AbortSignal): void {
  for (const folder of WATCHED)
    watch(join(ROOT, folder), { recursive: true, signal }, (_event, file) => {
      if (file && !IGNORED.test(file)) changed(`${folder}/${file}`);
    });
}

/** The processes to start anew: services before those that ask them. */
export const restarts = (files: Iterable<string>): string[] => [
  ...new Set(
    [...files]
      .filter((file) => !/\.(test|e2e)\.tsx?$/.test(file))
      .flatMap(affectedBy)
      .filter((name) => name !== 'browser'),
  ),
];

/** Why something does not start: `said` is the error with what the process wrote. */
export function startFinding(name: string, said: string): Finding {
  const place = placeInStack(said);
  return {
    ...place,
    text: `${name} does not start: ${lastError(said) || said.split('\n')[0]}`,
    cure: place.file
      ? 'Mend this line; it starts again with the next change.'
      : `Its log says more: ${name}.log.`,
  };
}
