import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MaskName } from './masks.ts';

type MaskOf = typeof import('./masks.ts').maskOf;

let loaded: MaskOf | undefined;
export const loadMasks = () =>
  import(/* webpackChunkName: "form-masks" */ './masks.ts').then(({ maskOf }) => {
    loaded = maskOf;
    return maskOf;
  });

/** Mask code loads after the page; text typed before is masked on its arrival. */
export function useMask(name: MaskName | undefined, value: string, onChange: (masked: string) => void) {
  const [maskOf, setMaskOf] = useState(() => loaded);
  useEffect(() => {
    if (!name || maskOf) return;
    // Without the mask code typing is free, and the server validates.
    loadMasks().then(
      (came) => setMaskOf(() => came),
      () => {},
    );
  }, [name, maskOf]);
  const mask = useMemo(() => (name && maskOf ? maskOf(name) : undefined), [name, maskOf]);

  const given = useRef(value);
  const putRight = useEffectEvent((by: (typed: string) => string) => {
    const masked = by(value);
    if (value !== given.current && masked !== value) onChange(masked);
  });
  useEffect(() => {
    if (mask) putRight(mask);
  }, [mask]);
  return mask;
}
