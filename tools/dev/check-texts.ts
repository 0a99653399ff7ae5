import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { checkTexts, readTable, type Tables } from '../test/texts.ts';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';
import { type Finding, lineOf } from './findings.ts';

/** @param files texts that have changed */
export function findMissingTexts(files: readonly string[], root = ROOT): Finding[] {
  const owners = ['shell', ...REMOTES].filter((owner) =>
    files.some((file) => file.startsWith(`${folderOf(owner)}/`)),
  );
  return owners.flatMap((owner) => {
    const folder = join(root, folderOf(owner), 'src');
    const tables: Tables = Object.fromEntries(LOCALES.map((locale) => [locale, readTable(folder, locale)]));
    return checkTexts(owner, tables).map((text) => {
      const [, key = ''] = /'([^']+)'/.exec(text) ?? [];
      const [locale = 'uk'] = /(?<= (?:no|in) )(?:uk|ru|en)\b/.exec(text) ?? [];
      const changed = files.filter((file) => file.startsWith(`${folderOf(owner)}/`));
      const place = placeOfKey(key, changed, root);
      return {
        ...place,
        text,
        cure: `Write it into ${(place.file ?? changed[0]!).replace(/\w+\.json$/, `${locale}.json`)}.`,
      };
    });
  });
}

/** Where the key stands in any language, beside the files that were saved. */
function placeOfKey(key: string, changed: readonly string[], root: string): Pick<Finding, 'file' | 'line'> {
  for (const one of changed)
    for (const locale of LOCALES) {
      const file = one.replace(/\w+\.json$/, `${locale}.json`);
      if (!existsSync(join(root, file))) continue;
      const line = lineOf(readFileSync(join(root, file), 'utf8'), `"${key}"`);
      if (line) return { file, line };
    }
  return { file: changed[0]! };
}
