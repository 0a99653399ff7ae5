import { type ComponentType, lazy, useState } from 'react';
import type { ControlProps } from '../form-context.ts';

type LazyControls = typeof import('./lazy-chunk.ts');

// Rare controls load after the page; their styles come with the document (tools/build/build-one.ts).
let loaded: LazyControls | undefined;

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
export const SearchedSelect = lazyControl('SearchedSelect');
