import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { drawPicture, type PictureSpec } from '@stezhka/art';
import { chromium, type Page } from 'playwright';
import { chromiumPath } from '../chromium.ts';
import { ROOT } from '../workspaces.ts';

/** Seconds, and what stands behind; as the records of the articles say. */
const FILMS: Record<string, { seconds: number; behind?: Extract<PictureSpec, { draw: 'landscape' }>['options'] }> = {
  breath: { seconds: 32, behind: { hour: 'mist', kind: 'hills' } },
  candle: { seconds: 30 },
  'evening-path': { seconds: 36, behind: { hour: 'dusk', kind: 'hills' } },
  leaves: { seconds: 30, behind: { hour: 'autumn', kind: 'forest' } },
  letters: { seconds: 22 },
  'page-turn': { seconds: 24 },
  rain: { seconds: 40, behind: { hour: 'mist', kind: 'rain' } },
  river: { seconds: 35, behind: { hour: 'noon', kind: 'river' } },
  snow: { seconds: 34, behind: { hour: 'mist', kind: 'snow' } },
  stars: { seconds: 38, behind: { hour: 'night', kind: 'village' } },
  sunrise: { seconds: 28, behind: { hour: 'dawn', kind: 'steppe' } },
  tea: { seconds: 26, behind: { hour: 'bloom', kind: 'hills' } },
};
const SIZES = { wide: { w: 960, h: 540 }, narrow: { w: 640, h: 360 } } as const;
const FRAMES_PER_SECOND = 12;
/** A film stays below 300 kB (the site's rule for what is committed). */
const MOST_BYTES = 300_000;
const FOLDER = join(ROOT, 'services', 'content', 'films');

interface Order {
  name: string;
  seconds: number;
  w: number;
  h: number;
  fps: number;
  bits: number;
  svg: string | null;
}

/** Runs in the page, beside scenes.ts and the muxer. */
async function film({ name, seconds, w, h, fps, bits, svg }: Order): Promise<string> {
  const { SCENES, WebMMuxer } = window as never as {
    SCENES: typeof import('./scenes.ts').SCENES;
    WebMMuxer: typeof import('webm-muxer');
  };
  const canvas = new OffscreenCanvas(w, h);
  const ctx = canvas.getContext('2d') as never as CanvasRenderingContext2D;
  const backdrop = new Image(w, h);
  if (svg) {
    backdrop.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await backdrop.decode();
  }
  const still = svg ? await createImageBitmap(backdrop, { resizeWidth: w, resizeHeight: h }) : backdrop;
  // A small generator with a fixed seed (mulberry32): the same film every time.
  let seed = 20_261_123;
  const dice = Array.from({ length: 10_000 }, () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  });
  const target = new WebMMuxer.ArrayBufferTarget();
  const muxer = new WebMMuxer.Muxer({
    target,
    video: { codec: 'V_VP9', width: w, height: h, frameRate: fps },
  });
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.10.08', width: w, height: h, bitrate: bits, framerate: fps, latencyMode: 'quality' });
  const frames = seconds * fps;
  for (let n = 0; n < frames; n++) {
    ctx.clearRect(0, 0, w, h);
    SCENES[name]!({ ctx, w, h, at: n / fps, part: n / frames, backdrop: still, dice });
    const frame = new VideoFrame(canvas, { timestamp: (n * 1e6) / fps, duration: 1e6 / fps });
    encoder.encode(frame, { keyFrame: n % (fps * 10) === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve));
  }
  await encoder.flush();
  muxer.finalize();
  const bytes = new Uint8Array(target.buffer);
  let text = '';
  for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
  return btoa(text);
}

async function make(page: Page, name: string, size: keyof typeof SIZES): Promise<void> {
  const { seconds, behind } = FILMS[name]!;
  const { w, h } = SIZES[size];
  const svg = behind
    ? drawPicture({ draw: 'landscape', slug: `film-${name}`, options: { ...behind, w: 1600, h: 900 } })
    : null;
  for (let bits = size === 'wide' ? 62_000 : 44_000; ; bits = Math.round(bits * 0.8)) {
    const order = { name, seconds, w, h, fps: FRAMES_PER_SECOND, bits, svg };
    const path = join(FOLDER, `${name}-${size}.webm`);
    writeFileSync(path, Buffer.from(await page.evaluate(film, order), 'base64'));
    const { size: bytes } = statSync(path);
    console.log(`${name} ${size}: ${Math.round(bytes / 1000)} kB`);
    if (bytes < MOST_BYTES) return;
  }
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage();
  const scenes = stripTypeScriptTypes(readFileSync(new URL('scenes.ts', import.meta.url), 'utf8'));
  await page.addScriptTag({ content: `${scenes.replaceAll('export ', '')}\nwindow.SCENES = SCENES;` });
  const muxer = createRequire(import.meta.url).resolve('webm-muxer');
  await page.addScriptTag({ path: muxer.replace(/\.(mjs|cjs)$/, '.js') });
  for (const name of wanted.length ? wanted : Object.keys(FILMS))
    for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) await make(page, name, size);
} finally {
  await browser.close();
}
