import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { type ComponentType, memo } from 'react';

const AGAIN_MS = 5_000;

/**
 * Drawn by the server, its code comes after what is on the first screen and finds its markup waiting (`lazyPart`); the
 * frame around it draws itself again without it. A browser that does not get the code asks again for as long as the
 * page lives; links of the markup work meanwhile.
 */
export function lazyFramePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return memo(lazyPart(() => inTheEnd(load))) as unknown as ComponentType<P>;
}

async function inTheEnd<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof document === 'undefined') throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return inTheEnd(load);
  }
}
