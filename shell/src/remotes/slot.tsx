import type { SlotName, SlotProps } from '@stezhka/shell-contract';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../page/boundary.tsx';
import { useLocale } from '../page/use-locale.ts';
import { useTextsArrived } from '../texts/texts-provider.tsx';
import { remoteModule, remoteTexts } from './registry.ts';
import { slotOwner } from './releases.ts';

/** See ShellApi.Slot. Slots come after hydration; a dead remote leaves the fallback. */
export function Slot<K extends SlotName>({
  name,
  props,
  fallback = null,
}: {
  name: K;
  props: SlotProps[K];
  fallback?: ReactNode;
}): ReactNode {
  const locale = useLocale();
  const textsArrived = useTextsArrived();
  const [Loaded, setLoaded] = useState<{ Component: ComponentType<SlotProps[K]> }>();
  useEffect(() => {
    let wanted = true;
    async function load() {
      const owner = slotOwner(name);
      if (!owner) return;
      const remote = await remoteModule(owner);
      const slot = remote.slots?.[name];
      if (!slot) return;
      const [module] = await Promise.all([slot(), remoteTexts(remote, owner, locale)]);
      if (!wanted) return;
      textsArrived();
      setLoaded(module as { Component: ComponentType<SlotProps[K]> });
    }
    load().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [name, locale, textsArrived]);
  if (!Loaded) return fallback;
  const { Component } = Loaded;
  return (
    <Boundary fallback={fallback}>
      <Component {...props} />
    </Boundary>
  );
}
