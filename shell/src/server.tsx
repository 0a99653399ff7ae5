import { Writable } from 'node:stream';
import { getContacts, getMenu } from '@stezhka/content-contract';
import { type Locale, splitLocale } from '@stezhka/kit-contract';
import { documentHtml, type PageChunk, type PageData } from '@stezhka/shell-composition/document';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { PageAddress, RenderedPage, RenderFailure } from '@stezhka/shell-composition/rendering';
import { renderToPipeableStream } from 'react-dom/server';
import { api } from './api/api.ts';
import { knownGuests, speaksForMember } from './api/known-guests.ts';
import { fetchTransport } from './api/transport.ts';
import { App } from './app.tsx';
import { frameOptions } from './frame/frame-options.ts';
import { hrefOf } from './page/navigation.ts';
import { caller, type PageLocation, type Prepared, prepare } from './page/prepare.ts';
import { registerReleases } from './remotes/registry.ts';
import { pageLocaleChanged } from './state/meta.slice.ts';
import { makeStore, type Store } from './state/store.ts';

export interface RenderRequest {
  url: string;
  page?: PageAddress;
  origin: string;
  releases: ReleaseSet;
  gateway: string;
  token?: string;
  requestId: string;
  demo: boolean;
  /** The page's own code is not to run: its remote is left to browsers. */
  suspended?: boolean;
}

const CALL_TIMEOUT_MS = 4_000;

export function setUp(releases: ReleaseSet, serverEntry: (remote: string) => string): void {
  registerReleases(releases, serverEntry);
}

export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { releases, origin, token } = request;
  const url = new URL(request.url, origin);
  const tags = new Set<string>();
  let until = Infinity;
  const calls = fetchTransport({
    base: request.gateway,
    timeoutMs: CALL_TIMEOUT_MS,
    headers: { 'x-request-id': request.requestId, ...(token && { identity: token }) },
    onReply: (reply) => {
      for (const tag of reply.headers.get('cache-tags')?.split(', ') ?? []) tags.add(tag);
      const seconds = reply.headers.get('cache-seconds');
      if (seconds) until = Math.min(until, performance.now() + Number(seconds) * 1000);
    },
  });
  const store = makeStore(knownGuests(calls, () => speaksForMember(token)));
  const location = { pathname: url.pathname, search: url.search };
  try {
    const [prepared] = await Promise.all([
      prepare({
        store,
        releases,
        location,
        side: 'server',
        ...(request.page && { found: request.page }),
        ...(request.suspended && { suspended: true }),
      }),
      frameLoad(store, request.page?.locale ?? splitLocale(location.pathname).locale),
    ]);
    if (prepared.kind === 'redirect') {
      return { status: prepared.status, location: prepared.to, html: '', shareable: false, tags: [] };
    }
    store.dispatch(pageLocaleChanged(prepared.locale));
    const { page, body, failure } = await pageBody(store, prepared, location);
    const html = documentHtml({
      origin,
      data: pageData(page, releases, store.getState(), request.demo),
      body,
      chunks: pageChunks(page, releases),
      italic: page.route?.handle?.italic,
    });
    return {
      status: failure && page.kind === 'none' ? 500 : statusOf(page),
      html,
      shareable:
        !token &&
        !failure &&
        !page.route?.handle?.personal &&
        (page.kind === 'page' || page.kind === 'not-found'),
      tags: [...tags],
      ...(until < Infinity && { maxAge: Math.max(0, Math.floor((until - performance.now()) / 1000)) }),
      ...(failure && { failure }),
    };
  } finally {
    // The cache's timers would keep the store for a minute.
    store.dispatch(api.util.resetApiState());
  }
}

interface PageBody {
  page: Prepared;
  body: string;
  failure?: RenderFailure;
}

