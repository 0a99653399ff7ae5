import { type ComponentType, lazy, useState } from 'react';
import type { ControlProps } from '../form-context.ts';

type LazyControls = typeof import('./lazy-chunk.ts');

// Few forms have these: their code comes after the page. Their styles come with the document all the same
// (tools/build/build-one.ts), so that what the server drew stands as it will.
let loaded: LazyControls | undefined;

/** Once they are here, the next one stands at once. */
export const loadLazyControls = async (): Promise<LazyControls> => {
  loaded = await import(/* webpackChunkName: "form-rare" */ './lazy-chunk.ts');
  return loaded;
};

function lazyControl(name: keyof LazyControls): ComponentType<ControlProps> {
  const Pending = lazy(async () => ({ default: (await loadLazyControls())[name] }));
  return function LazyControl(props) {
    const [Control] = useState<ComponentType<ControlProps>>(() => loaded?.[name] ?? Pending);
    return <Control {...props} />;
  };
}

export const CollectionControl = lazyControl('CollectionControl');
export const DatetimeControl = lazyControl('DatetimeControl');
/** A select that one types into. */
export const SearchedSelect = lazyControl('SearchedSelect');
