import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { HydrationReady, useHydrated } from './hydration-ready.ts';

interface LazyOptions<P> {
  /** Keeps the part's place until its code is here. */
  waiting?: ReactNode | ((props: P) => ReactNode);
  /**
   * Unless told, the server draws the part, and the browser hydrates it once its code is here. 'hydrated': drawn only
   * once the page answers to clicks. 'open': a window, whose code loads at its first opening; it then stays mounted,
   * because its closing is drawn too.
   */
  when?: P extends { open: boolean } ? 'hydrated' | 'open' : 'hydrated';
}

const AGAIN_MS = 5_000;

/**
 * The one way to a component whose code loads late (decision 0030). `load` takes the export itself,
 * `(await import('./x.tsx')).X`, so that the build drops other exports. A load that fails is repeated while the page
 * lives; `.load()` asks ahead, once, and rejects.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting, when }: LazyOptions<P> = {},
) {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Pending = lazy(async () => ({ default: await untilLoaded(loadOnce) })) as unknown as ComponentType<P>;
  const inPlace = (props: P) => (typeof waiting === 'function' ? waiting(props) : waiting);
  function LazyPart(props: P): ReactNode {
    const hydrated = useHydrated();
    const wanted = useRef(false);
    wanted.current ||= when !== 'open' || (props as { open?: boolean }).open === true;
    const [Part] = useState(() => loaded ?? Pending);
    // React discards server markup whose props change before the code is here; a press would be lost.
    const [ofMarkup, setOfMarkup] = useState(hydrated || when ? undefined : props);
    const release = useCallback(() => setOfMarkup(undefined), []);
    const shown = ofMarkup ?? props;
    const part = useMemo(
      () => (
        <Suspense fallback={inPlace(shown)}>
          <Part {...shown} />
          <HydrationReady />
          <OnMount run={release} />
        </Suspense>
      ),
      [Part, shown, release],
    );
    if (!wanted.current) return null;
    return when === 'hydrated' && !hydrated ? inPlace(props) : part;
  }
  return Object.assign(LazyPart, { load: loadOnce });
}

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    // The browser itself tells of a file that did not come.
    if ((error as Error).name !== 'ChunkLoadError') console.error(error);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return untilLoaded(load);
  }
}

/** Runs before the paint, so that outdated props of the markup are never visible. */
function OnMount({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}
