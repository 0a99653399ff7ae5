import { AppError } from '@stezhka/kit/errors';
import { logLimited } from '@stezhka/kit/limited-log';
import type { Locale } from '@stezhka/kit-contract';
import { documentHtml } from '@stezhka/shell-composition/document';
import { ADMIN_PATH } from '@stezhka/shell-composition/ownership';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { PageAddress, RenderedPage } from '@stezhka/shell-composition/rendering';
import type { Metrics } from '../metrics.ts';
import type { Releases } from '../releases/releases.ts';
import type { Settings } from '../settings.ts';
import { UpstreamRefused } from '../upstreams/faults.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

export interface RenderInput {
  url: string;
  locale: Locale;
  /** The path without its locale. */
  path: string;
  origin: string;
  requestId: string;
  token?: string | undefined;
  /** As limits know them. */
  visitor: string;
}

export interface RenderDeps {
  upstreams: Upstreams;
  releases: Releases;
  settings: Settings;
  metrics: Metrics;
  demo: boolean;
}

/** Asks a renderer for the page; without one the browser builds it from the bare document. */
export async function renderPage(deps: RenderDeps, input: RenderInput): Promise<RenderedPage> {
  const { upstreams, releases, settings, metrics } = deps;
  const set = releases.current();
  if (!set) throw new AppError('unavailable', { retryAfter: 5 });
  const { url, origin, locale, path, token, requestId, visitor } = input;
  const owner = releases.owner(path);
  const found: PageAddress = { locale, path, ...(owner && { owner }) };
  const outcomeOf = ({ failure, location, status }: Pick<RenderedPage, 'failure' | 'location' | 'status'>) =>
    failure ? failure.outcome : location ? 'redirect' : String(status);
  const count = (outcome: string) => metrics.renders.inc({ remote: owner ?? 'shell', outcome });
  try {
    const page = await upstreams.reach({ service: 'renderer', safe: true }, async (address) => {
      const reply = await fetch(`${address}/render`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'x-request-id': requestId },
        body: JSON.stringify({ url, origin, releases: set, page: found, visitor, ...(token && { token }) }),
        signal: AbortSignal.timeout(settings.renderTimeoutMs),
      });
      // A renderer without workers renders no page: its own fault. Any other failure is the remote's.
      if (reply.status === 503) throw new UpstreamRefused(`the renderer at ${address} has no workers`);
      const body = (await reply.json()) as RenderedPage | Required<Pick<RenderedPage, 'failure'>>;
      if (reply.ok) return body as RenderedPage;
      if (!body.failure) throw new Error(`the renderer answered ${reply.status}`);
      const bare = barePage(deps, set, origin, found);
      return ['suspended', 'busy'].includes(body.failure.outcome)
        ? { ...bare, failure: body.failure }
        : { ...bare, status: 500, failure: body.failure };
    });
    count(outcomeOf(page));
    if (page.failure) logLimited('warn', { url, requestId, ...page.failure }, 'page left to the browser');
    return page;
  } catch (error) {
    logLimited('warn', { err: error, url, requestId }, 'page left to the browser');
    count('unreachable');
    return barePage(deps, set, origin, found);
  }
}

function barePage(
  { demo }: RenderDeps,
  set: ReleaseSet,
  origin: string,
  { locale, path, owner }: PageAddress,
): RenderedPage {
  const remote = owner ? set.remotes[owner] : undefined;
  const texts = `texts-${locale}`;
  return {
    status: owner || path === ADMIN_PATH ? 200 : 404,
    html: documentHtml({
      origin,
      body: '',
      data: { releases: set, locale, outcome: 'none', demo },
      chunks: [
        { release: set.shell, name: texts },
        ...(remote ? ['entry', texts].map((name) => ({ release: remote, name })) : []),
      ],
    }),
    shareable: false,
    tags: [],
  };
}
