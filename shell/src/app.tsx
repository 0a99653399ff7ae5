import { Router } from '@stezhka/router';
import { notifyHydrated } from '@stezhka/shared-ui/hydration';
import { Provider } from '@stezhka/store';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Frame } from './frame/frame.tsx';
import { basenameOf, type Navigation, type Shown } from './page/navigation.ts';
import { NavigationContext, PageArea } from './page/page-area.tsx';
import { usePageTransition } from './page/page-transition-effects.ts';
import { useHead } from './page/use-head.ts';
import type { ShellState, Store } from './state/store.ts';
import { TextsProvider } from './texts/texts-provider.tsx';

type RouterNavigator = Parameters<typeof Router>[0]['navigator'];

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

/** Parts that hydrate late use the document's state first, because their markup shows that state. */
export function BrowserApp({ store, navigation }: { store: Store; navigation: Navigation }) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get);
  const [hydrating] = useState(() => store.getState());
  useHead(shown.page);
  usePageTransition(shown);
  // In the same commit: earlier presses are kept (pre-hydration.ts), later ones handled by React.
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
