import { existsSync, readFileSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Side } from '../build/webpack-config.ts';
import { type Finding, fromRoot, placeInStack } from './findings.ts';

const IN_TAB = /https?:\/\/[^/\s]+\/assets\/([\w-]+)\/[\w.-]+\/([\w./-]+\.js):(\d+):(\d+)/g;
const IN_RENDERER = /(?:file:\/\/)?\/[^\s():]*\/([\w-]+)\/[\w.-]+\/server\/([\w./-]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, { at: number; map: SourceMap }>();

/** A stack of a browser or of the renderer with its frames in the sources. @param folder where the compilers write */
export function mapStack(stack: string, folder: string): Finding {
  const led = (text: string, side: Side, frames: RegExp) =>
    text.replace(frames, (frame, part: string, file: string, line: string, column: string) => {
      const entry = mapOf(join(folder, part, side, file))?.findEntry(Number(line) - 1, Number(column) - 1);
      return entry && 'originalSource' in entry
        ? `${fromRoot(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
        : frame;
    });
  const mapped = led(led(stack, 'web', IN_TAB), 'server', IN_RENDERER);
  const own = mapped
    .split('\n')
    .find((line) => /^[^/]*?\(?((?!node_modules)[\w-]+\/)+[\w.-]+\.tsx?:\d+/.test(line.trim()));
  const [, file, line] = /((?:[\w.-]+\/)+[\w.-]+\.tsx?):(\d+)/.exec(own ?? '') ?? [];
  return {
    ...(file ? { file, line: Number(line) } : placeInStack(mapped)),
    text: mapped.split('\n').slice(0, 6).join('\n'),
  };
}

function mapOf(file: string): SourceMap | undefined {
  const path = `${file}.map`;
  if (!existsSync(path)) return undefined;
  const at = statSync(path).mtimeMs;
  const known = maps.get(path);
  if (known?.at === at) return known.map;
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  maps.set(path, { at, map });
  return map;
}
