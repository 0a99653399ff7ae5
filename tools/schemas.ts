import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AnyOperation } from '@stezhka/kit-contract';
import type { SchemaGenerator } from 'ts-json-schema-generator';
import * as tjs from 'ts-json-schema-generator';

/** Writes each contract's replies.schema.json from `…Reply` types; --check exits with 1 for a stale one. */
const ROOT = join(import.meta.dirname, '..');
const KIT = 'kit';
/** TypeScript's own number for a symbol that stands for one of another module. */
const ALIAS_FLAG = 2_097_152;

type Nodes = Parameters<SchemaGenerator['createSchemaFromNodes']>[0];
type Schemas = Record<string, object>;

const config = {
  ...tjs.DEFAULT_CONFIG,
  path: join(ROOT, 'services/*/contract/src/index.ts'),
  tsconfig: join(ROOT, 'services/kit/tsconfig.json'),
  // The types are checked elsewhere, by the compiler that the rest of the project uses.
  skipTypeCheck: true,
  jsDoc: 'basic',
  functions: 'fail',
} as const;

const program = tjs.createProgram(config);
const checker = program.getTypeChecker();
const generator = new tjs.SchemaGenerator(
  program,
  tjs.createParser(program, config),
  tjs.createFormatter(config),
  config,
);

function replyNodes(face: string): Nodes {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => dirname(fileName) === dirname(face))
    .map((file) => checker.getSymbolAtLocation(file))
    .flatMap((module) => (module ? checker.getExportsOfModule(module) : []))
    .filter(({ name, flags }) => name.endsWith('Reply') && !(flags & ALIAS_FLAG))
    .flatMap(({ declarations = [] }) => declarations.slice(0, 1));
}

function schemasOf(face: string): Schemas {
  const { definitions = {} } = generator.createSchemaFromNodes(replyNodes(face));
  return Object.fromEntries(Object.entries(definitions as Schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Operations of the contract whose reply has no schema, neither here nor in the kit. */
async function unknownReplies(face: string, known: ReadonlySet<string>): Promise<string[]> {
  const exported: Record<string, unknown> = await import(face);
  return Object.values(exported)
    .filter(
      (one): one is AnyOperation =>
        typeof one === 'object' && one !== null && 'reply' in one && 'path' in one,
    )
    .filter(({ reply }) => !known.has(reply))
    .map(({ name, reply }) => `${name} names ${reply}, which its contract does not export.`);
}

const services = globSync('services/*/contract/src/index.ts', { cwd: ROOT })
  .map((path) => path.split('/')[1]!)
  .sort((a, b) => Number(b === KIT) - Number(a === KIT) || (a < b ? -1 : 1));
const check = process.argv.includes('--check');
const problems: string[] = [];
const written: string[] = [];
let kitReplies: string[] = [];

for (const service of services) {
  const face = join(ROOT, `services/${service}/contract/src/index.ts`);
  const definitions = schemasOf(face);
  if (service === KIT) kitReplies = Object.keys(definitions);
  problems.push(...(await unknownReplies(face, new Set([...kitReplies, ...Object.keys(definitions)]))));

  const document = { $schema: 'http://json-schema.org/draft-07/schema#', definitions };
  const file = `services/${service}/contract/replies.schema.json`;
  const path = join(ROOT, file);
  // Compared as values: how the file is laid out makes no difference.
  const old: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  if (isDeepStrictEqual(old, JSON.parse(JSON.stringify(document)))) continue;
  if (check) problems.push(`${file} is out of date: run 'npm run schemas'.`);
  else {
    writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
    written.push(file);
  }
}

if (written.length) console.log(`Written: ${written.join(', ')}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
