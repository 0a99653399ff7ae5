import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES } from '@stezhka/kit-contract';
import { REMOTES, ROOT } from '../build/recipe.ts';

const OWNERS = ['shell', ...REMOTES];

/** Findings about one owner's texts: keys that differ between languages, broken ICU, keys used but not there, or never used. */
export function checkTexts(
  owner: string,
  tables: Record<string, Record<string, string>>,
  sources: string,
): string[] {
  const findings: string[] = [];
  const keys = new Set(LOCALES.flatMap((locale) => Object.keys(tables[locale] ?? {})));
  for (const key of keys) {
    for (const locale of LOCALES) {
      const text = tables[locale]?.[key];
      if (text === undefined || !text.trim()) findings.push(`${owner}: '${key}' has no ${locale} text`);
      else if (!wellFormed(text)) findings.push(`${owner}: '${key}' is broken in ${locale}`);
    }
  }
  for (const [, key] of sources.matchAll(/\bid: '([\w-]+(?:\.[\w-]+)+)'/g)) {
    if (!keys.has(key!)) findings.push(`${owner}: '${key}' is used and has no text`);
  }
  const prefixes = new Set(
    [...sources.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, prefix]) => prefix!),
  );
  const parts = [...sources.matchAll(/\buseText\('([\w.-]+)'\)/g)].map(([, part]) => `${part}.`);
  for (const key of keys) {
    const name = key.slice(key.indexOf('.') + 1);
    const rests = parts.filter((part) => name.startsWith(part)).map((part) => name.slice(part.length));
    if (![key, name, ...rests].some((one) => isUsed(one, sources, prefixes)))
      findings.push(`${owner}: '${key}' is never used`);
  }
  return [...new Set(findings)];
}

/** Words of a text or source file with another apostrophe than ’ between two Cyrillic letters. */
export const checkApostrophes = (file: string, text: string): string[] =>
  [...text.matchAll(/[\p{Script=Cyrillic}]+['ʼ`´ʹ‘][\p{Script=Cyrillic}]+/gu)].map(
    ([word]) => `${file}: '${word}' is written with ’`,
  );

/**
 * How a key may stand in a source: whole, with or without its owner (`t('cart.title')`), or without the part that a
 * hook was asked for (`useText('login')`, then `text('title')`); built
 * (`cart.${state}`), also of a rest that stands elsewhere (`cabinet.${part}` with 'privacy.lead') or is built itself.
 */
function isUsed(name: string, sources: string, prefixes: Set<string>): boolean {
  if (sources.includes(`'${name}'`) || sources.includes(`"${name}"`)) return true;
  for (let dot = name.indexOf('.'); dot > 0; dot = name.indexOf('.', dot + 1)) {
    if (!prefixes.has(name.slice(0, dot + 1))) continue;
    const rest = name.slice(dot + 1);
    const tail = rest.slice(rest.lastIndexOf('.'));
    if (!rest.includes('.') || sources.includes(`}${tail}\``)) return true;
    if (isUsed(rest, sources, prefixes)) return true;
  }
  return false;
}

function wellFormed(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

function sourcesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const findings = OWNERS.flatMap((owner) => {
    const folder = join(ROOT, owner, 'src');
    if (!existsSync(join(folder, 'texts', 'uk.json'))) return [`${owner}: no texts`];
    const tables = Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        JSON.parse(readFileSync(join(folder, 'texts', `${locale}.json`), 'utf8')),
      ]),
    );
    return checkTexts(owner, tables, sourcesOf(folder));
  });
  // What visitors type is compared in every spelling: services/content/src/search.
  const files = globSync(`{shell,mfe-*,shared-ui,services/*}/{src,seed,contract}/**/*.{ts,tsx,json}`, {
    cwd: ROOT,
  }).filter((file) => !/\/search\b/.test(file));
  for (const file of files) findings.push(...checkApostrophes(file, readFileSync(join(ROOT, file), 'utf8')));
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.exit(findings.length ? 1 : 0);
}
