import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TransformOptions } from '@jest/transform';
import swcJest from '@swc/jest';
import { ROOT } from '../build/webpack-config.ts';
import { instrument } from './instrument.ts';

export interface Config {
  files: string[];
  swc: Record<string, unknown>;
}

const SELF = createHash('sha256');
for (const name of ['instrument.ts', 'mutators.ts'])
  SELF.update(readFileSync(new URL(name, import.meta.url), 'utf8'));
const self = SELF.digest('hex');

/** The tests' own transform, after the mutants were put in; sources on disk stay as they are. */
export function createTransformer({ files, swc }: Config) {
  const inner = swcJest.createTransformer(swc) as Required<ReturnType<typeof swcJest.createTransformer>>;
  const given = (source: string, path: string): string => {
    const file = relative(ROOT, path);
    return files.includes(file) ? instrument(file, source).code : source;
  };
  return {
    ...inner,
    process: (source: string, path: string, options: TransformOptions) =>
      inner.process(given(source, path), path, options as never),
    processAsync: (source: string, path: string, options: TransformOptions) =>
      inner.processAsync(given(source, path), path, options as never),
    getCacheKey: (source: string, path: string, options: TransformOptions) =>
      `${inner.getCacheKey(source, path, options as never)}${files.includes(relative(ROOT, path)) ? self : ''}`,
  };
}
