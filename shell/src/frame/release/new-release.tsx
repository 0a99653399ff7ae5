import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { useEffect, useState } from 'react';

/** Product 2.3. */
export const EVERY_MS = 3_600_000;

const ReleaseCheck = lazyPart(
  async () => (await import(/* webpackChunkName: "release-check" */ './release-check.tsx')).ReleaseCheck,
);

export function NewRelease() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), EVERY_MS);
    return () => clearTimeout(timer);
  }, []);
  return due && <ReleaseCheck />;
}
