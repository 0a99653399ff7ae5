// Runs in a page: draws the films of services/content/films frame by frame, the same every time.

export interface Stage {
  ctx: CanvasRenderingContext2D;
  w: number;
  h: number;
  /** Seconds since the beginning. */
  at: number;
  /** 0 to 1 over the whole film. */
  part: number;
  backdrop: CanvasImageSource;
  /** Ten thousand numbers from 0 to 1, the same in every film. */
  dice: readonly number[];
}
type Scene = (stage: Stage) => void;

const TAU = Math.PI * 2;
const INK = '#1d2b28';
const PAPER = '#fbf7ec';
const PATH = '#b3530b';

const ease = (x: number) => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x));
const between = (x: number, from: number, to: number) => ease((x - from) / (to - from));
const whole = ({ ctx, w, h, backdrop }: Stage) => ctx.drawImage(backdrop, 0, 0, w, h);
const veil = ({ ctx, w, h }: Stage, colour: string) => {
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, w, h);
};
const disc = (ctx: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string | CanvasGradient) => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, TAU);
  ctx.fill();
};
const glow = (ctx: CanvasRenderingContext2D, x: number, y: number, r: number, inner: string) => {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, inner);
  light.addColorStop(1, 'rgba(255, 240, 200, 0)');
  disc(ctx, x, y, r, light);
};

/** Four seconds in, four of rest, four out, four of rest. */
const breath: Scene = (stage) => {
  const { ctx, w, h, at } = stage;
  whole(stage);
  veil(stage, 'rgba(251, 247, 236, 0.35)');
  const phase = at % 16;
  const size = phase < 4 ? ease(phase / 4) : phase < 8 ? 1 : phase < 12 ? 1 - ease((phase - 8) / 4) : 0;
  const r = h * (0.14 + 0.2 * size);
  for (const [more, alpha] of [[1.35, 0.16], [1.18, 0.25], [1, 0.9]] as const)
    disc(ctx, w / 2, h / 2, r * more, `rgba(251, 247, 236, ${alpha})`);
};

const eveningPath: Scene = (stage) => {
  const { ctx, w, h, part } = stage;
  whole(stage);
  veil(stage, `rgba(20, 24, 52, ${0.62 * ease(part)})`);
  const lit = between(part, 0.62, 0.8);
  if (!lit) return;
  glow(ctx, w * 0.62, h * 0.5, h * 0.16, `rgba(255, 205, 120, ${0.75 * lit})`);
  ctx.fillStyle = `rgba(255, 224, 150, ${lit})`;
  ctx.fillRect(w * 0.62 - h * 0.012, h * 0.5 - h * 0.014, h * 0.024, h * 0.028);
};

const pageTurn: Scene = (stage) => {
  const { ctx, w, h, part } = stage;
  veil(stage, '#c9a06f');
  const [left, top, wide, high] = [w * 0.22, h * 0.16, w * 0.56, h * 0.68];
  ctx.fillStyle = 'rgba(60, 35, 10, 0.28)';
  ctx.fillRect(left + 10, top + 14, wide, high);
  ctx.fillStyle = PAPER;
  ctx.fillRect(left, top, wide, high);
  const middle = left + wide / 2;
  ctx.fillStyle = 'rgba(29, 43, 40, 0.12)';
  ctx.fillRect(middle - 1, top, 2, high);
  ctx.strokeStyle = 'rgba(29, 43, 40, 0.22)';
  ctx.lineWidth = 1.5;
  for (let n = 1; n < 9; n++) {
    ctx.beginPath();
    ctx.moveTo(left + wide * 0.05, top + (high * n) / 9.5);
    ctx.lineTo(left + wide * (0.28 + 0.14 * stage.dice[n]!), top + (high * n) / 9.5);
    ctx.stroke();
  }
  // The shadow of a window lies on the blank page.
  ctx.fillStyle = 'rgba(179, 83, 11, 0.07)';
  for (const [x, y] of [[0.56, 0.12], [0.75, 0.12], [0.56, 0.5], [0.75, 0.5]] as const)
    ctx.fillRect(left + wide * x, top + high * y, wide * 0.16, high * 0.32);
  const turned = between(part, 0.25, 0.7);
  if (turned > 0 && turned < 1) {
    const edge = Math.cos(turned * Math.PI) * (wide / 2);
    const lift = Math.sin(turned * Math.PI) * high * 0.09;
    ctx.fillStyle = turned < 0.5 ? '#f3ecd8' : PAPER;
    ctx.beginPath();
    ctx.moveTo(middle, top);
    ctx.lineTo(middle + edge, top - lift);
    ctx.lineTo(middle + edge, top + high - lift);
    ctx.lineTo(middle, top + high);
    ctx.fill();
  }
};

