import { Router } from '@stezhka/router';
import { Provider } from '@stezhka/store';
import { useSyncExternalStore } from 'react';
import { Frame } from './frame/frame.tsx';
import { basenameOf, type Navigation, type Shown } from './page/navigation.ts';
import { PageArea } from './page/page-area.tsx';
import { useArrival } from './page/use-arrival.ts';
import { useHead } from './page/use-head.ts';
import { NavigationContext } from './page/use-navigation.ts';
import type { Store } from './state/store.ts';
import { TextsProvider } from './texts/texts-provider.tsx';

type RouterNavigator = Parameters<typeof Router>[0]['navigator'];

/** The whole site around one shown page; the server renders it once, the browser keeps it. */
export function App({
  store,
  shown,
  navigation,
  navigator,
}: {
  store: Store;
  shown: Shown;
  navigation: Navigation | null;
  navigator: RouterNavigator;
}) {
  const { page, location, action } = shown;
  return (
    <Provider store={store}>
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

/** The app in a browser: follows the navigation. */
export function BrowserApp({ store, navigation }: { store: Store; navigation: Navigation }) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get);
  useHead(shown.page);
  useArrival(shown);
  return (
    <App
      store={store}
      shown={shown}
      navigation={navigation}
      navigator={navigation.navigator as unknown as RouterNavigator}
    />
  );
}
