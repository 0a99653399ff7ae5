import { useText } from '@stezhka/intl';
import { toast } from '@stezhka/shared-ui/toast';
import { useEffect, useState } from 'react';
import { on } from '../../events.ts';
import { useLazy } from '../../page/use-lazy.ts';
import type { MenuWish } from './menu.ts';

export const loadDrawer = async () => (await import(/* webpackChunkName: "drawer" */ './drawer.tsx')).Drawer;

export function DrawerHost() {
  const t = useText();
  const [wish, setWish] = useState<MenuWish | null>(null);
  const Drawer = useLazy(loadDrawer, wish, () => {
    setWish(null);
    toast({ text: t('shell.unreachable'), tone: 'bad' });
  });
  useEffect(() => {
    const stop = [
      on('shell:open-menu', () => setWish({})),
      on('shell:open-menu-item', ({ id }) => setWish({ id })),
      on('shell:open-menu-url', ({ url }) => setWish({ url })),
      on('shell:open-menu-catalog', () => setWish({ icon: 'catalog' })),
      on('shell:open-menu-constructor', () => setWish({ icon: 'constructor' })),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, []);
  useEffect(() => {
    // A menu that still loads must not appear after a close.
    if (!Drawer) return on('shell:close-menu', () => setWish(null));
  }, [Drawer]);
  return Drawer && wish ? <Drawer wish={wish} onClosed={() => setWish(null)} /> : null;
}
