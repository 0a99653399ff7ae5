import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';
import { ROOT } from '../build/webpack-config.ts';

/** Every regular expression of what runs for visitors takes time that grows no faster than its input. */

// The build in plain JavaScript: the others are programs of their own.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = createRequire(import.meta.url)('recheck') as typeof import('recheck');

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
export interface Regex {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** Limits by counted work: a busy machine finds what a quiet one finds. */
const LIMITS = { timeout: 300_000, attackTimeout: null, incubationTimeout: null } as const;

/** Regular expressions of a source: literals, and `new RegExp` of what stands in the same file. */
export function findRegexes(file: string, text: string): Regex[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const nodes = [...nodesIn(program as unknown as Node)];
  const constants = new Map<string, Node>();
  for (const { type, id, init } of nodes as (Node & { id?: Node; init?: Node | null })[])
    if (type === 'VariableDeclarator' && id?.type === 'Identifier' && init)
      constants.set(id.name as string, init);
  return nodes.flatMap((node) => {
    const found = regexOf(node, constants);
    return found ? [{ file, line: text.slice(0, node.start).split('\n').length, ...found }] : [];
  });
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const key of visitorKeys[node.type] ?? [])
    for (const child of [node[key]].flat()) if (child) yield* nodesIn(child as Node);
}

function regexOf(node: Node, constants: Map<string, Node>): Pick<Regex, 'source' | 'flags'> | undefined {
  const { regex } = node as { regex?: { pattern: string; flags: string } | null };
  if (node.type === 'Literal' && regex) return { source: regex.pattern, flags: regex.flags };
  const { callee } = node as { callee?: Node };
  if (!['NewExpression', 'CallExpression'].includes(node.type) || callee?.name !== 'RegExp') return undefined;
  const [source, flags = ''] = (node.arguments as Node[]).map((one) => textOf(one, constants));
  return source === undefined || flags === undefined ? undefined : { source, flags };
}

/** The text of an expression that is put together of constants; undefined for any other. */
function textOf(node: Node | undefined, constants: Map<string, Node>): string | undefined {
  if (!node) return undefined;
  const all = (parts: (Node | undefined)[], between = '') => {
    const texts = parts.map((part) => textOf(part, constants));
    return texts.includes(undefined) ? undefined : texts.join(between);
  };
  switch (node.type) {
    case 'Literal': {
      const { value, regex } = node as { value?: unknown; regex?: { pattern: string } | null };
      return regex ? regex.pattern : typeof value === 'string' ? value : undefined;
    }
    case 'TemplateLiteral': {
      const quasis = node.quasis as { value: { cooked: string } }[];
      const inner = (node.expressions as Node[]).map((one) => textOf(one, constants));
      if (inner.includes(undefined)) return undefined;
      return quasis.map(({ value }, n) => value.cooked + (inner[n] ?? '')).join('');
    }
    case 'BinaryExpression':
      return node.operator === '+' ? all([node.left as Node, node.right as Node]) : undefined;
    case 'Identifier':
      return textOf(constants.get(node.name as string), constants);
    case 'CallExpression': {
      const { object, property } = node.callee as { object?: Node; property?: Node };
      if (object?.type !== 'ArrayExpression' || property?.name !== 'join') return undefined;
      return all(object.elements as Node[], textOf((node.arguments as Node[])[0], constants) ?? ',');
    }
    case 'MemberExpression':
      return (node.property as Node).name === 'source' ? textOf(node.object as Node, constants) : undefined;
    default:
      return undefined;
  }
}

/** What is wrong with it, or '' for one whose work is linear. */
export function judge({ source, flags }: Pick<Regex, 'source' | 'flags'>): string {
  const found = checkSync(source, flags, LIMITS);
  if (found.status === 'safe') return '';
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind}): write it simpler`;
  return `takes time of ${found.complexity.summary}, as for ${found.attack.pattern}`;
}

/** Judging takes up to seconds each: what was judged once is kept by the version that judged it. */
export class Judgements {
  readonly #file: string;
  readonly #version = (createRequire(import.meta.url)('recheck/package.json') as { version: string }).version;
  readonly #kept: Record<string, string>;
  readonly #used: Record<string, string> = {};

  constructor(file: string) {
    this.#file = file;
    try {
      this.#kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch {
      this.#kept = {};
    }
  }

  of({ source, flags }: Regex): string {
    const key = `${this.#version} /${source}/${flags}`;
    this.#used[key] ??= this.#kept[key] ?? judge({ source, flags });
    return this.#used[key];
  }

  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#used));
  }
}

const SOURCES = /^(gateway|services|shell|shared-ui|mfe-\w+)\/.*\.[cm]?[jt]sx?$/;
const OF_TESTS = /\.(test|check)\.|\/testing\b|\/testing-/;

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => SOURCES.test(file) && !OF_TESTS.test(file));
  const judgements = new Judgements(join(ROOT, '.cache', 'regexes.json'));
  let wrong = 0;
  for (const regex of files.flatMap((file) => findRegexes(file, readFileSync(join(ROOT, file), 'utf8')))) {
    const fault = judgements.of(regex);
    if (!fault) continue;
    wrong += 1;
    console.log(`${regex.file}:${regex.line}: /${regex.source}/${regex.flags} ${fault}`);
  }
  judgements.save();
  process.exit(wrong ? 1 : 0);
}
