import { splitLocale } from '@stezhka/kit-contract';
import type { ReleaseSet } from '@stezhka/shell-contract';
import { loaderShown, routeEntered } from '../state/routing.slice.ts';
import type { Store } from '../state/store.ts';
import { type PageLocation, type Prepared, prepare } from './prepare.ts';

export interface FullLocation extends PageLocation {
  hash: string;
  state: unknown;
  key: string;
}

export interface Shown {
  page: Prepared;
  location: FullLocation;
  action: 'POP' | 'PUSH' | 'REPLACE';
}

/** Full addresses that leave the site although they look like paths of it. */
const OUTSIDE = /^\/(api|nitro|files|assets)(\/|$)/;
const LOADER_AFTER_MS = 200;

/**
 * Moves between pages: the address changes at once, the old page stays until the new one is ready,
 * and the newest request wins. The router only ever sees locations that are ready to appear.
 */
export class Navigation {
  #shown: Shown;
  #listeners = new Set<() => void>();
  #turn = 0;
  readonly #store: Store;
  readonly #releases: ReleaseSet;

  constructor(store: Store, releases: ReleaseSet, first: Prepared) {
    this.#store = store;
    this.#releases = releases;
    this.#shown = { page: first, location: here(), action: 'POP' };
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  get = (): Shown => this.#shown;

  /** Follows the back and forward buttons, and plain links (those inside CMS texts) too. */
  start(): () => void {
    const onPop = () => void this.#move('POP');
    addEventListener('popstate', onPop);
    history.scrollRestoration = 'manual';
    this.#enter(this.#shown);
    return () => removeEventListener('popstate', onPop);
  }

  /** What the router calls for links and `navigate`; locations carry the locale prefix. */
  readonly navigator = {
    createHref: (to: string | { pathname?: string; search?: string; hash?: string }) => hrefOf(to),
    push: (to: string | object, state?: unknown) => this.go(hrefOf(to), { state }),
    replace: (to: string | object, state?: unknown) => this.go(hrefOf(to), { state, replace: true }),
    go: (delta: number) => history.go(delta),
  };

  /** Opens an address of this site, locale prefix included. */
  go(href: string, { state = null, replace = false }: { state?: unknown; replace?: boolean } = {}): void {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || OUTSIDE.test(url.pathname)) {
      location.assign(url);
      return;
    }
    this.#rememberScroll();
    const entry = { user: state, key: Math.random().toString(36).slice(2), top: 0 };
    history[replace ? 'replaceState' : 'pushState'](entry, '', url);
    void this.#move(replace ? 'REPLACE' : 'PUSH');
  }

  /** Prepares the current address again: after an area failed, or when the member changed. */
  async refresh(): Promise<void> {
    await this.#move('REPLACE');
  }

  /** Loads what a link leads to, so that the click finds it ready. Failures wait for the click. */
  prefetch(href: string): void {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || OUTSIDE.test(url.pathname)) return;
    void prepare({ store: this.#store, releases: this.#releases, location: url, side: 'browser' }).catch(
      () => {},
    );
  }

  async #move(action: Shown['action']): Promise<void> {
    const turn = ++this.#turn;
    const target = here();
    const samePage =
      target.pathname + target.search === this.#shown.location.pathname + this.#shown.location.search;
    if (samePage && action !== 'REPLACE') {
      this.#show({ ...this.#shown, location: target, action });
      return;
    }
    const loader = setTimeout(() => this.#store.dispatch(loaderShown(true)), LOADER_AFTER_MS);
    const page = await prepare({
      store: this.#store,
      releases: this.#releases,
      location: target,
      side: 'browser',
    });
    clearTimeout(loader);
    if (turn !== this.#turn) return;
    this.#store.dispatch(loaderShown(false));
    if (page.kind === 'redirect') {
      this.go(page.to, { replace: true });
      return;
    }
    this.#show({ page, location: target, action });
    this.#enter(this.#shown);
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }

  /** Flags are announced with the page on screen: owners reset their slices (product 2.3). */
  #enter({ page }: Shown): void {
    const { route } = page;
    const name = route?.id ?? page.kind;
    this.#store.dispatch(routeEntered({ name, flags: route?.handle?.flags ?? [] }));
  }

  #rememberScroll(): void {
    history.replaceState({ ...history.state, top: scrollY }, '');
  }
}

const here = (): FullLocation => ({
  pathname: decodeSlashes(location.pathname),
  search: location.search,
  hash: location.hash,
  state: history.state?.user ?? null,
  key: history.state?.key ?? 'default',
});

/** '/news/' and '/news' are one page; the server redirects, the browser just agrees. */
const decodeSlashes = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

function hrefOf(to: string | { pathname?: string; search?: string; hash?: string }): string {
  if (typeof to === 'string') return to;
  return (to.pathname ?? '/') + (to.search ?? '') + (to.hash ?? '');
}

/** The router's basename of a location: '/ru', '/en', or '/'. */
export function basenameOf(pathname: string): string {
  const { locale } = splitLocale(pathname);
  return locale === 'uk' ? '/' : `/${locale}`;
}