/** A page whose code throws is left to the browser, in the frame; without a part that throws it stands. */
async function pageBody(store: Store, page: Prepared, location: PageLocation): Promise<PageBody> {
  const remote = page.owner ?? 'shell';
  const failed = (outcome: RenderFailure['outcome']) => ({ failure: { remote, outcome } });
  try {
    const { html: body, threw } = await bodyHtml(store, page, location);
    const cause = page.kind === 'none' ? page.cause : threw ? 'threw' : undefined;
    return { page, body, ...(cause && failed(cause)) };
  } catch (error) {
    console.error(`${remote} threw:`, error);
    const { location, locale, path, seo, owner, route } = page;
    const base = {
      location,
      locale,
      path,
      ...(seo && { seo }),
      ...(owner && { owner }),
      ...(route && { route }),
    };
    const bare: Prepared = { ...base, kind: 'none', cause: 'threw' };
    const { html: body } = await bodyHtml(store, bare, page.location);
    return { page: bare, body, ...failed('threw') };
  }
}

const statusOf = (page: Prepared) =>
  page.kind === 'not-found'
    ? page.seo?.status === 410
      ? 410
      : 404
    : page.kind === 'unavailable'
      ? 503
      : 200;

function pageData(page: Prepared, releases: ReleaseSet, state: unknown, demo: boolean): PageData {
  return {
    releases,
    locale: page.locale,
    state,
    demo,
    outcome: page.kind as PageData['outcome'],
    ...(page.seo && { seo: page.seo }),
    ...(page.kind === 'unavailable' && page.error && { error: page.error }),
  };
}

function shellChunks(page: Prepared): string[] {
  const { layout, header } = frameOptions(page);
  const parts = [`texts-${page.locale}`, ...(layout === 'admin' ? ['admin-frame'] : [])];
  if (header !== 'full') parts.push('mini-header');
  if (page.kind === 'page' && page.owner === 'shell') parts.push(page.route.id);
  if (page.kind === 'not-found') parts.push('not-found');
  if (page.kind === 'unavailable' && page.View) parts.push('error-view');
  return parts;
}

/** For preloads: the browser fetches all chunks at once. */
function pageChunks(page: Prepared, releases: ReleaseSet): PageChunk[] {
  const { owner, route, locale } = page;
  const { shell } = releases;
  const own: PageChunk[] = shellChunks(page).map((name) => ({ release: shell, name }));
  if (frameOptions(page).layout !== 'admin') own.push({ release: shell, name: 'footer', later: true });
  const remote = owner ? releases.remotes[owner] : undefined;
  if (!remote || page.kind === 'not-found' || page.kind === 'unavailable') return own;
  const names = ['entry', `texts-${locale}`];
  if (route) names.push(route.id);
  if (route?.messages) names.push(`${route.messages.chunk}-${locale}`);
  return [...own, ...names.map((name) => ({ release: remote, name }))];
}

function bodyHtml(
  store: Store,
  page: Prepared,
  location: PageLocation,
): Promise<{ html: string; threw: boolean }> {
  const shown = {
    page,
    location: { ...location, hash: '', state: null, key: 'default' },
    action: 'POP' as const,
  };
  const navigator = {
    createHref: hrefOf,
    push() {},
    replace() {},
    go() {},
  };
  return new Promise((resolve, reject) => {
    let html = '';
    let threw = false;
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += chunk;
        done();
      },
      final(done) {
        resolve({ html, threw });
        done();
      },
    });
    // Not streamed: streamed boundaries bring inline scripts, which the CSP forbids.
    const stream = renderToPipeableStream(
      <App store={store} shown={shown} navigation={null} navigator={navigator as never} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void stream.pipe(sink),
        onShellError: reject,
        onError: (error) => {
          threw = true;
          console.error(error);
        },
      },
    );
  });
}

async function frameLoad(store: Store, locale: Locale): Promise<void> {
  const call = caller({ store, side: 'server' }, locale);
  await Promise.all([call.optional(getMenu), call.optional(getContacts)]);
}
