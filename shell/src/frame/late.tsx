import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Drawn by the server, its code comes after what is on the first screen and finds its markup waiting. Until then the
 * frame around it may draw itself again without touching it: React would throw away markup it cannot compare yet.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return memo(function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}
