import { getUser } from '@stezhka/account-contract';
import { type Locale, splitLocale } from '@stezhka/kit-contract';
import { cleanPath } from '@stezhka/shell-composition/address';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import { routeName } from '@stezhka/shell-contract';
import { emit } from '../events.ts';
import { isOutside } from '../remotes/releases.ts';
import { readCookie } from '../state/cookies.ts';
import { pageLocaleChanged } from '../state/meta.slice.ts';
import { loaderShown, routeEntered } from '../state/routing.slice.ts';
import type { Store } from '../state/store.ts';
import { caller, type PageLocation, type Prepared, prepare } from './prepare.ts';
import { ScrollMemory } from './scroll-memory.ts';
import { loadHead } from './use-head.ts';

export interface FullLocation extends PageLocation {
  hash: string;
  state: unknown;
  key: string;
}

export interface Shown {
  page: Prepared;
  location: FullLocation;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** Pixels to restore on a page left before; 'keep' leaves the scroll alone. */
  scroll?: number | 'keep';
}

interface GoOptions {
  state?: unknown;
  replace?: boolean | undefined;
  keepScroll?: boolean | undefined;
}

interface RouterOptions {
  preventScrollReset?: boolean;
}

const LOADER_AFTER_MS = 200;

/** The old page stays until the new one is ready, and the newest request wins. */
export class Navigation {
  #shown: Shown;
  #listeners = new Set<() => void>();
  #turn = 0;
  #entered = '';
  readonly #scroll = new ScrollMemory();
  readonly #store: Store;
  readonly #releases: ReleaseSet;

  constructor(store: Store, releases: ReleaseSet, first: Prepared) {
    this.#store = store;
    this.#releases = releases;
    // A new document has no key; scroll places of an earlier document do not belong to it.
    if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '');
    const location = here();
    this.#shown = { page: first, location, action: 'POP', ...this.#leftAt(location) };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  get = (): Shown => this.#shown;

