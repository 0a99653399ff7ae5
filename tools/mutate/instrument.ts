import { parseSync, visitorKeys } from 'oxc-parser';
import { type Change, changesOf, conditionChanges, isLogLine, type Node, oneLine } from './mutators.ts';

export interface Mutant {
  /** 'path:n', the same in every run over the same text. */
  id: string;
  file: string;
  line: number;
  kind: string;
  before: string;
  after: string;
}

/** Asked at run time whether a mutant is the one of this moment. */
export const SWITCH = '__mutant';

interface Found extends Mutant {
  text: string;
}

/** TypeScript's wrappers of an expression; every other TS node is a type. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const CONDITIONED = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement']);

/** Puts each mutant behind a switch beside the original: one compilation serves all of them. */
export function instrument(file: string, source: string): { code: string; mutants: Mutant[] } {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const all: Found[] = [];

  function found(node: Node, changes: readonly Change[]): Found[] {
    const made = changes.map(({ kind, text, show }, i): Found => {
      const [before, after] = show ?? [oneLine(source.slice(node.start, node.end)), oneLine(text)];
      const line = source.slice(0, node.start).split('\n').length;
      return { id: `${file}:${all.length + i}`, file, line, kind, before, after, text };
    });
    all.push(...made);
    return made;
  }

  function render(node: Node, parents: readonly Node[]): string {
    const parent = parents.at(-1);
    const condition = parent && CONDITIONED.has(parent.type) && parent.test === node;
    const own = found(node, [
      ...changesOf(node, parents, source),
      ...(condition ? conditionChanges(node, source) : []),
    ]);
    let code = '';
    let at = node.start;
    for (const child of childrenOf(node, source)) {
      code += source.slice(at, child.start) + render(child, [...parents, node]);
      at = child.end;
    }
    code += source.slice(at, node.end);
    if (!own.length) return code;
    if (node.type === 'ExpressionStatement')
      return `{if(!${SWITCH}(${JSON.stringify(own[0]!.id)})){${code}}}`;
    return `(${own.map(({ id, text }) => `${SWITCH}(${JSON.stringify(id)})?(${text}):`).join('')}(${code}))`;
  }

  const body = render(program as unknown as Node, []);
  return {
    code: source.slice(0, program.start) + body + source.slice(program.end),
    mutants: all.map(({ text: _, ...mutant }) => mutant),
  };
}

function childrenOf(node: Node, source: string): Node[] {
  if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) return [];
  if (node.type === 'ImportDeclaration' || isExportList(node) || isLogLine(node, source)) return [];
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return [];
  const keys = (visitorKeys[node.type] ?? []).filter((key) => !isName(node, key));
  return keys
    .flatMap((key) => node[key] as Node | Node[] | null)
    .filter((child): child is Node => !!child && !(child.type.startsWith('TS') && !WRAPPERS.has(child.type)))
    .sort((a, b) => a.start - b.start);
}

/** In `export { a }` one identifier is both `local` and `exported`: rendering both would print it twice. */
const isExportList = (node: Node): boolean => node.type === 'ExportNamedDeclaration' && !node.declaration;

function isName(node: Node, key: string): boolean {
  if (key === 'key' || key === 'property') return !node.computed;
  if (key === 'left') return /^(AssignmentExpression|ForInStatement|ForOfStatement)$/.test(node.type);
  if (key === 'argument') return node.type === 'UpdateExpression';
  if (key === 'source') return true;
  return key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters';
}
