import { IntlProvider } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { textsIn } from './texts.ts';

const Arrived = createContext<() => void>(() => {});

/** Call when a slot brought its own texts, so that they are rendered. */
export const useTextsArrived = () => useContext(Arrived);

export function TextsProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [, setCount] = useState(0);
  const arrived = useCallback(() => setCount((n) => n + 1), []);
  return (
    <Arrived.Provider value={arrived}>
      <IntlProvider
        locale={locale}
        defaultLocale="uk"
        messages={textsIn(locale) as never}
        onError={onMissing}
      >
        {children}
      </IntlProvider>
    </Arrived.Provider>
  );
}

/** tools/check-texts finds missing texts; a visitor sees the key. */
const onMissing = (error: Error) => console.error(error.message);
