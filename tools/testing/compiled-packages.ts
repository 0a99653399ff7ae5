import { type Context, Script } from 'node:vm';

type Factory = (...given: unknown[]) => unknown;

/** The private part of jest-runtime that runs the modules of one test file, as far as it is needed here. */
export interface Executor {
  environment: { getVmContext(): Context | null };
  injectedModuleParameters: string[];
  dynamicImport(
    specifier: string,
    from: string,
    context: Context,
    attributes?: object,
    phase?: unknown,
  ): unknown;
  compile(code: string, filename: string): Factory | null;
}

/**
 * Keeps packages compiled from one test file to the next. Jest compiles each anew for every file, which is a third of
 * a second; here the code is shared, and runs in each file's own context as before.
 * @returns makes an executor compile that way; a worker has one executor at a time
 */
export function keepPackagesCompiled(): (executor: Executor) => void {
  const known = new Map<string, { code: string; script: Script }>();
  /** The executor of the running test file: an import() of a package goes to it. */
  let current: Executor;

  function scriptOf(code: string, filename: string): Script {
    const kept = known.get(filename);
    if (kept?.code === code) return kept.script;
    const head = `(function (${current.injectedModuleParameters.join(',')}) {`;
    const script = new Script(`${head}${code}\n})`, {
      filename,
      columnOffset: -head.length,
      importModuleDynamically: (specifier, _, attributes, phase?: unknown) =>
        current.dynamicImport(
          specifier,
          filename,
          current.environment.getVmContext()!,
          attributes,
          phase,
        ) as never,
    });
    known.set(filename, { code, script });
    return script;
  }

  return (executor) => {
    current = executor;
    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (!context || !filename.includes('/node_modules/')) return compile(code, filename);
      let script: Script;
      try {
        script = scriptOf(code, filename);
      } catch {
        // Jest's own words for code that is no script.
        return compile(code, filename);
      }
      return script.runInContext(context);
    };
  };
}

/** Keeps the text of packages from one test file to the next. @returns gives a file's texts, by path, what others have read */
export function keepPackageTexts(): (texts: Map<string, string>) => void {
  const known = new Map<string, string>();
  return (texts) => {
    const { get, set } = Map.prototype;
    texts.get = (path) => get.call(texts, path) ?? known.get(path);
    texts.set = (path, text) => {
      if (path.includes('/node_modules/')) known.set(path, text);
      return set.call(texts, path, text);
    };
  };
}