const rain: Scene = (stage) => {
  const { ctx, w, h, at, dice } = stage;
  ctx.filter = 'blur(9px)';
  whole(stage);
  ctx.filter = 'none';
  veil(stage, 'rgba(60, 80, 92, 0.28)');
  for (let n = 0; n < 70; n++) {
    const speed = 0.03 + 0.16 * dice[n * 3]! ** 3;
    const y = ((dice[n * 3 + 1]! + at * speed) % 1.1) * h;
    const x = dice[n * 3 + 2]! * w + Math.sin(y / 40 + n) * 3;
    const r = 2 + 5 * dice[n * 3]!;
    ctx.fillStyle = 'rgba(255, 255, 255, 0.16)';
    ctx.fillRect(x - r / 3, y - r * (3 + speed * 60), (r * 2) / 3, r * (3 + speed * 60));
    disc(ctx, x, y, r, 'rgba(255, 255, 255, 0.55)');
  }
};

const river: Scene = (stage) => {
  const { ctx, w, h, at, dice } = stage;
  whole(stage);
  for (let n = 0; n < 60; n++) {
    const depth = dice[n * 2]!;
    const x = ((dice[n * 2 + 1]! + at * (0.012 + 0.03 * depth)) % 1.2) * w - w * 0.1;
    const y = h * (0.74 + 0.24 * depth);
    const shine = 0.18 + 0.3 * Math.abs(Math.sin(at * 0.8 + n));
    ctx.fillStyle = `rgba(255, 250, 225, ${shine})`;
    ctx.fillRect(x, y, 12 + 46 * depth, 1.5 + 2 * depth);
  }
};

const stars: Scene = (stage) => {
  const { ctx, w, h, at, dice } = stage;
  whole(stage);
  veil(stage, 'rgba(8, 12, 34, 0.45)');
  for (let n = 0; n < 5; n++) {
    const risen = between(at, 2 + n * 7, 4.5 + n * 7);
    if (!risen) continue;
    const [x, y] = [w * (0.14 + 0.17 * n + 0.05 * dice[n]!), h * (0.12 + 0.2 * dice[n + 9]!)];
    const twinkle = 0.8 + 0.2 * Math.sin(at * 1.7 + n);
    glow(ctx, x, y, h * 0.05 * risen, `rgba(255, 248, 214, ${0.6 * risen * twinkle})`);
    disc(ctx, x, y, 2.6 * risen, '#fff8d6');
  }
};

const candle: Scene = (stage) => {
  const { ctx, w, h, at, part } = stage;
  veil(stage, '#1b1714');
  const calm = 1 - 0.9 * ease(part * 1.4);
  const sway = (Math.sin(at * 5.1) + Math.sin(at * 8.3 + 1)) * w * 0.006 * calm;
  const high = h * (0.2 + 0.012 * Math.sin(at * 6.7) * calm);
  const [x, y] = [w / 2, h * 0.56];
  glow(ctx, x, y - high * 0.4, h * 0.52, 'rgba(255, 178, 80, 0.36)');
  ctx.fillStyle = '#e9dcc0';
  ctx.fillRect(x - w * 0.035, y, w * 0.07, h * 0.5);
  ctx.fillStyle = '#fff3cf';
  ctx.beginPath();
  ctx.ellipse(x, y, w * 0.035, h * 0.012, 0, 0, TAU);
  ctx.fill();
  for (const [size, colour] of [[1, '#f7a640'], [0.62, '#ffdf8e'], [0.3, '#fff8e2']] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x + sway, y - high * size - h * 0.01);
    ctx.quadraticCurveTo(x + w * 0.028 * size, y - high * 0.34 * size, x, y);
    ctx.quadraticCurveTo(x - w * 0.028 * size, y - high * 0.34 * size, x + sway, y - high * size - h * 0.01);
    ctx.fill();
  }
};

const snow: Scene = (stage) => {
  const { ctx, w, h, at, dice } = stage;
  whole(stage);
  for (let n = 0; n < 90; n++) {
    const near = dice[n * 3]!;
    const y = ((dice[n * 3 + 1]! + at * (0.022 + 0.03 * near)) % 1.08) * h - h * 0.04;
    const x = dice[n * 3 + 2]! * w + Math.sin(at * 0.5 + n) * 16 * near;
    disc(ctx, x, y, 1.6 + 4.4 * near, `rgba(255, 255, 255, ${0.5 + 0.45 * near})`);
  }
};

const sunrise: Scene = (stage) => {
  const { ctx, w, h, part, backdrop } = stage;
  const sky = ctx.createLinearGradient(0, 0, 0, h * 0.7);
  sky.addColorStop(0, '#26335c');
  sky.addColorStop(1, '#e59a6b');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, w, h);
  const y = h * (0.72 - 0.34 * ease(part));
  glow(ctx, w * 0.56, y, h * 0.5, `rgba(255, 214, 140, ${0.25 + 0.5 * part})`);
  disc(ctx, w * 0.56, y, h * 0.075, '#fff0c4');
  ctx.globalAlpha = ease(part);
  ctx.drawImage(backdrop, 0, 0, w, h);
  ctx.globalAlpha = 1;
  ctx.fillStyle = `rgba(38, 28, 40, ${0.92 * (1 - ease(part))})`;
  ctx.beginPath();
  ctx.moveTo(0, h * 0.66);
  ctx.quadraticCurveTo(w * 0.4, h * 0.6, w, h * 0.68);
  ctx.lineTo(w, h);
  ctx.lineTo(0, h);
  ctx.fill();
};

