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

/**
 * A part of a page whose code is a chunk of its own; `waiting` keeps its place until that is here. `load` takes the
 * export out of the module itself, `(await import('./x.tsx')).X`, so that the build leaves out the module's others.
 * Over markup of the server new props wait for the code too: React throws away markup that it would have to render
 * anew, and a press on a button of it is lost.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode | ((props: P) => ReactNode),
) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    const hydrated = useHydrated();
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

/** Runs before the paint, so that props of the markup are never seen where others have come since. */
function OnMount({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}
