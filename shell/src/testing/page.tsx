import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlProvider } from '@stezhka/intl';
import { type AnyOperation, type CallArgs, LOCALES, type Locale, localePath } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { Route, Routes, useLocation } from '@stezhka/router';
import { MemoryRouter } from '@stezhka/router/testing';
import {
  type CallError,
  type CallState,
  connectShell,
  type ShellApi,
  type SlotName,
} from '@stezhka/shell-contract';
import { Provider } from '@stezhka/store';
import { render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { Store } from 'redux';
import '@stezhka/account-contract/examples';
import '@stezhka/content-contract/examples';
import '@stezhka/diary-contract/examples';
import '@stezhka/shop-contract/examples';

/** A reply, or a function of the call's arguments; an ErrorReply of `failing` makes the call fail. */
export type TestReply = unknown | ((args: CallArgs) => unknown);
export type Texts = Record<Locale, Record<string, string>>;

export interface PageOptions {
  /** The remote's texts, see `readTexts`. */
  texts: Texts;
  /** What calls answer, reads and changes alike; an operation not named here answers its contract's example. */
  replies?: readonly (readonly [AnyOperation, TestReply])[];
  locale?: Locale;
  /** Address without locale. */
  path?: string;
  /** The route's pattern, where the page reads params: '/news/:slug'. */
  route?: string;
  /** Components of other remotes; a slot not named here shows its fallback. */
  slots?: Partial<Record<SlotName, ReactNode>>;
  /** Paths that no release has. */
  missing?: readonly string[];
  /** The page's slices, where it has any. */
  store?: Store;
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
export const readTexts = (folder: string): Texts =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))]),
  ) as Texts;

/**
 * Shows a page as the shell does: router with the locale's prefix, texts, and a ShellApi that answers from the
 * contracts. A text that is missing or broken fails the test. What the page did is in `made`, `said` (with `actions`), `emitted`,
 * `refetched` (names of reads) and `invalidated` (tags); `address()` is where it is now, without locale.
 */
export function renderPage(page: ReactElement | (() => ReactNode), options: PageOptions) {
  const { texts, locale = 'uk', path = '/', route = '*', store } = options;
  const { api, ...log } = fakeShell(options);
  let address = '';
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  };
  // jsdom cannot scroll.
  window.scrollTo = () => {};
  connectShell(api);
  const Page = page;
  const element = typeof Page === 'function' ? <Page /> : Page;
  const basename = localePath('/', locale);
  const start = localePath(path, locale);
  const inPlace = (
    <MemoryRouter basename={basename} initialEntries={[start]}>
      <IntlProvider locale={locale} messages={texts[locale]} onError={rethrow}>
        <Routes>
          <Route path={route} element={element} />
        </Routes>
        <Address />
      </IntlProvider>
    </MemoryRouter>
  );
  const view = render(store ? <Provider store={store}>{inPlace}</Provider> : inPlace);
  return { ...view, ...log, address: () => address };
}

const rethrow = (error: Error) => {
  throw error;
};

function fakeShell({ replies = [], slots = {}, missing = [] }: PageOptions) {
  const made: { op: AnyOperation; args: CallArgs }[] = [];
  const said: string[] = [];
  const actions: { label: string; onClick: () => void }[] = [];
  const emitted: [name: string, detail: unknown][] = [];
  const refetched: string[] = [];
  const invalidated: string[] = [];
  const listeners = new Map<string, Set<(detail: never) => void>>();

  const answer = (op: AnyOperation, args: CallArgs = {}): unknown => {
    const own = replies.find(([{ name }]) => name === op.name);
    const reply = own ? own[1] : exampleOf(op).reply;
    return typeof reply === 'function' ? reply(args) : reply;
  };
  const api: ShellApi = {
    useCall(op, args, { skip = false } = {}): CallState<never> {
      const idle = { isLoading: false, isFetching: false, refetch: () => void refetched.push(op.name) };
      const reply = skip ? undefined : answer(op, args as CallArgs);
      if (reply instanceof ErrorReply) return { ...idle, data: undefined, error: reply.error };
      return { ...idle, data: reply as never, error: undefined };
    },
    useChange(op) {
      const [error, setError] = useState<CallError>();
      const run = async (args?: CallArgs) => {
        made.push({ op, args: args ?? {} });
        const reply = await answer(op, args);
        setError(reply instanceof ErrorReply ? reply.error : undefined);
        if (reply instanceof ErrorReply) throw reply.error;
        return reply as never;
      };
      return [run as never, { isLoading: false, error }];
    },
    useInvalidate: () => (tags) => void invalidated.push(...tags),
    Slot: ({ name, fallback }) => slots[name] ?? fallback ?? null,
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
    leadsSomewhere: (href) => !missing.includes(href),
    toast(message, { action } = {}) {
      said.push(message);
      if (action) actions.push(action);
    },
  };
  return { api, made, said, actions, emitted, refetched, invalidated };
}
