import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';

/** Puts lines between `<!-- name -->` and `<!-- /name -->` of a document. @throws Error when it has no such marks */
export function writeTable(name: string, lines: readonly string[], document = 'docs/operations.md'): void {
  process.stdout.write(`${lines.join('\n')}\n`);
  const { head, tail } = between(name, readDocument(document), document);
  writeFileSync(join(ROOT, document), `${head}\n${lines.join('\n')}\n${tail}`);
}

export const readTable = (name: string, document: string): string[] =>
  tableIn(readDocument(document), name, document);

/** Lines between the marks of a document whose text is at hand. @throws Error when it has no such marks */
export const tableIn = (text: string, name: string, document = 'The document'): string[] =>
  between(name, text, document).content.trim().split('\n');

export const readDocument = (document: string) => readFileSync(join(ROOT, document), 'utf8');

function between(name: string, text: string, document: string) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`${document} has no marks ${start} and ${end}.`);
  return { head: text.slice(0, from), content: text.slice(from, to), tail: text.slice(to) };
}
