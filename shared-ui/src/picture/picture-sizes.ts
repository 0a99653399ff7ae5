/**
 * `sizes` of a picture that is as wide as the page on a phone. Where dots are very dense the eye is content with two of
 * them for a px, so that phones take the 400 or 800 px picture.
 * @param wide its width in px on a page of full width, 1232 px
 */
export const sizesOf = (wide: number): string =>
  [
    `(min-width: 1280px) ${wide}px`,
    `(min-width: 992px) ${Math.round((wide / PAGE) * 100)}vw`,
    '(min-resolution: 2.5dppx) 60vw',
    'calc(100vw - 2rem)',
  ].join(', ');

const PAGE = 1232;

/** `sizes` of a landscape as wide as the window; on a phone the words make it tall, and the cover far wider than it. */
export const FULL_WIDTH = '(max-width: 991px) 250vw, 100vw';
