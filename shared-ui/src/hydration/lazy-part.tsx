import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { HydrationReady, useHydrated } from './hydration-ready.ts';

/** `load` takes the export itself, `(await import('./x.tsx')).X`, so that the build drops other exports. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode | ((props: P) => ReactNode),
) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    const hydrated = useHydrated();
    // React discards server markup whose props change before the code is here; a press would be lost.
    const [ofMarkup, setOfMarkup] = useState(hydrated ? undefined : props);
    const release = useCallback(() => setOfMarkup(undefined), []);
    const shown = ofMarkup ?? props;
    return useMemo(
      () => (
        <Suspense fallback={typeof waiting === 'function' ? waiting(shown) : waiting}>
          <Part {...shown} />
          <HydrationReady />
          <OnMount run={release} />
        </Suspense>
      ),
      [shown, release],
    );
  };
}

/** Runs before the paint, so that outdated props of the markup are never visible. */
function OnMount({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}
