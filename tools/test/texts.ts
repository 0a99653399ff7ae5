import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { folderOf, REMOTES, ROOT } from '../build/webpack-config.ts';
import { findTextUses, type TextUse } from './text-uses.ts';

const OWNERS = ['shell', ...REMOTES];

export type Tables = Partial<Record<Locale, Record<string, string>>>;

/** Findings about one owner's texts: keys and parameters that differ between languages, and broken ICU. */
export function checkTexts(owner: string, tables: Tables): string[] {
  return keysOf(tables).flatMap((key) => {
    const parameters = parametersOf(tables.uk?.[key] ?? '') ?? [];
    return LOCALES.flatMap((locale) => {
      const text = tables[locale]?.[key];
      if (!text?.trim()) return [`${owner}: '${key}' has no ${locale} text`];
      const own = parametersOf(text);
      if (!own) return [`${owner}: '${key}' is broken in ${locale}`];
      return parameters
        .filter((name) => !own.includes(name))
        .map((name) => `${owner}: '${key}' does not say {${name}} in ${locale}`);
    });
  });
}

/** Findings about how texts are used: keys that no call asks for, and calls that leave out a value of some language. */
export function checkUses(owner: string, tables: Tables, uses: readonly TextUse[]): string[] {
  const keys = keysOf(tables);
  const asked = new Set(uses.flatMap((use) => use.keys));
  // The shell names the pages for staff by their manifests (shell/src/admin).
  const admin = `${owner.replace('mfe-', '')}.admin.`;
  const unused = keys.filter((key) => !asked.has(key) && (owner === 'shell' || !key.startsWith(admin)));
  const needs = (key: string) =>
    new Set(LOCALES.flatMap((locale) => parametersOf(tables[locale]?.[key] ?? '') ?? []));
  // The compiler finds these too, unless a package does not register its keys (src/texts/text-keys.d.ts).
  const missing = [...asked].filter((key) => !keys.includes(key));
  return [
    ...missing.map((key) => `${owner}: '${key}' is used and has no text`),
    ...unused.map((key) => `${owner}: '${key}' is never used`),
    ...uses.flatMap(({ file, keys: named, values }) => {
      if (keys.length > 1 && named.length === keys.length)
        return [`${file}: any text may be meant, give the key a narrower type`];
      return named.flatMap((key) =>
        [...needs(key)]
          .filter((name) => !values?.includes(name))
          .map((name) => `${file}: '${key}' is not given its {${name}}`),
      );
    }),
  ];
}

const keysOf = (tables: Tables): string[] => [
  ...new Set(LOCALES.flatMap((locale) => Object.keys(tables[locale] ?? {}))),
];

/** Names that a text takes values or tags by; undefined where the text is no ICU. */
function parametersOf(text: string): string[] | undefined {
  try {
    return [...new Set(namesIn(parse(text)))];
  } catch {
    return undefined;
  }
}

const namesIn = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((one) => {
    if (one.type === TYPE.literal || one.type === TYPE.pound) return [];
    if (one.type === TYPE.tag) return [one.value, ...namesIn(one.children)];
    if (one.type !== TYPE.select && one.type !== TYPE.plural) return [one.value];
    return [one.value, ...Object.values(one.options).flatMap(({ value }) => namesIn(value))];
  });

/** A remote shows forms without their texts: their errors would read 'no_translation'. */
export function checkFormTexts(owner: string, sources: readonly string[]): string[] {
  const imports = (path: string) => sources.some((source) => source.includes(`from '${path}'`));
  return imports('@stezhka/shared-ui/form') && !imports('@stezhka/shared-ui/form/with-texts')
    ? [`${owner}: shows forms, so remote.ts needs withFormTexts`]
    : [];
}

/** Words of a text or source file with another apostrophe than ’ between two Cyrillic letters. */
export const checkApostrophes = (file: string, text: string): string[] =>
  [...text.matchAll(/[\p{Script=Cyrillic}]+['ʼ`´ʹ‘][\p{Script=Cyrillic}]+/gu)].map(
    ([word]) => `${file}: '${word}' is written with ’`,
  );

const WORDS: [locale: Locale, wrong: RegExp, right: string][] = [
  ['en', /(?<!e-)\bmails?\b/i, 'e-mail'],
  // The site speaks of itself as 'we'.
  ['uk', /(?<!\p{L})(?:зберігаю|збираю|надсилаю|шукаю)(?!\p{L})/iu, 'the first person plural'],
  ['ru', /(?<!\p{L})(?:сохраняю|собираю|отправляю|ищу)(?!\p{L})/iu, 'the first person plural'],
];

/** Texts that say one thing in another word or voice than all others. */
export const checkWords = (owner: string, tables: Tables): string[] =>
  WORDS.flatMap(([locale, wrong, right]) =>
    Object.entries(tables[locale] ?? {})
      .filter(([, text]) => wrong.test(text))
      .map(([key]) => `${owner}: '${key}' in ${locale} needs ${right}`),
  );

/** A part's texts, and those of its features that have their own. */
export const readTable = (folder: string, locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`**/texts/${locale}.json`, { cwd: folder }).map((file) =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ),
  );

if (process.argv[1] === import.meta.filename) {
  const configOf = (owner: string) => join(ROOT, folderOf(owner), 'tsconfig.json');
  const uses = findTextUses(OWNERS.map(configOf));
  const findings = OWNERS.flatMap((owner) => {
    const tables: Tables = Object.fromEntries(
      LOCALES.map((locale) => [locale, readTable(join(ROOT, folderOf(owner), 'src'), locale)]),
    );
    const named = uses.get(configOf(owner))!.map((use) => ({ ...use, file: relative(ROOT, use.file) }));
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, folderOf(owner)) })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(ROOT, folderOf(owner), file), 'utf8'));
    return [
      ...checkTexts(owner, tables),
      ...checkUses(owner, tables, named),
      ...checkFormTexts(owner, sources),
      ...checkWords(owner, tables),
    ];
  });
  // What visitors type is compared in every spelling: services/content/src/search.
  const files = globSync(
    `{shell,mfe-*,shared-ui,shared-ui/gallery,services/*}/{src,seed,contract}/**/*.{ts,tsx,json,md,yaml}`,
    {
      cwd: ROOT,
    },
  ).filter((file) => !/\/search\b/.test(file));
  for (const file of files) findings.push(...checkApostrophes(file, readFileSync(join(ROOT, file), 'utf8')));
  for (const finding of new Set(findings)) process.stdout.write(`${finding}\n`);
  process.exit(findings.length ? 1 : 0);
}
