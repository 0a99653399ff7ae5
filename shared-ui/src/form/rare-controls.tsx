import { type ComponentType, lazy, useState } from 'react';
import type { ControlProps } from './form-context.ts';

type Rare = typeof import('./rare.ts');

// Few forms have these: their code comes after the page. Their styles come with the document all the same
// (tools/build/build-one.ts), so that what the server drew stands as it will.
let loaded: Rare | undefined;

/** Once they are here, the next one stands at once. */
export const loadRareControls = async (): Promise<Rare> => {
  loaded = await import(/* webpackChunkName: "form-rare" */ './rare.ts');
  return loaded;
};

function rare(name: keyof Rare): ComponentType<ControlProps> {
  const Coming = lazy(async () => ({ default: (await loadRareControls())[name] }));
  return function RareControl(props) {
    const [Control] = useState<ComponentType<ControlProps>>(() => loaded?.[name] ?? Coming);
    return <Control {...props} />;
  };
}

export const CollectionControl = rare('CollectionControl');
export const DatetimeControl = rare('DatetimeControl');
/** A select that one types into. */
export const SearchedSelect = rare('SearchedSelect');
