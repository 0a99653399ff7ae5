import { useHydrated } from '@stezhka/shared-ui/lib/use-hydrated';
import { type ComponentType, lazy, Suspense } from 'react';

/**
 * What only a page with scripts has (a heart to press, a window to open): drawn once the page answers to clicks, so
 * that its script does not stand in the way of the first screen.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function Later(props: P) {
    const hydrated = useHydrated();
    if (!hydrated) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
