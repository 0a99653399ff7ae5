import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MaskName } from './masks.ts';

type MaskOf = typeof import('./masks.ts').maskOf;

// Once it has come, the next field has its mask from the start.
let loaded: MaskOf | undefined;
export const loadMasks = () =>
  import(/* webpackChunkName: "form-masks" */ './masks.ts').then(({ maskOf }) => {
    loaded = maskOf;
    return maskOf;
  });

/** A field's mask. Its code comes after the page; what was typed until then is masked when it comes. */
export function useMask(name: MaskName | undefined, value: string, onChange: (masked: string) => void) {
  const [maskOf, setMaskOf] = useState(() => loaded);
  useEffect(() => {
    if (!name || maskOf) return;
    // Without it one types freely, and the server says what it does not take.
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
