import type { ImageData } from '@stezhka/kit-contract';

/** The address of a picture at its widest, as previews show it. */
export const largest = (image: ImageData | null): string | undefined =>
  typeof image === 'string' ? image : image?.srcSet.findLast(({ width }) => width !== 'default')?.src;
