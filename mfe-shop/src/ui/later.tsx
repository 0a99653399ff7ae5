import { useHydrated } from '@stezhka/shared-ui/lib/use-hydrated';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * What only a page with scripts has (a heart to press, a window to open): drawn once the page answers to clicks, so
 * that its script does not stand in the way of the first screen. `waiting` keeps its place until then.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function Later(props: P) {
    const hydrated = useHydrated();
    if (!hydrated) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
