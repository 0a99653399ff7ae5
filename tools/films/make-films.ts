import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drawPicture, type Hour, type PictureSpec } from '@stezhka/art';
import { sharp } from '@stezhka/kit/raster';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { ROOT } from '../workspaces.ts';
import type { Stage } from './scenes.ts';

/** A part of a drawing, so that something may move behind the rest. */
type Part = 'whole' | 'sky' | 'land';
interface Layer {
  spec: PictureSpec;
  part?: Part;
  /** px at a width of 1600. */
  blur?: number;
}
interface Film {
  seconds: number;
  layers?: Layer[];
}

type Landscape = NonNullable<Extract<PictureSpec, { draw: 'landscape' }>['options']>;
/** By the slug of its article, so that the film begins from the article's picture. */
const land = (slug: string, hour: Hour, kind: Landscape['kind'], part?: Part, more: object = {}): Layer => ({
  spec: { draw: 'landscape', slug, options: { hour, kind, w: 1600, h: 900, ...more } },
  ...(part && { part }),
});
const parted = (slug: string, hour: Hour, kind: Landscape['kind'], more?: object): Layer[] =>
  (['sky', 'land'] as const).map((part) => land(slug, hour, kind, part, more));
const DAY = (['dawn', 'bloom', 'dusk'] as const).map((hour) =>
  parted('presentation', hour, 'river', { horizon: 0.55 }),
);

/** As the texts of the articles and of home say. */
const FILMS: Record<string, Film> = {
  breath: { seconds: 32, layers: parted('podykh-na-chotyry', 'mist', 'sea') },
  candle: {
    seconds: 30,
    layers: [
      {
        spec: { draw: 'scene', slug: 'film', options: { subject: 'candle', hour: 'dusk', w: 1600, h: 900 } },
        blur: 11,
      },
    ],
  },
  'evening-path': { seconds: 36, layers: parted('vechirnia-stezhka', 'dusk', 'hills') },
  leaves: { seconds: 30, layers: [land('lystia-padaie', 'autumn', 'forest')] },
  letters: { seconds: 22 },
  'page-turn': { seconds: 24 },
  rain: { seconds: 40, layers: [{ ...land('doshch-za-viknom', 'mist', 'rain'), blur: 9 }] },
  river: { seconds: 35, layers: [land('richka-ne-pytaie', 'noon', 'river')] },
  snow: { seconds: 34, layers: [land('snih-ide-povilno', 'mist', 'snow')] },
  stars: { seconds: 38, layers: parted('zori-nad-dakhom', 'night', 'village') },
  'stezhka-day': { seconds: 32, layers: [0, 1].flatMap((part) => DAY.map((hour) => hour[part]!)) },
  sunrise: { seconds: 28, layers: parted('svitanok-bez-telefona', 'dawn', 'steppe') },
  tea: {
    seconds: 26,
    layers: [
      { spec: { draw: 'scene', slug: 'film', options: { subject: 'tea', hour: 'bloom', w: 1600, h: 900 } } },
    ],
  },
};
/** A film stays below 300 kB, all of them below 6 MB. */
const SIZES = {
  wide: { w: 960, h: 540, most: 285_000 },
  narrow: { w: 640, h: 360, most: 165_000 },
} as const;
const FRAMES_PER_SECOND = 15;
/** The end melts into the beginning, so that the loop shows no seam. */
const SEAM_SECONDS = 1.6;
const FOLDER = join(ROOT, 'services', 'content', 'films');

interface Order {
  name: string;
  seconds: number;
  w: number;
  h: number;
  fps: number;
  seam: number;
  bits: number;
  layers: string[];
  sun: Stage['sun'];
  /** SVG path in a picture 1600 px wide. */
  water: string;
  /** Instead of the film, pictures of these moments, 0 to 1. */
  stills?: number[];
}

async function make(page: Page, name: string): Promise<void> {
  const { seconds, layers = [] } = FILMS[name]!;
  const drawings = layers.map(({ spec, part = 'whole' }) => partOf(drawPicture(spec), part));
  const [first = ''] = layers.map(({ spec }) => drawPicture(spec));
  const order = {
    name,
    seconds,
    fps: FRAMES_PER_SECOND,
    seam: SEAM_SECONDS,
    layers: await Promise.all(drawings.map((svg, n) => paint(svg, layers[n]!.blur))),
    sun: sunOf(first),
    water: /<clipPath id="\w+wtc"><path d="([^"]+)"/.exec(first)?.[1] ?? '',
  };
  if (onlyStills) {
    const stills = [0, 0.2, 0.4, 0.6, 0.8, 0.93];
    const pictures = await page.evaluate(film, { ...order, ...SIZES.wide, bits: 0, stills });
    for (const [n, data] of pictures.entries())
      writeFileSync(join(FOLDER, `${name}-${n}.png`), Buffer.from(data, 'base64'));
    return;
  }
  for (const [size, { w, h, most }] of Object.entries(SIZES)) {
    for (let bits = (most * 8 * 0.93) / seconds; ; bits *= 0.85) {
      const [data] = await page.evaluate(film, { ...order, w, h, bits: Math.round(bits) });
      const bytes = Buffer.from(data!, 'base64');
      process.stdout.write(`${name}-${size}.webm: ${Math.round(bytes.length / 1000)} kB\n`);
      if (bytes.length > most) continue;
      writeFileSync(join(FOLDER, `${name}-${size}.webm`), bytes);
      break;
    }
  }
}

