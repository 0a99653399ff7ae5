import { Router } from '@stezhka/router';
import { notifyHydrated } from '@stezhka/shared-ui/hydration';
import { Provider } from '@stezhka/store';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Frame } from './frame/frame.tsx';
import { basenameOf, type Navigation, type Shown } from './page/navigation.ts';
import { PageArea } from './page/page-area.tsx';
import { usePageTransition } from './page/page-transition-effects.ts';
import { useHead } from './page/use-head.ts';
import { NavigationContext } from './page/use-navigation.ts';
import type { ShellState, Store } from './state/store.ts';
import { TextsProvider } from './texts/texts-provider.tsx';

type RouterNavigator = Parameters<typeof Router>[0]['navigator'];

/** The whole site around one shown page; the server renders it once, the browser keeps it. */
export function App({
  store,
  shown,
  navigation,
  navigator,
  hydrating,
}: {
  store: Store;
  shown: Shown;
  navigation: Navigation | null;
  navigator: RouterNavigator;
  /** The state that the document was rendered from. */
  hydrating?: ShellState;
}) {
  const { page, location, action } = shown;
  return (
    <Provider store={store} serverState={hydrating}>
      <NavigationContext value={navigation}>
        <TextsProvider locale={page.locale}>
          <Router
            basename={basenameOf(location.pathname)}
            location={location}
            navigationType={action as never}
            navigator={navigator}
            static={!navigation}
          >
            <Frame page={page}>
              <PageArea page={page} />
            </Frame>
          </Router>
        </TextsProvider>
      </NavigationContext>
    </Provider>
  );
}

/**
 * The app in a browser: follows the navigation. Parts whose code comes late hydrate with the state of the beginning,
 * which their markup shows, and only then with what has happened since.
 */
export function BrowserApp({ store, navigation }: { store: Store; navigation: Navigation }) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get);
  const [hydrating] = useState(() => store.getState());
  useHead(shown.page);
  usePageTransition(shown);
  // In one go with the first drawing: a press before it is kept, a press after it is heard.
  useLayoutEffect(notifyHydrated, []);
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <App
      store={store}
      shown={shown}
      navigation={navigation}
      navigator={navigation.navigator as unknown as RouterNavigator}
      hydrating={hydrating}
    />
  );
}
