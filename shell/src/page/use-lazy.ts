import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** After a failure a new value of `wanted` tries again; `load` must not change. */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: unknown,
  failed?: () => void,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P> }>();
  const onFailure = useEffectEvent((error: unknown) => {
    console.error(error);
    failed?.();
  });
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then((Component) => setLoaded({ Component }), onFailure);
  }, [load, wanted, loaded]);
  return loaded?.Component;
}
