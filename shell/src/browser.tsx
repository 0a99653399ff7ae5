import '@stezhka/shared-ui/fonts.css';
import '@stezhka/shared-ui/tokens.css';
import '@stezhka/shared-ui/base.css';
import type { PageData, ReleaseSet } from '@stezhka/shell-contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchTransport } from './api/transport.ts';
import { BrowserApp } from './app.tsx';
import { followLinks } from './page/follow-links.ts';
import { Navigation } from './page/navigation.ts';
import { type Prepared, prepare } from './page/prepare.ts';
import { registerReleases } from './remotes/registry.ts';
import { setSlotReleases } from './remotes/slot-owner.ts';
import { errorMiddleware } from './state/error.middleware.ts';
import { makeStore } from './state/store.ts';

const CALL_TIMEOUT_MS = 20_000;

/** Outcomes that the browser reproduces from the document alone, so that hydration finds what was rendered. */
const SAME_OUTCOME: Record<PageData['outcome'], Prepared['kind']> = {
  page: 'page',
  'not-found': 'not-found',
  unavailable: 'unavailable',
  none: 'none',
};

async function start() {
  const data = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
  const { releases } = data;
  register(releases);
  const store = makeStore(
    fetchTransport({ base: '', timeoutMs: CALL_TIMEOUT_MS }),
    data.state,
    errorMiddleware,
  );
  const root = document.getElementById('root')!;
  const first = await firstPage(data, store);
  if (first.kind === 'redirect') {
    location.replace(first.to);
    return;
  }
  const navigation = new Navigation(store, releases, first);
  const app = <BrowserApp store={store} navigation={navigation} />;
  const rendered = root.hasChildNodes() && first.kind === SAME_OUTCOME[data.outcome];
  if (rendered) hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration:', error) });
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  navigation.start();
  followLinks(navigation);
  if (first.kind === 'none') void navigation.refresh();
  document.documentElement.dataset.ready = 'true';
}

function register(releases: ReleaseSet) {
  registerReleases(releases, (name) => releases.remotes[name]!.url + releases.remotes[name]!.entry);
  setSlotReleases(releases.remotes);
}

/** Nothing is fetched twice: the calls of `prepare` find their replies in the document's state. */
const firstPage = (data: PageData, store: ReturnType<typeof makeStore>): Promise<Prepared> =>
  prepare({ store, releases: data.releases, location, side: 'browser' });

void start();
