import type { ImageSet } from '@stezhka/kit-contract';

/** A picture as a reply names it, with the widths of the demo's drawings. */
export function drawing(id: string): ImageSet {
  const source = (width: number) => ({
    src: `/files/content/${id}/${width}.jpeg`,
    webpSrc: `/files/content/${id}/${width}.webp`,
  });
  const srcSet = [400, 800, 1200, 1600].map((width) => ({ ...source(width), width }));
  return {
    srcSet: [...srcSet, { ...source(800), width: 'default' }],
    meta: { width: 1600, height: 900 },
    alt: '',
  };
}
