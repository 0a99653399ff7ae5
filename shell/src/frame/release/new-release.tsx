import { type ComponentType, useEffect, useState } from 'react';

/** The product checks for a new build every hour (product 2.3). */
export const EVERY_MS = 3_600_000;

/** Waits for the first hour; what looks then is loaded then. */
export function NewRelease() {
  const [Check, setCheck] = useState<ComponentType>();
  useEffect(() => {
    if (Check) return;
    const load = async () => {
      const { ReleaseCheck } = await import(/* webpackChunkName: "release-check" */ './release-check.tsx');
      setCheck(() => ReleaseCheck);
    };
    // A failed check is ignored silently, and the next hour tries again.
    const timer = setInterval(() => void load().catch(() => {}), EVERY_MS);
    return () => clearInterval(timer);
  }, [Check]);
  return Check ? <Check /> : null;
}
