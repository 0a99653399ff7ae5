import type { ArgsOf, Locale, Localised, Operation, Shape } from '@stezhka/kit-contract';
import type { ComponentType } from 'react';
import type { Middleware, Reducer } from 'redux';
import type { ShellApi } from './shell-api.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** What the shell does on entry to a route (product 2.3). */
export type RouteFlag =
  | 'auth'
  | 'login'
  | 'verify-access-to-diary'
  | 'reset-diary'
  | 'clear-news-pagination'
  | 'reset-news-item'
  | 'reset-breadcrumbs'
  | 'clear-category'
  | 'showChat';

/** How the frame stands around a page. */
export interface RouteHandle {
  flags?: readonly RouteFlag[];
  /** Admin pages are for staff alone; a list is called by the text '<domain>.admin.<last part of the path>'. */
  layout?: 'default' | 'admin';
  header?: 'full' | 'mini' | 'product-mini';
  /**
   * What the page's `NavBar` and `Breadcrumbs` (shared-ui) show: 'simple' hides the nav bar, 'off' the crumbs; under a
   * mini header both are hidden (product 2.5). A route with the flag reset-breadcrumbs has none unless it says so.
   */
  breadcrumbs?: 'full' | 'simple' | 'off';
  /** The header lies over the page's picture until the page is scrolled. */
  overHero?: boolean;
  /** The page opens with words in italics, which otherwise would come late and change its lines. */
  italic?: boolean;
  /** A personal page is never cached and never rendered for another visitor. */
  personal?: boolean;
}

/** Makes a call of a contract and waits for its reply; the document carries what was called on the server. */
export interface LoadCall {
  <T extends Shape>(op: Operation<T>, args?: ArgsOf<T>): Promise<T['reply']>;
  /** The page stands without this reply: a failure is undefined, not an error page. */
  optional<T extends Shape>(op: Operation<T>, args?: ArgsOf<T>): Promise<T['reply'] | undefined>;
  /**
   * An area of the page stands or falls with this reply: where nobody answers, the page in the browser stands without
   * it and shows so itself, while a document of the server is a 503, which crawlers understand.
   */
  area<T extends Shape>(op: Operation<T>, args?: ArgsOf<T>): Promise<T['reply'] | undefined>;
}

export interface LoadContext {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  locale: Locale;
  call: LoadCall;
}

/** A path that leads elsewhere (product 2.3); declared by the remote that has or had it. */
export interface Redirect {
  /** Without locale: '/blog'. */
  from: string;
  /** A path without locale, opened in place, or another site's 'https://…', for which the browser leaves. */
  to: string;
  /** 301 unless it may change. */
  status?: 301 | 302;
}

/** Head of a fixed page. */
export interface PageHead {
  title: Localised;
  description: Localised;
  /** Hidden from search engines: neither indexed nor in the sitemap. */
  noindex?: true;
}

/** A React Router route object; the path is relative to the locale, the id is the base route name (product 2.1). */
export interface RemoteRoute {
  id: string;
  path: string;
  handle?: RouteHandle;
  /** Of a fixed page: no service is asked for it. In a remote without a service every page has one; pages for staff have none. */
  head?: PageHead;
  /** Dispatches the calls the page needs, on the server and before the page appears. A 404 from one makes the page a 404. */
  load?(context: LoadContext): Promise<unknown> | unknown;
  /** The page's own chunk; its name is the route's id, so that the document can preload it. */
  lazy(): Promise<{ Component: ComponentType }>;
  /** Beside those of the remote; see `routeTexts`. */
  messages?: RouteTexts['messages'];
}

export interface SlotModule<K extends SlotName> {
  Component: ComponentType<SlotProps[K]>;
  /** Beside those of the remote, as a route's; see `routeTexts`. */
  messages?: RouteTexts['messages'];
}

export type Messages = Record<string, unknown>;

export interface RouteTexts {
  /** `chunk` is their chunks' name without '-uk'; the document preloads the page's. */
  messages: RemoteDefinition['messages'] & { chunk: string };
}

/** Texts that only some pages show: others do not load them. */
export const routeTexts = (messages: RouteTexts['messages']): RouteTexts => ({ messages });

/** A read and its arguments, for a route's `load` and its page alike: `call(...query)`, `useCall(...query)`. */
export const query = <T extends Shape>(op: Operation<T>, args: ArgsOf<T>): [Operation<T>, ArgsOf<T>] => [
  op,
  args,
];

/** What one feature brings to its remote; stands in its `*.routes.ts`, which imports no component. */
export type Feature = Partial<
  Pick<RemoteDefinition, 'routes' | 'redirects' | 'slots' | 'reducers' | 'middleware'>
>;

export interface RemoteDefinition {
  /** Service that answers head and sitemap of the pages: 'shop'. A route's own `head` wins; without a service each has one (decisions 0023, 0072). */
  service?: string;
  /** Published in demonstrations alone. */
  demo?: true;
  routes: readonly RemoteRoute[];
  /** Paths that lead elsewhere; they win over routes. */
  redirects?: readonly Redirect[];
  slots?: { [K in SlotName]?: () => Promise<SlotModule<K>> };
  /** Slices by domain name; only the owner writes its slice. */
  reducers?: Record<string, Reducer>;
  middleware?: readonly Middleware[];
  /** Own texts, one locale at a time; keys begin with the domain's name. */
  messages: Record<Locale, () => Promise<{ default: Messages }>>;
}

export interface RemoteModule extends RemoteDefinition {
  /** Called once, before anything else of the remote runs. */
  connect(shell: ShellApi): void;
}

let connected: ShellApi | undefined;

/** The shell's services; available once the remote is connected. */
export function shell(): ShellApi {
  if (!connected) throw new Error('The remote is not connected to a shell yet.');
  return connected;
}

export const connectShell = (api: ShellApi): void => {
  connected = api;
};

/** A remote's only export: `export default defineRemote({ service, features: [news, post], messages })`. */
export const defineRemote = ({
  features,
  ...rest
}: Pick<RemoteDefinition, 'service' | 'demo' | 'messages'> & {
  features: readonly Feature[];
}): RemoteModule => ({
  ...rest,
  routes: features.flatMap(({ routes = [] }) => routes),
  redirects: features.flatMap(({ redirects = [] }) => redirects),
  slots: Object.assign({}, ...features.map(({ slots }) => slots)),
  reducers: Object.assign({}, ...features.map(({ reducers }) => reducers)),
  middleware: features.flatMap(({ middleware = [] }) => middleware),
  connect: connectShell,
});
