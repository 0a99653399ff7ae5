import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { type ComponentType, memo } from 'react';

const AGAIN_MS = 5_000;

/** The server's markup waits for the code (`lazyPart`); failed loads are repeated while the page lives. */
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
