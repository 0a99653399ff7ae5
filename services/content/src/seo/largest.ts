import type { ImageData } from '@stezhka/kit-contract';

/** The largest picture of a set that every program can show; previews and feeds take one. */
export const largest = (image: ImageData | null): string | undefined =>
  typeof image === 'string' ? image : image?.srcSet.findLast(({ width }) => width !== 'default')?.src;
