import type { MenuTarget } from '@stezhka/shell-contract';
import { useEffect, useState } from 'react';
import { on } from '../events.ts';
import { useLazy } from './use-lazy.ts';

export const loadDrawer = async () => (await import(/* webpackChunkName: "drawer" */ './drawer.tsx')).Drawer;

/** Waits for somebody to open the side menu, which is loaded then. */
export function DrawerHost() {
  const [target, setTarget] = useState<MenuTarget | null>(null);
  const Drawer = useLazy(loadDrawer, target !== null);
  useEffect(() => on('shell:open-menu', setTarget), []);
  return Drawer && target ? <Drawer target={target} onClosed={() => setTarget(null)} /> : null;
}
