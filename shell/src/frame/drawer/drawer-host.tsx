import { useText } from '@stezhka/intl';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { useEffect, useEffectEvent, useState } from 'react';
import { on } from '../../events.ts';
import { toast } from '../../page-state/toasts.ts';
import type { MenuWish } from './menu.ts';

export const Drawer = lazyPart(
  async () => (await import(/* webpackChunkName: "drawer" */ './drawer.tsx')).Drawer,
);

export function DrawerHost() {
  const t = useText();
  const [wish, setWish] = useState<MenuWish | null>(null);
  const [loaded, setLoaded] = useState(false);
  const onFailure = useEffectEvent((error: unknown) => {
    console.error(error);
    setWish(null);
    toast({ text: t('shell.unreachable'), tone: 'bad' });
  });
  useEffect(() => {
    if (wish && !loaded) Drawer.load().then(() => setLoaded(true), onFailure);
  }, [wish, loaded]);
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
    if (!loaded) return on('shell:close-menu', () => setWish(null));
  }, [loaded]);
  return wish && loaded ? <Drawer wish={wish} onClosed={() => setWish(null)} /> : null;
}
