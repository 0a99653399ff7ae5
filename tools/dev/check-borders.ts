import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { borderRules } from '../test/border-rules.ts';
import { crossingsOf } from '../test/borders.ts';
import { ROOT } from '../workspaces.ts';
import { type Finding, lineOf } from './findings.ts';

/** Imports of these files alone that cross a border. */
export async function findForbidden(files: string[], root = ROOT): Promise<Finding[]> {
  const found = await crossingsOf(files, root, 1);
  return found
    .filter(({ from }) => files.includes(from))
    .map(({ rule, from, to }) => {
      const name = basename(to).replace(/\.\w+$/, '');
      const source = readFileSync(join(root, from), 'utf8');
      const lines = source.split('\n');
      const at = lines.findIndex((one) => /\b(from|import)\b/.test(one) && one.includes(name));
      const line = at + 1 || lineOf(source, to);
      const { comment } = borderRules.find((one) => one.name === rule.name) ?? {};
      return {
        file: from,
        ...(line && { line }),
        text: `imports ${to}, which it may not (${rule.name})`,
        ...(comment && { cure: comment }),
      };
    });
}
