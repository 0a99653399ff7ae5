import { type ComponentType, useEffect, useState } from 'react';

/** Loads a component once it is wanted; after a failure the next wish tries again. `load` must not change. */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P> }>();
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then((Component) => setLoaded({ Component }), console.error);
  }, [load, wanted, loaded]);
  return loaded?.Component;
}