const leaves: Scene = (stage) => {
  const { ctx, w, h, at, dice } = stage;
  whole(stage);
  const colours = ['#b3530b', '#d98a2b', '#8c3a1f', '#c7a13a'];
  for (let n = 0; n < 7; n++) {
    const since = at - (1 + n * 3.6);
    if (since < 0) continue;
    const heavy = n === 2;
    const fall = Math.min(1, since / (heavy ? 2.4 : 6 + 3 * dice[n]!));
    const swing = heavy ? 0 : Math.sin(since * (1.1 + dice[n + 20]!)) * w * 0.06 * (1 - fall * 0.4);
    ctx.save();
    ctx.translate(w * (0.14 + 0.12 * n) + swing, -20 + fall * (h * 0.9 + 20 - h * 0.05 * dice[n + 9]!));
    ctx.rotate(heavy ? 0.4 : Math.sin(since * 1.3 + n) * 1.1 * (1 - fall) + n);
    ctx.fillStyle = colours[n % colours.length]!;
    ctx.beginPath();
    ctx.moveTo(0, -17);
    ctx.quadraticCurveTo(15, 0, 0, 19);
    ctx.quadraticCurveTo(-15, 0, 0, -17);
    ctx.fill();
    ctx.restore();
  }
};

const tea: Scene = (stage) => {
  const { ctx, w, h, at, part, dice } = stage;
  whole(stage);
  veil(stage, 'rgba(251, 240, 220, 0.22)');
  // The frame of a window, and its sill.
  ctx.fillStyle = '#f4ead3';
  ctx.fillRect(w * 0.485, 0, w * 0.03, h);
  ctx.fillRect(0, h * 0.78, w, h * 0.22);
  const [x, y] = [w * 0.42, h * 0.72];
  for (let n = 0; n < 5; n++) {
    const rise = (at * 0.22 + dice[n]!) % 1;
    const alpha = 0.34 * (1 - rise) * (1 - ease(part));
    ctx.strokeStyle = `rgba(255, 255, 255, ${alpha})`;
    ctx.lineWidth = 7 + 12 * rise;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x - 30 + n * 15, y - h * 0.12 - rise * h * 0.2);
    ctx.quadraticCurveTo(
      x - 30 + n * 15 + Math.sin(at + n) * 26,
      y - h * 0.18 - rise * h * 0.24,
      x - 30 + n * 15,
      y - h * 0.26 - rise * h * 0.28,
    );
    ctx.stroke();
  }
  ctx.fillStyle = PATH;
  ctx.beginPath();
  ctx.moveTo(x - 84, y - h * 0.12);
  ctx.lineTo(x + 84, y - h * 0.12);
  ctx.quadraticCurveTo(x + 74, y + h * 0.1, x, y + h * 0.1);
  ctx.quadraticCurveTo(x - 74, y + h * 0.1, x - 84, y - h * 0.12);
  ctx.fill();
  ctx.lineWidth = 13;
  ctx.strokeStyle = PATH;
  ctx.beginPath();
  ctx.arc(x + 84, y - h * 0.045, 30, -1.3, 1.4);
  ctx.stroke();
};

const letters: Scene = (stage) => {
  const { ctx, w, h, part, dice } = stage;
  veil(stage, '#8aa79c');
  const [wide, high] = [w * 0.46, h * 0.7];
  const folded = between(part, 0.66, 0.84);
  const left = (w - wide) / 2;
  const top = h * 0.15 + folded * high * 0.26;
  const tall = high * (1 - 0.52 * folded);
  ctx.fillStyle = 'rgba(20, 40, 34, 0.25)';
  ctx.fillRect(left + 8, top + 12, wide, tall);
  ctx.fillStyle = PAPER;
  ctx.fillRect(left, top, wide, tall);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.2;
  const written = between(part, 0.04, 0.62) * 9;
  for (let line = 0; line < 9 && folded < 1; line++) {
    const until = Math.min(1, Math.max(0, written - line));
    if (!until) break;
    ctx.globalAlpha = 1 - folded;
    ctx.beginPath();
    const y = top + tall * (0.1 + line * 0.09);
    ctx.moveTo(left + wide * 0.1, y);
    const end = wide * (0.62 + 0.18 * dice[line]!) * until;
    for (let x = 0; x < end; x += 6)
      ctx.lineTo(left + wide * 0.1 + x, y + Math.sin(x * 0.33 + line) * 4 * Math.cos(x * 0.11));
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  if (folded < 1) return;
  ctx.strokeStyle = 'rgba(29, 43, 40, 0.35)';
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(w / 2, top + tall * 0.55);
  ctx.lineTo(left + wide, top);
  ctx.stroke();
};

export const SCENES: Record<string, Scene> = {
  breath,
  candle,
  'evening-path': eveningPath,
  leaves,
  letters,
  'page-turn': pageTurn,
  rain,
  river,
  snow,
  stars,
  sunrise,
  tea,
};
