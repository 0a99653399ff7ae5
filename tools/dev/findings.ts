import { relative } from 'node:path';
import { ROOT } from '../workspaces.ts';

/** A mistake in what was saved: where it stands, what is wrong, and what mends it. */
export interface Finding {
  /** From the root. */
  file?: string;
  line?: number;
  text: string;
  cure?: string;
}

export const placeOf = ({ file, line }: Finding): string => (file ? (line ? `${file}:${line}` : file) : '');

export const asLines = (finding: Finding): string =>
  [
    `✗ ${placeOf(finding)}`.trimEnd(),
    ...finding.text.trim().split('\n'),
    ...(finding.cure ? [`→ ${finding.cure}`] : []),
  ].join('\n    ');

export const fromRoot = (path: string): string => relative(ROOT, path.replace(/^file:\/\//, ''));

/** The line, from 1, in which a text stands for the first time; undefined where it does not. */
export function lineOf(source: string, wanted: string | RegExp): number | undefined {
  const at = typeof wanted === 'string' ? source.indexOf(wanted) : source.search(wanted);
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}

/** The first frame of a stack that stands in a source of the project. */
export function placeInStack(stack: string): Pick<Finding, 'file' | 'line'> {
  for (const [, path, line] of stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+\.(?:tsx?|css|json)):(\d+)/g)) {
    const file = fromRoot(path!);
    if (!file.startsWith('..') && !file.includes('node_modules')) return { file, line: Number(line) };
  }
  return {};
}
