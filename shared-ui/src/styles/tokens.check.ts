type Theme = Record<string, string>;
type Triple = [number, number, number];

const colours = (css: string): Theme =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((m) => [m[1] as string, m[2] as string]),
  );

const linear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const rgb = (hex: string): Triple => {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return [r ?? 0, g ?? 0, b ?? 0];
};
const luminance = (hex: string): number => {
  const [r, g, b] = rgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'sunk', 'raised', 'dawn', 'mist', 'lilac', 'wheat', 'sky'];
const quiet = ['paper', 'surface', 'raised'];
const every = (fronts: string[], backs: string[], least: number) =>
  fronts.flatMap((front) => backs.map((back): [string, string, number] => [front, back, least]));

/** Allowed pairs and their least contrast (LOOK 'Colour'). */
const pairs: [front: string, back: string, least: number][] = [
  ...every(['ink', 'ink-2', 'primary', 'path-ink'], grounds, 4.5),
  ...every(['ink-3', 'bad', 'good', 'warn'], quiet, 4.5),
  ...every(['line-strong', 'path', 'focus', 'level-1', 'level-3'], quiet, 3),
  ...every(['on-primary'], ['primary', 'primary-hover'], 4.5),
  ...every(['ink', 'primary'], ['primary-soft'], 4.5),
  ...every(['path-ink'], ['path-soft'], 4.5),
  ...['good', 'warn', 'bad'].flatMap((state) => every([state], [`${state}-soft`], 4.5)),
  ...[1, 2, 3].flatMap((level) => every([`level-${level}-ink`], [`level-${level}-soft`], 4.5)),
  ...every(['on-deep', 'on-deep-2'], ['deep', 'deep-2'], 4.5),
  ...every(['on-deep-path'], ['deep'], 4.5),
];

/** Change of linear RGB by each sight (Machado, Oliveira and Fernandes 2009, full severity). */
const sights: Record<string, [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const times = (rows: [Triple, Triple, Triple], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** Linear RGB → OKLab (Ottosson 2020). */
function oklab(colour: Triple): Triple {
  const positive = colour.map((v) => Math.max(0, v)) as Triple;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    positive,
  ).map(Math.cbrt) as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const contrastFindings = (name: string, theme: Theme): string[] =>
  pairs.flatMap(([front, back, least]) => {
    const [one, other] = [theme[front], theme[back]];
    if (!one || !other) return [`${name}: ${one ? back : front} is missing`];
    const found = contrast(one, other);
    return found >= least ? [] : [`${name}: ${front} on ${back} is ${found.toFixed(2)}, needs ${least}`];
  });

/** The nine spheres need an OKLab distance of at least 0.1 for every sight. */
function sphereFindings(name: string, theme: Theme): string[] {
  const spheres = Object.keys(theme).filter((key) => key.startsWith('sphere-'));
  if (spheres.length !== 9) return [`${name}: ${spheres.length} spheres, not nine`];
  return Object.entries(sights).flatMap(([sight, rows]) => {
    const seen = spheres.map((key) => oklab(times(rows, rgb(theme[key] as string))));
    return seen.flatMap((one, i) =>
      seen.slice(0, i).flatMap((other, j) => {
        const distance = Math.hypot(...one.map((v, k) => v - (other[k] ?? 0)));
        return distance >= 0.1
          ? []
          : [`${name}: ${spheres[j]} and ${spheres[i]} are ${distance.toFixed(3)} apart, ${sight}`];
      }),
    );
  });
}

const block = (css: string, selector: RegExp): string | undefined => {
  const start = css.search(selector);
  return start < 0 ? undefined : css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
};
const tight = (text: string) => text.replace(/\s+/g, '');

/** Findings about the palette of tokens.css; empty when all is well. */
export function checkTokens(css: string): string[] {
  const base = block(css, /:root\s*\{/);
  const chosen = block(css, /:root\[data-theme=["']?dark["']?\]/);
  const asked = block(css, /:root:not\(\[data-theme=["']?light["']?\]\)/);
  if (!base || !chosen || !asked) return ['a theme is missing'];
  const light = colours(base);
  const dark = { ...light, ...colours(chosen) };
  return [
    ...contrastFindings('light', light),
    ...contrastFindings('dark', dark),
    ...sphereFindings('light', light),
    ...sphereFindings('dark', dark),
    ...(tight(chosen) === tight(asked) ? [] : ['the two dark lists differ']),
  ];
}
