// Colours as #rrggbb, mixed in OKLab so that a half-way colour looks half-way.

type Triple = readonly [number, number, number];

const lin = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);

const gam = (v: number) =>
  Math.round(255 * Math.min(1, Math.max(0, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)));

const bytesOf = (colour: string): Triple => {
  const byte = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  return [byte(1), byte(3), byte(5)];
};

function toLab(colour: string): Triple {
  const [r, g, b] = bytesOf(colour).map(lin) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((v) => gam(v).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG has it, 0 to 1, of #rrggbb or of red, green and blue from 0 to 255. */
export function luminance(colour: string | Triple): number {
  const bytes = typeof colour === 'string' ? bytesOf(colour) : colour;
  const [r, g, b] = bytes.map(lin) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Two #rrggbb colours mixed, t 0 to 1 towards the second. */
export function mix(a: string, b: string, t: number): string {
  const A = toLab(a);
  const B = toLab(b);
  return toHex([A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t, A[2] + (B[2] - A[2]) * t]);
}

/** A colour at t 0 to 1 along a list of two colours or more. */
export function ramp(list: readonly string[], t: number): string {
  const x = t * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(x));
  return mix(list[i]!, list[i + 1]!, x - i);
}
