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

export interface FullLocation extends PageLocation {
  hash: string;
  state: unknown;
  key: string;
}

export interface Shown {
  page: Prepared;
  location: FullLocation;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** Where the page was left, in px, when it comes back; 'keep' leaves the scroll alone. */
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

/**
 * Moves between pages: the address changes at once, the old page stays until the new one is ready,
 * and the newest request wins. The router only ever sees locations that are ready to appear.
 */
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
    // An entry without a key is a document of its own: what was left of an earlier one says nothing about it.
    if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '');
    const location = here();
    this.#shown = { page: first, location, action: 'POP', ...this.#leftAt(location) };
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  get = (): Shown => this.#shown;

  /** Follows the back and forward buttons. */
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

  /** What the router calls for links and `navigate`; locations carry the locale prefix. */
  readonly navigator = {
    createHref: (to: string | { pathname?: string; search?: string; hash?: string }) => hrefOf(to),
    push: (to: string | object, state?: unknown, options?: RouterOptions) =>
      this.go(hrefOf(to), { state, keepScroll: options?.preventScrollReset }),
    replace: (to: string | object, state?: unknown, options?: RouterOptions) =>
      this.go(hrefOf(to), { state, replace: true, keepScroll: options?.preventScrollReset }),
    go: (delta: number) => history.go(delta),
  };

  /** Opens an address, locale prefix included; another site's leaves this one. */
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

  /** Prepares the current address again: after an area failed, or when the member changed. */
  async refresh(): Promise<void> {
    await this.#move('REPLACE', true);
  }

  /** Loads what a link leads to, so that the click finds it ready. Failures wait for the click. */
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
      // Not even the shell's own texts came: let the browser ask for the whole document.
      location.reload();
      return;
    }
    if (page.kind === 'redirect') {
      this.go(page.to, { replace: true });
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
    // If no current user is loaded yet, the user is loaded (product 2.3); nobody waits for it.
    if (readCookie('visitor')) void caller(options, locale).optional(getUser);
    const [page] = await Promise.all([
      prepare({ ...options, releases: this.#releases, location: target }).catch(() => undefined),
      locale === shown ? undefined : this.#switchLocale(shown, locale),
    ]);
    return page;
  }

  /** Most visits stay in one language: what brings another one is loaded for it. */
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

  /** Flags are announced just before the page appears, so that it finds its owner's slices reset (product 2.3). */
  #enter(page: Prepared, first = false): void {
    const { pathname } = page.location;
    // Another query, or another try, is no entry: paging would be cleared by turning a page.
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
/** The same page in another language stays where it is; one of the diary begins at its top (product 2.3). */
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

/** What the router gives a link, as its address. */
export function hrefOf(to: string | { pathname?: string; search?: string; hash?: string }): string {
  if (typeof to === 'string') return to;
  return (to.pathname ?? '/') + (to.search ?? '') + (to.hash ?? '');
}

/** The router's basename of a location: '/ru', '/en', or '/'. */
export function basenameOf(pathname: string): string {
  const { locale } = splitLocale(pathname);
  return locale === 'uk' ? '/' : `/${locale}`;
}
