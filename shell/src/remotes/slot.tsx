import { useLocale } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import type { SlotName, SlotProps } from '@stezhka/shell-contract';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { hasTexts } from '../texts/texts.ts';
import { useTextsArrived } from '../texts/texts-provider.tsx';
import { Boundary } from './error-boundary.tsx';
import { remoteModule, remoteTexts } from './registry.ts';
import { slotOwner } from './releases.ts';

const loaded = new Map<string, ComponentType<never>>();
/** Slots whose module brings texts of its own. */
const withTexts = new Set<SlotName>();
const never = () => () => {};
const FAILED = 'failed';

export interface SlotPlace<K extends SlotName> {
  name: K;
  props: SlotProps[K];
  fallback?: ReactNode;
  waiting?: ReactNode;
}

/** Slots come after hydration; a dead remote leaves the fallback. */
export function Slot<K extends SlotName>({
  name,
  props,
  fallback = null,
  waiting = fallback,
}: SlotPlace<K>): ReactNode {
  const [Component, failed] = useSlot(name);
  return Component ? (
    <Boundary fallback={fallback}>
      <Component {...props} />
    </Boundary>
  ) : failed || !slotOwner(name) ? (
    fallback
  ) : (
    waiting
  );
}

function useSlot<K extends SlotName>(
  name: K,
): [Component: ComponentType<SlotProps[K]> | undefined, failed: boolean] {
  const locale = useLocale();
  const textsArrived = useTextsArrived();
  const [arrived, setArrived] = useState('');
  const ready = () => isReady(name, locale);
  // Hydration must find the server's fallback.
  const shown = useSyncExternalStore(never, ready, () => false);
  useEffect(() => {
    if (isReady(name, locale) || !slotOwner(name)) return;
    let wanted = true;
    loadSlot(name, locale).then(
      (came) => {
        if (!wanted) return;
        if (came) textsArrived();
        setArrived(came ? `${name} ${locale}` : FAILED);
      },
      () => wanted && setArrived(FAILED),
    );
    return () => {
      wanted = false;
    };
  }, [name, locale, textsArrived]);
  return [shown ? (loaded.get(name) as ComponentType<SlotProps[K]>) : undefined, arrived === FAILED];
}

function isReady(name: SlotName, locale: Locale): boolean {
  const owner = slotOwner(name);
  const texts = hasTexts(owner ?? '', locale) && (!withTexts.has(name) || hasTexts(name, locale));
  return loaded.has(name) && texts;
}

/** Ahead of its first place, too. @returns false: no release brings it */
export async function loadSlot(name: SlotName, locale: Locale): Promise<boolean> {
  const owner = slotOwner(name);
  if (!owner) return false;
  const remote = await remoteModule(owner);
  const slot = remote.slots?.[name];
  if (!slot) return false;
  const [{ Component, messages }] = await Promise.all([slot(), remoteTexts(remote, owner, locale)]);
  if (messages) {
    withTexts.add(name);
    await remoteTexts({ messages }, name, locale);
  }
  loaded.set(name, Component as ComponentType<never>);
  return true;
}
