import { getUser, type User } from '@stezhka/account-contract';
import { getCategories, getContacts, getMenu } from '@stezhka/content-contract';
import { type AnyOperation, type Locale, localePath } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { Router } from '@stezhka/router';
import { getMenuCategories } from '@stezhka/shop-contract';
import { Provider } from '@stezhka/store';
import '@stezhka/account-contract/examples';
import '@stezhka/content-contract/examples';
import '@stezhka/shop-contract/examples';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CallResult, Transport } from '../api/transport.ts';
import { hrefOf } from '../page/navigation.ts';
import { setReleases } from '../remotes/releases.ts';
import { errorMiddleware } from '../state/error.middleware.ts';
import { makeStore } from '../state/store.ts';
import { addShellTexts } from '../texts/texts.ts';
import { TextsProvider } from '../texts/texts-provider.tsx';
import { connectPageState } from './page-state.ts';

// jsdom has none; error boundaries report with it.
globalThis.reportError ??= () => {};
// Nor this: in tests motion is always reduced, so that nothing plays.
globalThis.matchMedia ??= ((query: string) => ({
  matches: query.includes('reduced-motion'),
  addEventListener() {},
  removeEventListener() {},
})) as never;

export const dead: CallResult = {
  error: { status: 503, code: 'unavailable', message: 'Сервіс відпочиває.' },
};

export const sofiia: User = {
  id: '6560b0d1a2c4e8f0123456aa',
  email: 'sofiia@stezhka.example',
  roles: ['ROLE_USER'],
  name: 'Софія',
  lastName: 'Мельник',
  displayName: 'Софія Мельник',
  image: null,
};

const EXAMPLES: AnyOperation[] = [getMenu, getContacts, getCategories, getMenuCategories, getUser];

/** Answers the frame's calls with the contracts' examples, or with what a test says for one of them. */
export const answering =
  (own: Record<string, CallResult> = {}): Transport =>
  async (op) => {
    const example = EXAMPLES.find(({ name }) => name === op.name);
    return own[op.name] ?? (example ? { data: exampleOf(example).reply } : dead);
  };

export interface ShellStand {
  locale?: Locale;
  /** The path without its locale. */
  path?: string;
  transport?: Transport;
  /** What the releases own and offer; everything the frame knows of when not said. */
  offer?: { paths?: string[]; slots?: string[]; admin?: string[] };
}

const EVERYTHING = { paths: ['*'], slots: ['content.search', 'content.subscription'] };

/** Makes one remote the owner of these paths and slots. */
function offering(offer: ShellStand['offer']): void {
  const remote = { ...EVERYTHING, ...offer, name: 'mfe-content', version: '1', entry: 'remoteEntry.js' };
  setReleases({
    remotes: { 'mfe-content': { ...remote, chunks: {}, integrity: {}, url: '/assets/mfe-content/1/' } },
  });
}

/** Renders a part of the frame as it stands in the app: store, texts and router around it. */
export async function renderInShell(
  children: ReactNode,
  { locale = 'uk', path = '/', transport = answering(), offer }: ShellStand = {},
) {
  offering(offer);
  connectPageState();
  await addShellTexts(locale);
  const store = makeStore(transport, undefined, errorMiddleware);
  const navigator = {
    createHref: hrefOf,
    push() {},
    replace() {},
    go() {},
  };
  const around = (inner: ReactNode) => (
    <Provider store={store}>
      <TextsProvider locale={locale}>
        <Router
          basename={localePath('/', locale)}
          location={localePath(path, locale)}
          navigator={navigator as never}
        >
          {inner}
        </Router>
      </TextsProvider>
    </Provider>
  );
  const shown = render(around(children));
  return { store, ...shown, show: (others: ReactNode) => shown.rerender(around(others)) };
}
