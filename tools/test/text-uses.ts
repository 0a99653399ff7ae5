import type { CallExpression, Expression, Node } from 'typescript/unstable/ast';
import { isCallExpression } from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';

/** One call of a text: all the keys it can ask for, by the types of its hook and its argument. */
export interface TextUse {
  file: string;
  keys: string[];
  /** Names of the values it gives; undefined where the types do not name them. */
  values: string[] | undefined;
}

/** Calls of what `useText` gave, in the sources of each package; tests show no text to a visitor. */
export function findTextUses(tsconfigs: readonly string[]): Map<string, TextUse[]> {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [...tsconfigs] });
    return new Map(
      tsconfigs.map((tsconfig) => {
        const { program, checker, rootFiles } = snapshot.getProject(tsconfig)!;
        const sources = rootFiles.filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
        return [tsconfig, sources.flatMap((file) => usesIn(file, program.getSourceFile(file)!, checker))];
      }),
    );
  } finally {
    api.close();
  }
}

function usesIn(file: string, source: Node, checker: Checker): TextUse[] {
  const calls = [...callsIn(source)].filter((call) => call.arguments.length > 0);
  const callees = checker.getTypeAtLocation(calls.map(({ expression }) => expression));
  return calls.flatMap(({ arguments: [key, values] }, i) => {
    const callee = callees[i];
    if (!callee?.isTypeReference() || callee.getSymbol()?.name !== 'Text') return [];
    const groups = literalsOf(checker.getTypeArguments(callee)[0]!);
    const names = literalsOf(checker.getTypeAtLocation(key!)!);
    const keys = groups.flatMap((group) => names.map((name) => (group ? `${group}.${name}` : name)));
    return [{ file, keys, values: valuesOf(values, checker) }];
  });
}

function* callsIn(node: Node): Generator<CallExpression> {
  if (isCallExpression(node)) yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* callsIn(child);
}

const literalsOf = (type: Type): string[] =>
  type.isUnionType() ? type.getTypes()!.flatMap(literalsOf) : type.isStringLiteralType() ? [type.value] : [];

function valuesOf(values: Expression | undefined, checker: Checker): string[] | undefined {
  if (!values) return [];
  const type = checker.getTypeAtLocation(values)!;
  if (checker.getIndexInfosOfType(type).length) return undefined;
  return checker.getPropertiesOfType(type).map(({ name }) => name);
}
