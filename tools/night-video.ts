import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './build/webpack-config.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

/** The loop behind the 404: stars and mist over the night scene, recorded by Chromium. Run: `node tools/night-video.ts`. */
const LOOPS = [
  { name: 'night-wide', width: 1280, height: 800 },
  { name: 'night-tall', width: 480, height: 960 },
];

interface Scene {
  picture: string;
  width: number;
  height: number;
  seconds: number;
  bitsPerSecond: number;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
for (const { name, width, height } of LOOPS) {
  const file = join(ROOT, 'shell/src/page', `${name}.webp`);
  const picture = `data:image/webp;base64,${readFileSync(file).toString('base64')}`;
  const page = await browser.newPage();
  const scene: Scene = { picture, width, height, seconds: 10, bitsPerSecond: 260_000 };
  const video = Buffer.from(await page.evaluate(record, scene), 'base64');
  writeFileSync(file.replace('.webp', '.webm'), video);
  process.stdout.write(`${name}.webm: ${Math.round(video.length / 1024)} KiB\n`);
  await page.close();
}
await browser.close();

/** Runs in the page. Everything moves by whole turns within the loop, so that its end meets its beginning. */
async function record({ picture, width, height, seconds, bitsPerSecond }: Scene): Promise<string> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false })!;
  // A small generator of its own: the same stars whenever the loop is recorded.
  let seed = 404;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const stars = Array.from({ length: 46 }, () => ({
    x: random() * width,
    y: random() ** 1.3 * height * 0.42,
    r: 0.7 + random() * 1.1,
    turns: 1 + Math.floor(random() * 3),
    phase: random(),
  }));
  const mist = Array.from({ length: 5 }, (_, i) => ({
    y: height * (0.6 + i * 0.06),
    x: random() * width,
    size: width * (0.4 + random() * 0.3),
    phase: random(),
  }));
  const wave = (turn: number) => Math.sin(turn * 2 * Math.PI);
  const draw = (at: number) => {
    context.drawImage(image, 0, 0, width, height);
    for (const { x, y, r, turns, phase } of stars) {
      context.globalAlpha = 0.45 + 0.45 * wave(at * turns + phase);
      context.fillStyle = '#f2ead2';
      context.beginPath();
      context.arc(x, y, r, 0, 2 * Math.PI);
      context.fill();
    }
    for (const { x, y, size, phase } of mist) {
      const middle = x + wave(at + phase) * width * 0.05;
      const cloud = context.createRadialGradient(0, 0, 0, 0, 0, size);
      cloud.addColorStop(0, 'rgb(150 180 200 / 0.16)');
      cloud.addColorStop(1, 'rgb(150 180 200 / 0)');
      context.globalAlpha = 0.75 + 0.25 * wave(at + phase * 2);
      context.setTransform(1, 0, 0, 0.16, middle, y);
      context.fillStyle = cloud;
      context.fillRect(-size, -size, 2 * size, 2 * size);
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    context.globalAlpha = 1;
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bitsPerSecond,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const start = performance.now();
  await new Promise<void>((done) => {
    const step = () => {
      const at = (performance.now() - start) / 1000 / seconds;
      draw(Math.min(at, 1));
      if (at < 1) setTimeout(step, 80);
      else done();
    };
    step();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
