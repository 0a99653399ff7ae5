import type { AnyOperation, Locale } from '@stezhka/kit-contract';
import * as refresh from 'react-refresh/runtime';
import type { Store } from '../state/store.ts';

/** What a bundle's runtime gives each module while it is developed (webpack's module.hot). */
interface HotModule {
  id: string;
  exports: Record<string, unknown>;
  hot: {
    data?: { before?: Record<string, unknown> };
    accept(failed?: (error: Error) => void): void;
    dispose(keep: (data: { before?: Record<string, unknown> }) => void): void;
    invalidate(): void;
    check(apply: true): Promise<unknown[] | null>;
  };
}

interface Fiber {
  type: { name?: string } | null;
  memoizedProps: { store?: Store } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Renderer {
  scheduleUpdate(fiber: Fiber): void;
}

/** By part: each has a runtime of its own. */
const runtimes = new Map<string, HotModule['hot']>();
let root: { current: Fiber } | undefined;
let renderer: Renderer | undefined;

/** React tells the hook of its roots, and refreshes components through it: it must be there before React is. */
refresh.injectIntoGlobalHook(globalThis);
const hook = (
  globalThis as unknown as {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      inject(renderer: Renderer): number;
      onCommitFiberRoot(id: number, root: { current: Fiber }, ...rest: unknown[]): void;
    };
  }
).__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject, onCommitFiberRoot } = hook;
hook.inject = (one) => {
  renderer = one;
  return inject.call(hook, one);
};
hook.onCommitFiberRoot = (id, committed, ...rest) => {
  root = committed;
  onCommitFiberRoot.call(hook, id, committed, ...rest);
};

function found(wanted: (fiber: Fiber) => boolean, fiber = root?.current ?? null): Fiber | undefined {
  for (let one = fiber; one; one = one.sibling) {
    const match = wanted(one) ? one : found(wanted, one.child);
    if (match) return match;
  }
  return undefined;
}

const namesOf = (exports: Record<string, unknown>) =>
  Object.keys(exports).filter((name) => name !== '__esModule');

/** A module that shows components alone is replaced by itself; another one makes those new that import it. */
const isShown = (exports: Record<string, unknown>): boolean =>
  namesOf(exports).length > 0 &&
  namesOf(exports).every((name) => refresh.isLikelyComponentType(exports[name]));

const isOther = (before: Record<string, unknown>, now: Record<string, unknown>): boolean =>
  namesOf(before).join() !== namesOf(now).join() ||
  namesOf(now).some((name) => refresh.getFamilyByType(before[name]) !== refresh.getFamilyByType(now[name]));

function module(part: string, self: HotModule) {
  const { hot, id } = self;
  runtimes.set(part, hot);
  const register = (type: unknown, name: string) => refresh.register(type, `${part} ${id} ${name}`);
  return {
    register,
    signature: refresh.createSignatureFunctionForTransform,
    done(exports: Record<string, unknown>) {
      for (const name of namesOf(exports))
        if (refresh.isLikelyComponentType(exports[name])) register(exports[name], `export ${name}`);
      if (!isShown(exports)) return;
      hot.accept(() => location.reload());
      hot.dispose((data) => {
        data.before = exports;
      });
      const { before } = hot.data ?? {};
      if (before && isOther(before, exports)) hot.invalidate();
    },
  };
}

/** Keys are said by one owner each, so what comes last counts. */
function texts(self: HotModule, locale: Locale, table: Record<string, unknown>): void {
  self.hot.accept();
  self.hot.dispose((data) => {
    data.before = table;
  });
  if (self.hot.data?.before) void showTexts(self.id, locale, table);
}

// Modules of the shell may show components, and these must find this one ready: they are run when they are needed.
async function showTexts(id: string, locale: Locale, table: Record<string, unknown>): Promise<void> {
  const { addTexts } = await import(/* webpackMode: "eager" */ '../texts/texts.ts');
  await addTexts(`${id} ${Date.now()}`, locale, async () => table);
  const provider = found(({ type }) => type?.name === 'TextsProvider');
  if (!provider) return;
  // Without other props React would take it for a component that has nothing new to say.
  provider.memoizedProps = { ...provider.memoizedProps };
  renderer?.scheduleUpdate(provider);
}

/** @returns whether the part is on this page and has taken over what was built; its state stays */
async function update(part: string): Promise<boolean> {
  const hot = runtimes.get(part);
  if (!hot) return true;
  let updates = 0;
  // One step for each build since the last.
  while (await hot.check(true)) updates += 1;
  if (updates) refresh.performReactRefresh();
  return updates > 0;
}

/** Services may have something else to say: all that is shown is asked for anew. */
async function refetch(): Promise<void> {
  const { refetchReads } = await import(/* webpackMode: "eager" */ '../api/cached-reads.ts');
  const store = found(({ memoizedProps }) => !!memoizedProps?.store)?.memoizedProps?.store;
  const names = Object.values(store?.getState().api.queries ?? {}).map((one) => one?.endpointName);
  for (const name of new Set(names)) store!.dispatch(refetchReads({ name } as AnyOperation));
}

Object.assign(globalThis, { stezhkaHot: { module, texts, update, refetch } });
