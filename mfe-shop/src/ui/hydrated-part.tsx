import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { useHydrated } from '@stezhka/shared-ui/lib/use-hydrated';
import type { ComponentType, ReactNode } from 'react';

/**
 * What only a page with scripts has (a heart to press, a window to open): drawn once the page answers to clicks, so
 * that its script does not stand in the way of the first screen. `waiting` keeps its place until then.
 */
export function hydratedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
) {
  const Part = lazyPart(load, waiting);
  return function HydratedPart(props: P) {
    return useHydrated() ? <Part {...props} /> : waiting;
  };
}
