import type { PageData } from '@stezhka/shell-composition/document';
import { connectShell } from '@stezhka/shell-contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { knownGuests } from './api/known-guests.ts';
import { fetchTransport } from './api/transport.ts';
import { BrowserApp } from './app.tsx';
import { followLinks } from './page/follow-links.ts';
import { Navigation } from './page/navigation.ts';
import { documentPage } from './page/prepare.ts';
import { registerReleases } from './remotes/registry.ts';
import { integrityOf } from './remotes/releases.ts';
import { shellApi } from './shell-api.tsx';
import { readCookie, readTextCookie } from './state/cookies.ts';
import { errorMiddleware } from './state/error.middleware.ts';
import { refererRead } from './state/routing.slice.ts';
import { makeStore } from './state/store.ts';

const CALL_TIMEOUT_MS = 20_000;

declare const __webpack_require__: { federation: object };

Object.assign(globalThis, {
  /** Called by every part's chunk loader (tools/build/webpack-config.ts). */
  stezhkaIntegrity: integrityOf,
  /** Used by remotes, which have no federation runtime (tools/build/remote-runtime.js). */
  stezhkaFederation: __webpack_require__.federation,
});

export async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData;
  const { releases } = data;
  registerReleases(releases, (name) => releases.remotes[name]!.url + releases.remotes[name]!.entry);
  const store = makeStore(
    knownGuests(fetchTransport({ base: '', timeoutMs: CALL_TIMEOUT_MS }), () => !!readCookie('visitor')),
    data.state,
    errorMiddleware,
  );
  store.dispatch(refererRead(readTextCookie('referer') ?? null));
  // Components of shared-ui in the shell's own bundle ask for it like a remote's.
  connectShell(shellApi);
  const root = document.getElementById('root')!;
  const first = await documentPage(data, store, location);
  if (first.kind === 'redirect') {
    location.replace(first.to);
    return;
  }
  const navigation = new Navigation(store, releases, first);
  const app = <BrowserApp store={store} navigation={navigation} />;
  const rendered = root.hasChildNodes() && first.kind === data.outcome;
  // A transition lets the browser paint and handle input during hydration.
  if (rendered)
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration:', error) });
    });
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  navigation.start();
  followLinks(navigation);
  if (first.kind === 'none') void navigation.refresh();
}
