import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlProvider } from '@stezhka/intl';
import { type AnyOperation, type CallArgs, LOCALES, type Locale, localePath } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { RouteParamsProvider, useLocation } from '@stezhka/router';
import { MemoryRouter } from '@stezhka/router/testing';
import { matchRoute } from '@stezhka/shell-composition/ownership';
import {
  type CallError,
  connectShell,
  type RemoteDefinition,
  type ShellApi,
  type SlotName,
} from '@stezhka/shell-contract';
import { Provider } from '@stezhka/store';
import { act, render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import type { Middleware, Store as ReduxStore } from 'redux';
import '@stezhka/account-contract/examples';
import '@stezhka/content-contract/examples';
import '@stezhka/diary-contract/examples';
import '@stezhka/shop-contract/examples';
import { api as callsApi, endpointOf } from '../api/api.ts';
import { cache, useCall, useChange, useInvalidate } from '../api/use-call.ts';
import { pageLocaleChanged } from '../state/meta.slice.ts';
import { addMiddleware } from '../state/remote-middleware.ts';
import { injectReducers, makeStore, type Store } from '../state/store.ts';
import { pageState } from './page-state.ts';

/** A reply, or a function of the call's arguments; an ErrorReply of `failing` makes the call fail. */
export type TestReply = unknown | ((args: CallArgs) => unknown);
export type Texts = Record<Locale, Record<string, string>>;

export interface PageOptions {
  /** The remote's texts, see `readTexts`. */
  texts: Texts;
  /** What calls answer, reads and changes alike; an operation not named here answers its contract's example. */
  replies?: readonly (readonly [AnyOperation, TestReply])[];
  /** The same of reads that other parts of the page have asked for before: they are in the cache from the beginning. */
  loaded?: readonly (readonly [AnyOperation, unknown])[] | undefined;
  locale?: Locale;
  /** Address without locale. */
  path?: string;
  /** The route's pattern, where the page reads params: '/news/:slug'. */
  route?: string;
  /** Components of other remotes; a slot not named here shows its fallback, one that is null is still on its way. */
  slots?: Partial<Record<SlotName, ReactNode>>;
  /** Paths that no release has. */
  missing?: readonly string[];
  /** Brings the slices of the page, where it has any. */
  remote?: Pick<RemoteDefinition, 'reducers' | 'middleware'>;
}

class ErrorReply {
  readonly error: CallError;
  constructor(error: CallError) {
    this.error = error;
  }
}

/** For `replies`: the call fails like this. */
export const failing = (status: number, code = 'unavailable', more: Partial<CallError> = {}) =>
  new ErrorReply({ status, code, message: code, ...more });

/** Texts as they are written; the build compiles them. @param folder holds uk.json, ru.json and en.json */
export const readTexts = (...folders: string[]): Texts =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.assign(
        {},
        ...folders.map((folder) => JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))),
      ),
    ]),
  ) as Texts;

const shellTexts = readTexts(join(import.meta.dirname, '../texts'));

/**
 * Shows a page as the shell does, on the shell's own store and cache of calls: only what carries the calls is replaced.
 * Reads whose reply is known are in the cache before the page asks, as after its route's `load`. A text that is missing
 * or broken fails the test. What the page did is in `made` (changes), `said` (with `actions`), `emitted`, `refetched`
 * (names of reads that were made again) and `invalidated` (tags); `address()` is where it is now, without locale.
 */
export function renderPage(page: ReactElement | (() => ReactNode), options: PageOptions) {
  const { texts, locale = 'uk', path = '/', route = '*' } = options;
  const { api, store, ...log } = openShell(options);
  let address = '';
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  };
  const Routed = ({ children }: { children: ReactNode }) => {
    const params = matchRoute([{ path: route }], useLocation().pathname)?.params ?? {};
    return <RouteParamsProvider value={params}>{children}</RouteParamsProvider>;
  };
  // jsdom cannot scroll.
  window.scrollTo = () => {};
  const Page = page;
  const element = typeof Page === 'function' ? <Page /> : Page;
  const view = render(
    <Provider store={store}>
      <MemoryRouter basename={localePath('/', locale)} initialEntries={[localePath(path, locale)]}>
        <IntlProvider
          locale={locale}
          messages={{ ...shellTexts[locale], ...texts[locale] } as never}
          onError={rethrow}
        >
          <Routed>{element}</Routed>
          <Address />
        </IntlProvider>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, ...log, store, api, address: () => address };
}

const rethrow = (error: Error) => {
  throw error;
};

