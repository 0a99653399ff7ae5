/** px; other widths are refused, so that no caller can fill the disk. */
export const WIDTHS = [200, 400, 800, 1200, 1600] as const;
/** JPEG is for mails and networks that read no WebP. */
export const FORMATS = ['webp', 'jpeg'] as const;

export type Width = (typeof WIDTHS)[number];
export type Format = (typeof FORMATS)[number];

const SHOWN = WIDTHS.filter((width) => width >= 400);

/** Widths that pages name of a picture that is so wide: one that is smaller is served as it is, whatever its address names. */
export function shownWidths(original: number): Width[] {
  const widths = SHOWN.filter((width) => width <= original);
  return widths.length ? widths : [SHOWN[0]!];
}

/** Staff's lists show the smallest. */
export const renditionWidths = (original: number): Width[] => [WIDTHS[0], ...shownWidths(original)];

/** px; a larger one takes several times the processor of this one, a smaller one hardly less. */
const DRAWN_AT_LEAST = 800;

/** What one drawing gives to whoever asks for one of these widths. */
export function widthsBeside(width: Width, original: number): Width[] {
  const widths = renditionWidths(original).filter((one) => one <= Math.max(width, DRAWN_AT_LEAST));
  return widths.includes(width) ? widths : [...widths, width];
}

/** '800.webp' → { width: 800, format: 'webp' } */
export function parseName(name: string): { width: Width; format: Format } | undefined {
  const [width, format, ...rest] = name.split('.');
  const known = WIDTHS.find((one) => String(one) === width);
  const coded = FORMATS.find((one) => one === format);
  return known && coded && !rest.length ? { width: known, format: coded } : undefined;
}

export const fileAddress = (domain: string, id: unknown, width: Width, format: Format): string =>
  `/files/${domain}/${id}/${width}.${format}`;

/** The size of a drawing, px. @throws TypeError for what is no SVG with a viewBox */
export function viewBoxOf(svg: string): { width: number; height: number } {
  const [, , width, height] = /^<svg\b[^>]*?\sviewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  if (!(width! > 0 && height! > 0)) throw new TypeError('Not an SVG with a viewBox');
  return { width: width!, height: height! };
}
