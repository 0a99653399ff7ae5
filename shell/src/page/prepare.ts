import type { ArgsOf, Locale, Operation, SeoReply, Shape } from '@stezhka/kit-contract';
import { getSeo, localePath, splitLocale } from '@stezhka/kit-contract';
import type { RouteParams } from '@stezhka/router';
import type { PageData } from '@stezhka/shell-composition/document';
import { matchRoute, ownerOf } from '@stezhka/shell-composition/ownership';
import { redirectOf } from '@stezhka/shell-composition/redirects';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { PageAddress } from '@stezhka/shell-composition/rendering';
import type { CallError, LoadCall, RemoteRoute } from '@stezhka/shell-contract';
import type { ComponentType } from 'react';
import type { AdminFrameProps } from '../admin/admin-frame.tsx';
import { endpointOf, type LocalCall } from '../api/api.ts';
import { silenced } from '../api/call-errors.ts';
import { remoteModule, remoteTexts } from '../remotes/registry.ts';
import { withRetries } from '../remotes/timeouts.ts';
import { refetchUser } from '../state/ended-session.ts';
import type { Store } from '../state/store.ts';
import { addShellTexts } from '../texts/texts.ts';
import type { ErrorViewProps } from './error-view.tsx';
import { guard, guardStaff, loginAddress } from './guards.ts';
import { adminRoute, loadAdmin, loadErrorView, loadNotFound } from './system-pages.ts';

export interface PageLocation {
  pathname: string;
  search: string;
}

interface Base {
  location: PageLocation;
  locale: Locale;
  path: string;
  seo?: SeoReply;
  owner?: string;
  route?: RemoteRoute;
}

export type Prepared = Base &
  (
    | {
        kind: 'page';
        Component: ComponentType;
        owner: string;
        route: RemoteRoute;
        params: RouteParams;
        Around?: ComponentType<AdminFrameProps>;
      }
    | { kind: 'not-found'; Component: ComponentType }
    | { kind: 'redirect'; to: string; status: 301 | 302 }
    /** With a View something failed; without one a part is only away. */
    | { kind: 'unavailable'; error?: CallError; View?: ComponentType<ErrorViewProps> }
    /** Left to the browser: the server could not run the remote, or is not to (no cause). */
    | { kind: 'none'; cause?: 'threw' | 'not_loaded' }
  );

export interface PrepareOptions {
  store: Store;
  releases: ReleaseSet;
  location: PageLocation;
  /** The gateway's result; without it the address is looked up here. */
  found?: PageAddress;
  side: 'server' | 'browser';
  /** The remote is not to run here. */
  suspended?: boolean;
}

export type Outcome = Base &
  (
    | Extract<Prepared, { kind: 'page' | 'redirect' | 'none' }>
    | { kind: 'not-found' }
    | { kind: 'unavailable'; error?: CallError }
  );

export async function prepare(options: PrepareOptions): Promise<Prepared> {
  return withView(await findOut(options));
}

/** A failed call of the server is not repeated: the document already tells the outcome. */
export async function documentPage(data: PageData, store: Store, location: PageLocation): Promise<Prepared> {
  const { outcome, releases, seo, error } = data;
  if (outcome === 'page') return prepare({ store, releases, location, side: 'browser' });
  const { locale, path } = splitLocale(location.pathname);
  await addShellTexts(locale);
  return withView({ location, locale, path, kind: outcome, ...(seo && { seo }), ...(error && { error }) });
}

/** Statuses of an absent service rather than an error; 0: no server was reached. */
const AWAY = [0, 408, 502, 503, 504];

export async function withView(outcome: Outcome): Promise<Prepared> {
  if (outcome.kind === 'not-found') return { ...outcome, Component: await loadNotFound() };
  if (outcome.kind !== 'unavailable' || AWAY.includes(outcome.error?.status ?? 0)) return outcome;
  const View = await loadErrorView().catch(() => undefined);
  return { ...outcome, ...(View && { View }) };
}

function findOwner({ remotes }: ReleaseSet, { pathname }: PageLocation): PageAddress {
  const { locale, path } = splitLocale(pathname);
  const owner = ownerOf(remotes, path);
  return { locale, path, ...(owner && { owner }) };
}