  start(): () => void {
    const onPop = () => {
      this.#rememberScroll();
      void this.#move('POP');
    };
    const onHide = () => {
      this.#rememberScroll();
      this.#scroll.save();
    };
    addEventListener('popstate', onPop);
    addEventListener('pagehide', onHide);
    history.scrollRestoration = 'manual';
    this.#enter(this.#shown.page, true);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('pagehide', onHide);
    };
  }

  readonly navigator = {
    createHref: (to: string | { pathname?: string; search?: string; hash?: string }) => hrefOf(to),
    push: (to: string | object, state?: unknown, options?: RouterOptions) =>
      this.go(hrefOf(to), { state, keepScroll: options?.preventScrollReset }),
    replace: (to: string | object, state?: unknown, options?: RouterOptions) =>
      this.go(hrefOf(to), { state, replace: true, keepScroll: options?.preventScrollReset }),
    go: (delta: number) => history.go(delta),
  };

  go(href: string, { state = null, replace = false, keepScroll = false }: GoOptions = {}): void {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || isOutside(url.pathname)) {
      location[replace ? 'replace' : 'assign'](url);
      return;
    }
    url.pathname = cleanPath(url.pathname);
    this.#rememberScroll();
    const entry = { user: state, key: newKey() };
    const again = url.href === location.href;
    history[replace || again ? 'replaceState' : 'pushState'](entry, '', url);
    void this.#move(replace ? 'REPLACE' : 'PUSH', keepScroll);
  }

  async refresh(): Promise<void> {
    await this.#move('REPLACE', true);
  }

  /** Failures are ignored here; the click repeats and reports them. */
  prefetch(href: string): void {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || isOutside(url.pathname)) return;
    void prepare({ store: this.#store, releases: this.#releases, location: url, side: 'browser' }).catch(
      () => {},
    );
  }

  async #move(action: Shown['action'], keepScroll = false): Promise<void> {
    const turn = ++this.#turn;
    const target = here();
    const how: Omit<Shown, 'page'> = { location: target, action, ...(keepScroll && { scroll: 'keep' }) };
    const samePage =
      target.pathname + target.search === this.#shown.location.pathname + this.#shown.location.search;
    if (samePage && action !== 'REPLACE') {
      this.#store.dispatch(loaderShown(false));
      this.#show({ page: this.#shown.page, ...how, ...(action === 'POP' && this.#leftAt(target)) });
      return;
    }
    const loader = setTimeout(() => this.#store.dispatch(loaderShown(true)), LOADER_AFTER_MS);
    const page = await this.#prepare(target);
    clearTimeout(loader);
    if (turn !== this.#turn) return;
    this.#store.dispatch(loaderShown(false));
    if (!page) {
      // The shell's own texts failed, so the browser asks for the whole document.
      location.reload();
      return;
    }
    if (page.kind === 'redirect') {
      // As browsers do with a redirect of the server.
      this.go(page.to + target.hash, { replace: true });
      return;
    }
    this.#enter(page);
    if (isSameElsewhere(page, this.#shown.page)) how.scroll = 'keep';
    this.#show({ page, ...how, ...(action === 'POP' && this.#leftAt(target)) });
  }

  async #prepare(target: PageLocation): Promise<Prepared | undefined> {
    const { locale } = splitLocale(target.pathname);
    const shown = this.#shown.page.locale;
    const options = { store: this.#store, side: 'browser' } as const;
    // The user is loaded if missing (product 2.3), without delaying the page.
    if (readCookie('visitor')) void caller(options, locale).optional(getUser);
    const [page] = await Promise.all([
      prepare({ ...options, releases: this.#releases, location: target }).catch(() => undefined),
      locale === shown ? undefined : this.#switchLocale(shown, locale),
      // A failed head leaves the old title, and the page appears all the same.
      loadHead().catch(() => {}),
    ]);
    return page;
  }

  /** A chunk of its own, because most visits stay in one language. */
  async #switchLocale(from: Locale, to: Locale): Promise<void> {
    const loading = import(/* webpackChunkName: "switch-locale" */ './switch-locale.ts');
    await loading.then(({ switchLocale }) => switchLocale(this.#store, from, to)).catch(() => {});
  }

  #show(shown: Shown): void {
    const moved = shown.location.pathname !== this.#shown.location.pathname;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
    if (moved) emit('shell:page-changed', { name: nameOf(shown.page), path: shown.page.path });
  }

  /** Dispatched before the page appears, so that slices are reset by then (product 2.3). */
  #enter(page: Prepared, first = false): void {
    const { pathname } = page.location;
    // Another query or a retry is no entry: turning a page would reset the paging.
    if (pathname === this.#entered) return;
    this.#entered = pathname;
    this.#store.dispatch(pageLocaleChanged(page.locale));
    this.#store.dispatch(routeEntered({ name: nameOf(page), flags: page.route?.handle?.flags ?? [], first }));
  }

  #rememberScroll(): void {
    this.#scroll.remember(this.#shown.location.key);
  }

  #leftAt({ key }: FullLocation): Pick<Shown, 'scroll'> {
    const scroll = this.#scroll.topOf(key);
    return scroll === undefined ? {} : { scroll };
  }
}

const newKey = () => Math.random().toString(36).slice(2);
/** Diary pages begin at the top in another language too (product 2.3). */
const isSameElsewhere = (page: Prepared, shown: Prepared) =>
  page.path === shown.path && page.locale !== shown.locale && !page.route?.id.includes('diary');
const nameOf = (page: Prepared) => routeName(page.route?.id ?? page.kind, page.locale);

const here = (): FullLocation => ({
  pathname: cleanPath(location.pathname),
  search: location.search,
  hash: location.hash,
  state: history.state?.user ?? null,
  key: history.state?.key ?? 'default',
});

export function hrefOf(to: string | { pathname?: string; search?: string; hash?: string }): string {
  if (typeof to === 'string') return to;
  return (to.pathname ?? '/') + (to.search ?? '') + (to.hash ?? '');
}

export function basenameOf(pathname: string): string {
  const { locale } = splitLocale(pathname);
  return locale === 'uk' ? '/' : `/${locale}`;
}