/** Raster as a data address; transparent where the part is. */
async function paint(svg: string, blur?: number): Promise<string> {
  const picture = sharp(Buffer.from(svg)).resize({ width: 1280, height: 720, fit: 'cover' });
  const bytes = await (blur ? picture.blur(blur) : picture).png().toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

const SKY = /<rect width="\d+" height="[\d.]+" fill="url\(#\w+s\)"\/>/;
const SUN =
  /<circle cx="[\d.-]+" cy="[\d.-]+" r="[\d.]+" fill="url\(#\w+gl\)"[^>]*\/><circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)" fill="([^"]+)"\/>/;
/** What the film draws itself: stars, flakes, the light on a river, steam. */
const MOVING = [
  /<circle [^>]*fill="#f6ecd0"[^>]*\/>/g,
  /<g fill="#ffffff">(<circle [^>]*\/>)+<\/g>/g,
  /<g clip-path="url\(#\w+wtc\)">.*?<\/g>/g,
  /<path [^>]*fill="none" stroke="#ffffff"[^>]*\/>/g,
];

function partOf(svg: string, part: Part): string {
  const open = part === 'land' ? svg.replace(SKY, '').replace(SUN, '') : svg;
  const still = MOVING.reduce((one, moving) => one.replace(moving, ''), open);
  if (part !== 'sky') return still;
  const [defs = ''] = /<defs>.*?<\/defs>/s.exec(still) ?? [];
  return `${still.slice(0, still.indexOf('>') + 1)}${defs}${SKY.exec(still)?.[0]}</svg>`;
}

function sunOf(svg: string): Stage['sun'] {
  const [, x, y, r, colour = '#fff0c4'] = SUN.exec(svg) ?? [];
  return { x: Number(x ?? 0) / 1600, y: Number(y ?? 0) / 900, r: Number(r ?? 0) / 900, colour };
}

/** Runs in the page, beside scenes.ts and mediabunny. Answers base64. */
async function film(order: Order): Promise<string[]> {
  const { name, seconds, w, h, fps, seam, bits, stills } = order;
  const { SCENES, Mediabunny } = window as never as {
    SCENES: typeof import('./scenes.ts').SCENES;
    Mediabunny: typeof import('mediabunny');
  };
  const canvas = new OffscreenCanvas(w, h);
  const ctx = canvas.getContext('2d', { alpha: false })!;
  const layers = await Promise.all(
    order.layers.map(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return createImageBitmap(image, { resizeWidth: w, resizeHeight: h, resizeQuality: 'high' });
    }),
  );
  const water = new Path2D();
  water.addPath(new Path2D(order.water), new DOMMatrix().scale(w / 1600));
  // A small generator with a fixed seed (mulberry32): the same film every time.
  let seed = 20_261_123;
  const dice = Array.from({ length: 10_000 }, () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  });
  const draw = (at: number) =>
    SCENES[name]!({ ctx, w, h, u: h / 540, at, part: at / seconds, layers, sun: order.sun, water, dice });
  draw(0);
  const beginning = await createImageBitmap(canvas);
  const drawAt = (at: number) => {
    draw(at);
    const melted = (at - (seconds - seam)) / seam;
    if (melted <= 0) return;
    ctx.globalAlpha = melted * melted * (3 - 2 * melted);
    ctx.drawImage(beginning, 0, 0);
    ctx.globalAlpha = 1;
  };
  const text = (bytes: Uint8Array) => {
    let all = '';
    for (let n = 0; n < bytes.length; n += 8192) all += String.fromCharCode(...bytes.subarray(n, n + 8192));
    return btoa(all);
  };
  if (stills) {
    const pictures = [];
    for (const part of stills) {
      drawAt(part * seconds);
      pictures.push(text(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())));
    }
    return pictures;
  }
  const target = new Mediabunny.BufferTarget();
  const output = new Mediabunny.Output({ format: new Mediabunny.WebMOutputFormat(), target });
  const source = new Mediabunny.CanvasSource(canvas, {
    codec: 'vp9',
    bitrate: bits,
    keyFrameInterval: 10,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  for (let n = 0; n < seconds * fps; n++) {
    drawAt(n / fps);
    await source.add(n / fps, 1 / fps);
  }
  await output.finalize();
  return [text(new Uint8Array(target.buffer!))];
}

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const onlyStills = process.argv.includes('--stills');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage();
  // Encoders are for secure pages alone.
  await page.route('http://localhost/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost/');
  const scenes = stripTypeScriptTypes(readFileSync(new URL('scenes.ts', import.meta.url), 'utf8'));
  await page.addScriptTag({ content: `${scenes.replaceAll('export ', '')}\nwindow.SCENES = SCENES;` });
  const muxer = dirname(createRequire(import.meta.url).resolve('mediabunny'));
  await page.addScriptTag({ path: join(muxer, 'mediabunny.min.cjs') });
  for (const name of wanted.length ? wanted : Object.keys(FILMS)) await make(page, name);
} finally {
  await browser.close();
}
