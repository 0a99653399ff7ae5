import { type ComponentType, useEffect, useState } from 'react';

/** Product 2.3. */
export const EVERY_MS = 3_600_000;

export function NewRelease() {
  const [Check, setCheck] = useState<ComponentType>();
  useEffect(() => {
    if (Check) return;
    const load = async () => {
      const { ReleaseCheck } = await import(/* webpackChunkName: "release-check" */ './release-check.tsx');
      setCheck(() => ReleaseCheck);
    };
    const timer = setInterval(() => void load().catch(() => {}), EVERY_MS);
    return () => clearInterval(timer);
  }, [Check]);
  return Check ? <Check /> : null;
}