/** The store tells of replies at the next frame, for which no test waits. */
const notifyAtOnce: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const { meta = {} } = action as { meta?: object };
  if ('RTK_autoBatch' in meta) queueMicrotask(() => store.dispatch({ type: 'test/frame' }));
  return result;
};

/** The shell that a page is connected to, and its store, without the page. */
export function openShell({
  replies = [],
  loaded = [],
  slots = {},
  missing = [],
  remote,
  locale = 'uk',
}: Omit<PageOptions, 'texts'>) {
  const made: { op: AnyOperation; args: CallArgs }[] = [];
  const said: string[] = [];
  const actions: { label: string; onClick: () => void }[] = [];
  const emitted: [name: string, detail: unknown][] = [];
  const refetched: string[] = [];
  const invalidated: string[] = [];
  const asked = new Set<string>();
  const listeners = new Map<string, Set<(detail: never) => void>>();

  const answer = (op: AnyOperation, args: CallArgs = {}): unknown => {
    const own = [...replies, ...loaded].find(([{ name }]) => name === op.name);
    const reply = own ? own[1] : exampleOf(op).reply;
    return typeof reply === 'function' ? reply(args) : reply;
  };
  const keyOf = (op: AnyOperation, args: object = {}) => `${op.name} ${JSON.stringify(args)}`;
  const store: Store = makeStore(async (op, args) => {
    const key = keyOf(op, args);
    if (!op.mutates && asked.has(key)) refetched.push(op.name);
    asked.add(key);
    const reply = await answer(op, args);
    return reply instanceof ErrorReply ? { error: reply.error } : { data: reply };
  });
  const write = (op: AnyOperation, args: CallArgs, value: unknown) => {
    asked.add(keyOf(op, args));
    const entry = { endpointName: op.name, arg: { locale, ...args }, value };
    endpointOf(op);
    store.dispatch(callsApi.util.upsertQueryEntries([entry] as never));
  };

  /** Calls that `load` would have made before the page appears are known at once, failures too. */
  const failures = new Map<string, CallError>();
  const prepared = new Set<string>();
  function load(op: AnyOperation, args: CallArgs = {}): void {
    const key = keyOf(op, args);
    if (prepared.has(key) || asked.has(key)) return;
    prepared.add(key);
    const reply = answer(op, args);
    if (reply instanceof ErrorReply) failures.set(key, reply.error);
    else if (reply !== undefined && !(reply instanceof Promise)) write(op, args, reply);
  }

  const api: ShellApi = {
    ...pageState,
    useCall(op, args, options) {
      if (!options?.skip) load(op, args as CallArgs);
      const state = useCall(op, args, options);
      const error = failures.get(keyOf(op, args));
      if (options?.skip || !error || state.data || state.error) return state;
      return { ...state, error, isLoading: false, isFetching: false };
    },
    useChange(op, options = {}) {
      const { onSend } = options;
      const recordSend = useCallback(
        (args: never) => {
          made.push({ op, args: args ?? {} });
          onSend?.(args);
        },
        [op, onSend, made.push],
      );
      return useChange(op, { ...options, onSend: recordSend as never });
    },
    useInvalidate() {
      const invalidate = useInvalidate();
      return (tags) => {
        invalidated.push(...tags);
        invalidate(tags);
      };
    },
    cache,
    Slot: ({ name, fallback, waiting }) =>
      slots[name] ?? (name in slots ? waiting : undefined) ?? fallback ?? null,
    events: {
      emit(name, detail) {
        emitted.push([name, detail]);
        for (const listener of listeners.get(name) ?? []) listener(detail as never);
      },
      on(name, listener) {
        const own = listeners.get(name) ?? new Set();
        listeners.set(name, own.add(listener as never));
        return () => void own.delete(listener as never);
      },
    },
    hasPage: (href) => !missing.includes(href),
    toast(message, { action } = {}) {
      said.push(message);
      if (action) actions.push(action);
    },
  };
  connectShell(api);
  addMiddleware(notifyAtOnce);
  if (remote?.reducers) injectReducers(remote.reducers);
  if (remote?.middleware) addMiddleware(...remote.middleware);
  store.dispatch(pageLocaleChanged(locale));
  for (const [op, reply] of loaded) write(op, {}, reply);
  /** A reply of this read that something else on the page brought. */
  const arrive = (op: AnyOperation, reply: unknown) => act(async () => write(op, {}, reply));
  return { api, store: store as ReduxStore, arrive, made, said, actions, emitted, refetched, invalidated };
}

/** Lets replies that are on their way arrive. */
export const settle = (): Promise<void> => act(async () => {});
