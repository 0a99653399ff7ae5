/** px. @throws TypeError for what is no SVG with a viewBox */
export function viewBoxOf(svg: string): { width: number; height: number } {
  const [, , width, height] = /^<svg\b[^>]*?\sviewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  if (!(width! > 0 && height! > 0)) throw new TypeError('Not an SVG with a viewBox');
  return { width: width!, height: height! };
}
