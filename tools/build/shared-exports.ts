import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SharedExports } from '@stezhka/shell-composition/releases';
import type { Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isMethodSignatureDeclaration,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type Program,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import type { Compilation, Compiler, Module } from 'webpack';
import { ROOT } from '../workspaces.ts';

/** A release lists the members of the shell's contract under this name. */
const CONTRACT = '@stezhka/shell-contract';
const CONTRACT_FOLDER = join(ROOT, 'shell/contract/src/');

/** What the bundler knows of a build: its own modules, and the exports of shared singletons. */
export interface Bundle {
  /** TypeScript sources, absolute. */
  sources: string[];
  /** The exports that the shell brings, or that a remote takes, by singleton. */
  singletons: SharedExports;
}

/** Watches a build before its modules are merged. */
export function watchBundle(compiler: Compiler): Bundle {
  const bundle: Bundle = { sources: [], singletons: {} };
  compiler.hooks.thisCompilation.tap('shared-exports', (compilation) => {
    compilation.hooks.afterOptimizeDependencies.tap('shared-exports', (modules) => {
      const own = [...modules];
      const files = own.flatMap((module) => ('resource' in module ? [String(module.resource)] : []));
      bundle.sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
      bundle.singletons = Object.fromEntries(
        own.flatMap((module) => {
          const found = offeredBy(compilation, module) ?? takenFrom(compilation, module);
          return found ? [[found.name, [...new Set(found.names)].sort()]] : [];
        }),
      );
    });
  });
  return bundle;
}

function offeredBy({ moduleGraph }: Compilation, module: Module) {
  if (module.type !== 'provide-module') return undefined;
  const { _name: name } = module as Module & { _name: string };
  const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
  const brought = moduleGraph.getModule(dependency!)!;
  const provided = moduleGraph.getProvidedExports(brought);
  if (!Array.isArray(provided)) throw new Error(`The exports of ${name} are not known.`);
  // A module of CommonJS is its own default.
  return {
    name,
    names: brought.buildMeta?.exportsType === 'namespace' ? provided : ['default', ...provided],
  };
}

/** The exports of a singleton that code in use asks a remote's shell for. */
function takenFrom(compilation: Compilation, module: Module) {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options: { shareKey: string; import?: string } };
  // The shell's own.
  if (options.import) return undefined;
  const names = [...compilation.moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    if (!connection.dependency || !connection.isTargetActive(undefined)) return [];
    const asked = compilation.getDependencyReferencedExports(connection.dependency, undefined);
    return asked.flatMap((one) => (Array.isArray(one) ? one : one.name)[0] ?? []);
  });
  return { name: options.shareKey, names };
}

/** Members of the shell's contract: 'ShellApi.toast', 'ShellApi.toast.action', 'ShellEvents.shop:cart-changed'. */
export function contractOffers(): SharedExports {
  const files = globSync(`${CONTRACT_FOLDER}*.ts`, { exclude: (file) => file.endsWith('.test.ts') });
  return inProgram(files, ({ program }) => {
    const names = files.flatMap((file) => [...membersIn(program.getSourceFile(file)!)]);
    return { [CONTRACT]: [...new Set(names.map(([, name]) => name))].sort() };
  });
}

/** Members of the shell's contract that the sources ask for. */
export function contractUses(sources: readonly string[]): SharedExports {
  return inProgram(sources, (project) => {
    const names = sources
      .filter((file) => !file.startsWith(CONTRACT_FOLDER))
      .flatMap((file) => usesIn(project.program.getSourceFile(file)!, project));
    return { [CONTRACT]: [...new Set(names)].sort() };
  });
}

interface Project {
  program: Program;
  checker: Checker;
}

