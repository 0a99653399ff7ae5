import { type Context, compileFunction, createContext } from 'node:vm';
import { type Executor, keepPackagesCompiled, keepPackageTexts } from './compiled-packages.ts';

const FILE = '/site/node_modules/counter/index.js';
const COUNTER = 'let count = 0; exports.next = () => ++count; exports.Array = Array;';

/** As jest's own, with a list of what it compiled by itself. */
function anExecutor(global: object = {}) {
  const context = createContext(global);
  const own = { compiled: [] as string[], imported: [] as unknown[], compilations: 0 };
  const executor: Executor = {
    environment: { getVmContext: () => context as Context | null },
    // Read each time code is compiled, and no other time.
    get injectedModuleParameters() {
      own.compilations += 1;
      return ['module', 'exports'];
    },
    dynamicImport(specifier, from, into) {
      own.imported.push([specifier, from, into === context]);
      throw new Error('no such package');
    },
    compile(code, filename) {
      own.compiled.push(filename);
      const options = { filename, parsingContext: context };
      return compileFunction(code, executor.injectedModuleParameters, options) as never;
    },
  };
  return { executor, own };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the package exports
function load({ executor }: ReturnType<typeof anExecutor>, code: string, filename = FILE): any {
  const module = { exports: {} };
  executor.compile(code, filename)!.call(module.exports, module, module.exports);
  return module.exports;
}

test('a package is compiled once, and each test file has its own state and globals of it', () => {
  const keep = keepPackagesCompiled();
  const [first, second] = [anExecutor(), anExecutor()];
  keep(first.executor);
  const one = load(first, COUNTER);
  expect([one.next(), one.next()]).toEqual([1, 2]);
  keep(second.executor);
  const two = load(second, COUNTER);
  expect(two.next()).toBe(1);
  expect(two.Array).not.toBe(one.Array);
  expect([first.own.compiled, second.own.compiled]).toEqual([[], []]);
  expect([first.own.compilations, second.own.compilations]).toEqual([1, 0]);
});

test('a package whose code has changed is compiled anew', () => {
  const one = anExecutor();
  keepPackagesCompiled()(one.executor);
  load(one, COUNTER);
  expect(load(one, COUNTER.replace('0', '40')).next()).toBe(41);
});

test('an error in a package names its own line and column', () => {
  const one = anExecutor();
  keepPackagesCompiled()(one.executor);
  const at = (code: string) => {
    try {
      load(one, code);
    } catch (error) {
      return (error as Error).stack;
    }
  };
  expect(at('throw new Error("here");')).toContain(`${FILE}:1:7`);
  expect(at('\n  throw new Error("there");')).toContain(`${FILE}:2:9`);
});

test('an import() of a package goes to the test file that runs now', async () => {
  const keep = keepPackagesCompiled();
  const code = 'exports.load = () => import("sharp");';
  const [first, second] = [anExecutor(), anExecutor()];
  for (const one of [first, second]) {
    keep(one.executor);
    await expect(load(one, code).load()).rejects.toThrow('no such package');
    expect(one.own.imported).toEqual([['sharp', FILE, true]]);
  }
});

test('jest compiles code of the site itself, and says what is wrong with a package', () => {
  const one = anExecutor();
  keepPackagesCompiled()(one.executor);
  load(one, COUNTER, '/site/services/shop/src/app.ts');
  expect(() => load(one, 'export const a = 1;')).toThrow("Unexpected token 'export'");
  expect(one.own.compiled).toEqual(['/site/services/shop/src/app.ts', FILE]);
});

test('a test file that has ended runs nothing any more', () => {
  const one = anExecutor();
  one.executor.compile = () => null;
  one.executor.environment.getVmContext = () => null;
  keepPackagesCompiled()(one.executor);
  expect(one.executor.compile(COUNTER, FILE)).toBeNull();
});

test('a package is read once, and a file of the site by each test file', () => {
  const keep = keepPackageTexts();
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];
  keep(first);
  first.set(FILE, COUNTER).set('/site/services/counter.ts', COUNTER);
  first.clear();
  keep(second);
  expect([second.get(FILE), second.get('/site/services/counter.ts')]).toEqual([COUNTER, undefined]);
  second.set(FILE, 'changed');
  expect([first.get(FILE), second.get(FILE)]).toEqual(['changed', 'changed']);
});