async function findOut(options: PrepareOptions): Promise<Outcome> {
  const { releases, location, store } = options;
  const { locale, path, owner: found } = options.found ?? findOwner(releases, location);
  const base: Base = { location, locale, path };
  const moved = options.found
    ? undefined
    : redirectOf(releases.remotes, path, { locale, search: location.search });
  if (moved) return { ...base, kind: 'redirect', ...moved };
  const owner = path === adminRoute.path ? SHELL : found;
  const call = caller(options, locale);
  const shellTexts = addShellTexts(locale);
  const seo = call.optional(getSeo, { query: { path: path + location.search } });
  if (!owner) {
    await shellTexts;
    return { ...base, seo: await seo, kind: 'not-found' };
  }
  if (options.suspended) {
    await shellTexts;
    const head = await seo;
    return { ...base, owner, ...(head && { seo: head }), kind: 'none' };
  }
  let match: Awaited<ReturnType<typeof findRoute>>;
  try {
    [match] = await Promise.all([findRoute(owner, path, locale), shellTexts]);
  } catch (error) {
    console.error(`${owner} did not load:`, error);
    await shellTexts;
    if (options.side === 'browser') return { ...base, owner, kind: 'unavailable' };
    const head = await seo;
    return { ...base, owner, ...(head && { seo: head }), kind: 'none', cause: 'not_loaded' };
  }
  if (!match) return { ...base, owner, seo: await seo, kind: 'not-found' };
  const { route, params, remote } = match;
  const full = { ...base, owner, route };
  try {
    const { flags = [], layout } = route.handle ?? {};
    const ofStaff = layout === 'admin';
    const verdict = await guard(ofStaff ? [...flags, 'auth'] : flags, { store, call, location, locale });
    const way = verdict ?? (ofStaff ? await guardStaff(call, locale) : undefined);
    if (way) return { ...full, kind: 'redirect', to: way, status: 302 };
    if (way === null) return { ...base, seo: await seo, kind: 'not-found' };
    const [[{ Component }], around] = await Promise.all([
      withRetries(() =>
        Promise.all([
          route.lazy(),
          remote && remoteTexts(remote, owner, locale),
          route.messages && remoteTexts(route, route.id, locale),
        ]),
      ),
      ofStaff ? withRetries(loadAdmin).then((admin) => admin(path, locale)) : undefined,
      route.load?.({ params, query: new URLSearchParams(location.search), locale, call }),
    ]);
    const page = { ...full, params, kind: 'page', Component } as const;
    if (around) return { ...page, ...around };
    const head = await seo;
    const moved = movedTo(head, locale);
    if (moved) return { ...full, ...moved };
    if (head?.status === 404 || head?.status === 410) return { ...full, seo: head, kind: 'not-found' };
    return { ...page, ...(head && { seo: head }) };
  } catch (error) {
    const failed = error as Partial<CallError>;
    if (failed.status === 404 || failed.status === 400) {
      const head = await seo;
      return { ...full, seo: head, ...(movedTo(head, locale) ?? { kind: 'not-found' }) };
    }
    // The login redirects members: a visitor still known as one would go back and forth.
    if (failed.status === 401 && !(await refetchUser(store.dispatch, { meta: { locale } }))) {
      return { ...full, kind: 'redirect', to: loginAddress(location, locale), status: 302 };
    }
    if (failed.status === undefined) {
      if (options.side === 'browser') return { ...full, kind: 'unavailable' };
      console.error(`${owner} threw:`, error);
      const head = await seo;
      return { ...full, ...(head && { seo: head }), kind: 'none', cause: 'threw' };
    }
    return { ...full, kind: 'unavailable', error: failed as CallError };
  }
}

function movedTo(head: SeoReply | undefined, locale: Locale) {
  if (head?.status !== 301 || !head.location) return undefined;
  return { kind: 'redirect', to: localePath(head.location, locale), status: 301 } as const;
}

const SHELL = 'shell';

async function findRoute(owner: string, path: string, locale: Locale) {
  if (owner === SHELL) return { route: adminRoute, params: {} };
  const remote = await remoteModule(owner);
  const found = matchRoute(remote.routes, path);
  if (!found) return undefined;
  void remoteTexts(remote, owner, locale).catch(() => {});
  return { remote, route: found.route, params: found.params };
}

export function caller({ store, side }: Pick<PrepareOptions, 'store' | 'side'>, locale: Locale): LoadCall {
  const fetchReply = async <T extends Shape>(op: Operation<T>, args: LocalCall): Promise<T['reply']> => {
    const request = store.dispatch(
      endpointOf(op).initiate(silenced(args), { subscribe: side === 'browser' }),
    );
    try {
      return await request.unwrap();
    } finally {
      // The page subscribes when it appears; the cache keeps the reply for a minute until then.
      if (side === 'browser') request.unsubscribe();
    }
  };
  const local = (args: object | undefined): LocalCall => ({ locale, ...args });
  return Object.assign(
    <T extends Shape>(op: Operation<T>, args?: ArgsOf<T>): Promise<T['reply']> => fetchReply(op, local(args)),
    {
      optional: <T extends Shape>(op: Operation<T>, args?: ArgsOf<T>): Promise<T['reply'] | undefined> =>
        fetchReply(op, local(args)).catch(() => undefined),
      area: <T extends Shape>(op: Operation<T>, args?: ArgsOf<T>): Promise<T['reply'] | undefined> =>
        fetchReply(op, local(args)).catch((error: Partial<CallError>) => {
          const { status } = error;
          if (side === 'server' || status === undefined || (status > 0 && status < 500)) throw error;
          return undefined;
        }),
    },
  );
}