/** Nothing but these sources and what they import: the packages' own configurations lead to their declarations. */
function inProgram<T>(files: readonly string[], read: (project: Project) => T): T {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache', 'program-'));
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { noEmit: true, composite: false, emitDeclarationOnly: false, types: [] };
  writeFileSync(
    config,
    JSON.stringify({
      extends: join('../..', 'tsconfig.web.json'),
      compilerOptions,
      files: files.map((file) => relative(folder, file)),
    }),
  );
  const api = new API();
  try {
    return read(api.updateSnapshot({ openProjects: [config] }).getProject(config)!);
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}

/** Each member of the file's interfaces, with those of the objects that it is given or gives. */
function* membersIn(node: Node, path = ''): Generator<[node: Node, name: string]> {
  let inner = path;
  if (isInterfaceDeclaration(node)) inner = node.name.text;
  else if (path && (isPropertySignatureDeclaration(node) || isMethodSignatureDeclaration(node))) {
    inner = `${path}.${(node.name as { text?: string }).text}`;
    yield [node, inner];
  }
  for (const child of childrenOf(node)) yield* membersIn(child, inner);
}

function usesIn(source: Node, { program, checker }: Project): string[] {
  const known = new Map<string, string>();
  const nameOf = (symbol: TypeSymbol | undefined): string | undefined => {
    const [declared] = symbol?.declarations ?? [];
    if (!declared?.path.startsWith(CONTRACT_FOLDER)) return undefined;
    const key = `${declared.path}:${declared.index}`;
    if (!known.has(key)) {
      const found = declared.resolve()!;
      for (const [member, name] of membersIn(program.getSourceFile(declared.path)!))
        if (member.pos === found.pos) known.set(key, name);
    }
    return known.get(key);
  };
  const nodes = [...allIn(source)];
  const accessed = nodes.filter(isPropertyAccessExpression).map(({ name }) => name);
  const patterns = nodes.filter(isObjectBindingPattern);
  const patternTypes = patterns.length ? checker.getTypeAtLocation(patterns) : [];
  const members = [
    ...(accessed.length ? checker.getSymbolAtLocation(accessed) : []),
    ...patterns.flatMap(({ elements }, i) =>
      elements.map(({ propertyName, name }) => {
        const type = patternTypes[i];
        return type && propertyOf(type, propertyName ?? name, checker);
      }),
    ),
  ].map(nameOf);
  const calls = nodes.filter(isCallExpression).flatMap((call) => {
    const callee = nameOf(checker.getTypeAtLocation(call.expression)?.getSymbol());
    if (!callee) return [];
    const options = call.arguments.filter(isObjectLiteralExpression).flatMap((literal) => {
      const type = checker.getContextualType(literal);
      return type
        ? literal.properties.map((one) =>
            nameOf(propertyOf(type, 'name' in one ? (one.name as Node) : undefined, checker)),
          )
        : [];
    });
    const [first] = call.arguments;
    const events = /^ShellApi\.events\.(emit|on)$/.test(callee)
      ? literalsOf(checker.getTypeAtLocation(first!)!).map((event) => `ShellEvents.${event}`)
      : [];
    return [...options, ...events];
  });
  const slots = nodes.flatMap((node) => {
    if (!isJsxSelfClosingElement(node) && !isJsxOpeningElement(node)) return [];
    if (nameOf(checker.getTypeAtLocation(node.tagName)?.getSymbol()) !== 'ShellApi.Slot') return [];
    const name = node.attributes.properties.find(
      (one) => isJsxAttribute(one) && (one.name as { text?: string }).text === 'name',
    );
    const value = name && isJsxAttribute(name) ? name.initializer : undefined;
    if (!value) return [];
    const slots = isJsxExpression(value)
      ? literalsOf(checker.getTypeAtLocation(value.expression!)!)
      : [(value as { text?: string }).text];
    return slots.map((slot) => `SlotProps.${slot}`);
  });
  return [...members, ...calls, ...slots].filter((name) => name !== undefined);
}

const propertyOf = (type: Type, name: Node | undefined, checker: Checker) =>
  name && 'text' in name
    ? checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, String(name.text))
    : undefined;

const literalsOf = (type: Type): string[] =>
  type.isUnionType() ? type.getTypes()!.flatMap(literalsOf) : type.isStringLiteralType() ? [type.value] : [];

function* allIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* allIn(child);
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}
