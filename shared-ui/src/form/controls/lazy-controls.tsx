import { lazyPart } from '../../hydration/lazy-part.tsx';

type LazyControls = typeof import('./lazy-chunk.ts');

// Rare controls load after the page; their styles come with the document (tools/build/build-one.ts).
const lazyControl = (name: keyof LazyControls) =>
  lazyPart(async () => (await import(/* webpackChunkName: "form-rare" */ './lazy-chunk.ts'))[name]);

export const CollectionControl = lazyControl('CollectionControl');
export const DatetimeControl = lazyControl('DatetimeControl');
export const SearchedSelect = lazyControl('SearchedSelect');
