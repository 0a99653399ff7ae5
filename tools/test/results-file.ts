import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';

/**
 * Where a test runner writes its results: a file of this process alone that is not there before the runner writes it.
 * @returns its path, and `read`, which takes the results away; undefined when the runner wrote none
 */
export function resultsFile(name: string) {
  const path = join(ROOT, '.cache', `${name}-results-${process.pid}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(path, { force: true });
  return {
    path,
    read<T>(): T | undefined {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as T;
      } catch {
        return undefined;
      } finally {
        rmSync(path, { force: true });
      }
    },
  };
}
