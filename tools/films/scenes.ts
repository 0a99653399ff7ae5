// Runs in a page: draws the films of services/content/films frame by frame, the same every time.

export interface Stage {
  ctx: OffscreenCanvasRenderingContext2D;
  w: number;
  h: number;
  /** px per px of a picture 540 px high. */
  u: number;
  /** Seconds since the beginning. */
  at: number;
  /** 0 to 1 over the whole film. */
  part: number;
  layers: CanvasImageSource[];
  /** The sun of the drawing: its middle and radius as parts of the width and the height, and its colour. */
  sun: { x: number; y: number; r: number; colour: string };
  /** The water of the drawing. */
  water: Path2D;
  /** Ten thousand numbers from 0 to 1, the same in every film. */
  dice: readonly number[];
}
type Scene = (stage: Stage) => void;
type Ctx = OffscreenCanvasRenderingContext2D;

const TAU = Math.PI * 2;
const INK = '#1d2b28';
const PAPER = '#fbf6ea';

const clamp = (x: number) => Math.min(1, Math.max(0, x));
const ease = (x: number) => clamp(x) ** 2 * (3 - 2 * clamp(x));
const between = (x: number, from: number, to: number) => ease((x - from) / (to - from));
const mod = (x: number, n: number) => ((x % n) + n) % n;

const whole = ({ ctx, w, h, layers }: Stage, layer = 0, alpha = 1) => {
  ctx.globalAlpha = alpha;
  if (alpha > 0) ctx.drawImage(layers[layer]!, 0, 0, w, h);
  ctx.globalAlpha = 1;
};
const veil = ({ ctx, w, h }: Stage, colour: string | CanvasGradient) => {
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, w, h);
};
/** Evening over the whole picture: 0 is day, 1 a deep dusk. */
const darken = (stage: Stage, dark: number) => {
  const part = (to: number) => Math.round(255 + (to - 255) * dark);
  stage.ctx.globalCompositeOperation = 'multiply';
  veil(stage, `rgb(${part(52)}, ${part(58)}, ${part(110)})`);
  stage.ctx.globalCompositeOperation = 'source-over';
};
const disc = (ctx: Ctx, x: number, y: number, r: number, colour: string | CanvasGradient) => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, TAU);
  ctx.fill();
};
/** Light that fades to nothing; `rgb` as '255, 240, 200'. */
const glow = (ctx: Ctx, x: number, y: number, r: number, rgb: string, alpha: number) => {
  const light = ctx.createRadialGradient(x, y, 0, x, y, r);
  for (const [stop, part] of [
    [0, 1],
    [0.25, 0.62],
    [0.55, 0.2],
    [0.8, 0.05],
    [1, 0],
  ] as const)
    light.addColorStop(stop, `rgba(${rgb}, ${alpha * part})`);
  disc(ctx, x, y, r, light);
};
const sunAt = ({ ctx, w, h, sun }: Stage, x: number, y: number, light: number) => {
  glow(ctx, x * w, y * h, sun.r * h * 4.6, '255, 218, 140', 0.85 * light);
  disc(ctx, x * w, y * h, sun.r * h, sun.colour);
};
const soft = (ctx: Ctx, blur: number, colour: string, draw: () => void, down = blur / 2) => {
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur;
  ctx.shadowOffsetY = down;
  draw();
  ctx.shadowColor = 'transparent';
};
/** A line of handwriting, as far as it is written. */
const scribble = (
  ctx: Ctx,
  x: number,
  y: number,
  long: number,
  until: number,
  size: number,
  turn: number,
) => {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, y);
  for (let s = 0; s < long * until; s += size * 0.1) {
    const word = Math.sin(s / (size * (1.3 + 0.25 * Math.sin(turn * 7))) + (turn % 3) * 0.5) > -0.86;
    const up = Math.sin(s / (size * 0.21) + turn) * (0.55 + 0.45 * Math.sin(s / (size * 0.83) + turn * 3));
    if (word) ctx.lineTo(x + s, y - up * size * 0.5);
    else ctx.moveTo(x + s, y);
  }
  ctx.stroke();
};

/** Four seconds in, four of rest, four out, four of rest. */
const breath: Scene = (stage) => {
  const { ctx, w, h, at } = stage;
  whole(stage, 0);
  whole(stage, 1);
  veil(stage, 'rgba(251, 247, 236, 0.2)');
  const phase = at % 16;
  const size = phase < 4 ? ease(phase / 4) : phase < 8 ? 1 : phase < 12 ? 1 - ease((phase - 8) / 4) : 0;
  const r = h * (0.13 + 0.21 * size);
  glow(ctx, w / 2, h / 2, r * 1.75, '255, 252, 242', 0.75);
  const body = ctx.createRadialGradient(w / 2, h / 2 - r * 0.3, r * 0.1, w / 2, h / 2, r);
  body.addColorStop(0, 'rgba(255, 254, 248, 0.98)');
  body.addColorStop(1, 'rgba(246, 240, 222, 0.92)');
  disc(ctx, w / 2, h / 2, r, body);
};

const eveningPath: Scene = (stage) => {
  const { ctx, w, h, u, part, sun } = stage;
  const down = between(part, 0, 0.7);
  whole(stage, 0);
  sunAt(stage, sun.x, sun.y + 0.34 * down, 1 - 0.5 * down);
  whole(stage, 1);
  darken(stage, 0.86 * between(part, 0.05, 0.78));
  const lit = between(part, 0.64, 0.76);
  if (!lit) return;
  const [x, y] = [w * 0.5475, h * 0.697];
  glow(ctx, x, y, h * 0.2, '255, 200, 110', 0.6 * lit);
  ctx.fillStyle = `rgba(255, 226, 150, ${lit})`;
  ctx.fillRect(x - 5 * u, y - 4.5 * u, 10 * u, 9 * u);
  ctx.fillStyle = `rgba(90, 50, 20, ${0.7 * lit})`;
  ctx.fillRect(x - 0.5 * u, y - 4.5 * u, u, 9 * u);
};

const pageTurn: Scene = (stage) => {
  const { ctx, w, h, u, part, dice } = stage;
  veil(stage, '#d9b98f');
  for (let n = 0; n < 5; n++) {
    ctx.fillStyle = `rgba(120, 78, 36, ${0.05 + 0.05 * (n % 2)})`;
    ctx.fillRect(0, h * (n / 5), w, h / 5);
    ctx.fillStyle = 'rgba(90, 56, 22, 0.16)';
    ctx.fillRect(0, h * (n / 5), w, 1.2 * u);
  }
  const [left, top, wide, high] = [w * 0.2, h * 0.13, w * 0.6, h * 0.74];
  const middle = left + wide / 2;
  soft(ctx, 34 * u, 'rgba(60, 34, 10, 0.5)', () => {
    ctx.fillStyle = '#1e5245';
    ctx.beginPath();
    ctx.roundRect(left - 8 * u, top - 7 * u, wide + 16 * u, high + 14 * u, 9 * u);
    ctx.fill();
  });
  ctx.fillStyle = PAPER;
  ctx.fillRect(left, top, wide, high);
  ctx.strokeStyle = 'rgba(29, 43, 40, 0.62)';
  ctx.lineWidth = 1.7 * u;
  const lines = (x: number) => {
    for (let n = 0; n < 8; n++)
      scribble(ctx, x, top + high * (0.14 + n * 0.1), wide * (0.3 + 0.09 * dice[n]!), 1, 9 * u, n);
  };
  // The shadow of a window lies on the blank page.
  const window = (alpha: number) => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(middle, top, wide / 2, high);
    ctx.clip();
    ctx.transform(1, 0.12, -0.16, 1, wide * 0.1, -h * 0.03);
    ctx.filter = `blur(${3 * u}px)`;
    ctx.fillStyle = `rgba(150, 96, 40, ${0.13 * alpha})`;
    for (const [x, y] of [
      [0.55, 0.1],
      [0.75, 0.1],
      [0.55, 0.5],
      [0.75, 0.5],
    ] as const)
      ctx.fillRect(left + wide * x, top + high * y, wide * 0.175, high * 0.36);
    ctx.restore();
  };
  const turned = between(part, 0.26, 0.66);
  lines(left + wide * 0.05);
  if (turned > 0) window(ease(turned * 1.6));
  else lines(middle + wide * 0.06);
  const gutter = ctx.createLinearGradient(middle - 30 * u, 0, middle + 30 * u, 0);
  gutter.addColorStop(0, 'rgba(150, 120, 80, 0)');
  gutter.addColorStop(0.5, 'rgba(110, 82, 46, 0.42)');
  gutter.addColorStop(1, 'rgba(150, 120, 80, 0)');
  ctx.fillStyle = gutter;
  ctx.fillRect(middle - 30 * u, top, 60 * u, high);
  if (turned <= 0 || turned >= 1) return;
  const swing = Math.cos(turned * Math.PI);
  const lift = Math.sin(turned * Math.PI);
  const [edge, rise] = [middle + (swing * wide) / 2, lift * high * 0.1];
  const bend = middle + (swing * wide) / 4 + lift * wide * 0.07;
  soft(
    ctx,
    30 * u * lift,
    `rgba(60, 34, 10, ${0.35 * lift})`,
    () => {
      const shade = ctx.createLinearGradient(middle, 0, edge, 0);
      shade.addColorStop(0, '#e2d6ba');
      shade.addColorStop(0.45, swing > 0 ? '#fbf6ea' : '#efe6d0');
      shade.addColorStop(1, swing > 0 ? '#f0e7d2' : PAPER);
      ctx.fillStyle = shade;
      ctx.beginPath();
      ctx.moveTo(middle, top);
      ctx.quadraticCurveTo(bend, top - rise * 1.3, edge, top - rise);
      ctx.lineTo(edge, top + high - rise * 0.4);
      ctx.quadraticCurveTo(bend, top + high - rise * 0.9, middle, top + high);
      ctx.fill();
    },
    10 * u * lift,
  );
  // Its lines lie down with it.
  ctx.save();
  ctx.translate(middle, -rise * 0.55);
  ctx.scale(Math.abs(swing), 1);
  ctx.globalAlpha = Math.abs(swing);
  ctx.translate(-middle, 0);
  lines(swing > 0 ? middle + wide * 0.06 : left + wide * 0.05);
  ctx.restore();
};

const rain: Scene = (stage) => {
  const { ctx, w, h, u, at, dice } = stage;
  whole(stage);
  veil(stage, 'rgba(52, 72, 86, 0.26)');
  const runners = Array.from({ length: 13 }, (_, n) => {
    const period = 5.5 + 13 * dice[n + 40]!;
    const x = (y: number) => w * ((n + 0.2 + 0.6 * dice[n]!) / 13) + Math.sin(y / (38 * u) + n * 2) * 3.4 * u;
    return { period, x, r: (5 + 3.4 * dice[n + 70]!) * u, phase: mod(at / period + dice[n + 100]!, 1.3) };
  });
  // A run is a stop and a start, not one even fall.
  const fallen = (phase: number, n: number) => (phase + Math.sin(phase * 19 + n) * 0.026 - 0.1) * h;
  for (let n = 0; n < 210; n++) {
    const [x, y] = [dice[n * 3 + 200]! * w, dice[n * 3 + 201]! * h];
    let r = (1.6 + 5.2 * dice[n * 3 + 202]! ** 2.2) * u;
    for (const one of runners) {
      if (Math.abs(one.x(y) - x) > one.r + r) continue;
      const since = mod(one.phase - y / h - 0.1, 1.3);
      r *= ease(since * 1.6 - 0.12);
    }
    if (r > 0.5 * u) drop(ctx, x, y, r, 1);
  }
  for (const [n, one] of runners.entries()) {
    const y = fallen(one.phase, n);
    const trail = ctx.createLinearGradient(0, y - 90 * u, 0, y);
    trail.addColorStop(0, 'rgba(255, 255, 255, 0)');
    trail.addColorStop(1, 'rgba(236, 244, 246, 0.17)');
    ctx.strokeStyle = trail;
    ctx.lineWidth = one.r * 1.1;
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (let s = -90 * u; s <= 0; s += 6 * u) ctx.lineTo(one.x(y + s), y + s);
    ctx.stroke();
    drop(ctx, one.x(y), y, one.r, 1.35);
  }
};
const drop = (ctx: Ctx, x: number, y: number, r: number, tall: number) => {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, tall);
  const glass = ctx.createLinearGradient(0, -r, 0, r);
  glass.addColorStop(0, 'rgba(28, 44, 54, 0.42)');
  glass.addColorStop(0.5, 'rgba(200, 216, 222, 0.32)');
  glass.addColorStop(1, 'rgba(244, 249, 250, 0.66)');
  disc(ctx, 0, 0, r, glass);
  disc(ctx, -r * 0.3, -r * 0.36, r * 0.17, 'rgba(255, 255, 255, 0.7)');
  ctx.restore();
};

const river: Scene = (stage) => {
  const { ctx, w, h, u, at, dice, water } = stage;
  whole(stage);
  ctx.save();
  ctx.clip(water);
  ctx.lineCap = 'round';
  for (let n = 0; n < 150; n++) {
    const depth = dice[n * 3]!;
    const [near, far] = [h * 1, h * 0.5];
    const y = far + (near - far) * depth;
    const life = mod(at * (0.05 + 0.035 * dice[n * 3 + 2]!) + dice[n * 3 + 1]!, 1);
    const x = w * (0.2 + dice[n * 3 + 1]! * 0.46 + life * (0.04 + 0.14 * depth));
    const shine = Math.sin(life * Math.PI) * (0.45 + 0.4 * dice[n * 3 + 2]!);
    const long = (6 + 40 * depth) * u;
    ctx.strokeStyle = `rgba(255, 252, 236, ${shine})`;
    ctx.lineWidth = (0.7 + 1.7 * depth) * u;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + long / 2, y + 2.4 * u * depth, x + long, y);
    ctx.stroke();
  }
  ctx.restore();
};

const stars: Scene = (stage) => {
  const { ctx, w, h, u, at, dice } = stage;
  whole(stage, 0);
  for (let n = 0; n < 5; n++) {
    const risen = between(at, 2 + n * 7, 4.6 + n * 7);
    if (!risen) continue;
    const [x, y] = [w * (0.16 + 0.165 * n + 0.04 * dice[n]!), h * (0.1 + 0.24 * dice[n + 9]!)];
    const twinkle = 0.86 + 0.14 * Math.sin(at * 1.3 + n * 2);
    glow(ctx, x, y, h * 0.085, '255, 246, 208', 0.75 * risen * twinkle);
    disc(ctx, x, y, 3.1 * u * risen, '#fffaf0');
  }
  whole(stage, 1);
};

const candle: Scene = (stage) => {
  const { ctx, w, h, u, at, part } = stage;
  whole(stage);
  darken(stage, 0.9);
  const calm = 1 - 0.94 * between(part, 0.3, 0.72);
  const sway = (Math.sin(at * 4.3) + Math.sin(at * 7.1 + 1) + 0.6 * Math.sin(at * 11.7)) * w * 0.0062 * calm;
  const high = h * (0.205 + (0.012 * Math.sin(at * 6.1) + 0.008 * Math.sin(at * 9.4)) * calm);
  const [x, y] = [w / 2, h * 0.56];
  glow(ctx, x, y - high * 0.5, h * (0.62 + 0.012 * Math.sin(at * 6.1) * calm), '255, 186, 96', 0.62);
  const wax = ctx.createLinearGradient(x - w * 0.045, 0, x + w * 0.045, 0);
  wax.addColorStop(0, '#c9b48c');
  wax.addColorStop(0.35, '#f7ecd2');
  wax.addColorStop(1, '#b79f76');
  ctx.fillStyle = wax;
  ctx.fillRect(x - w * 0.045, y, w * 0.09, h * 0.5);
  const lit = ctx.createLinearGradient(0, y, 0, y + h * 0.3);
  lit.addColorStop(0, 'rgba(255, 214, 140, 0.75)');
  lit.addColorStop(1, 'rgba(255, 200, 120, 0)');
  ctx.fillStyle = lit;
  ctx.fillRect(x - w * 0.045, y, w * 0.09, h * 0.3);
  ctx.fillStyle = '#fff1c8';
  ctx.beginPath();
  ctx.ellipse(x, y, w * 0.045, h * 0.016, 0, 0, TAU);
  ctx.fill();
  ctx.strokeStyle = '#4a3320';
  ctx.lineWidth = 3 * u;
  ctx.beginPath();
  ctx.moveTo(x, y + 2 * u);
  ctx.quadraticCurveTo(x, y - 8 * u, x + sway * 0.15, y - 16 * u);
  ctx.stroke();
  for (const [size, wide, colour] of [
    [1, 0.03, 'rgba(247, 150, 48, 0.82)'],
    [0.8, 0.022, 'rgba(255, 206, 104, 0.95)'],
    [0.5, 0.013, '#fff8e2'],
  ] as const) {
    const foot = y - 6 * u;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x + sway * size, foot - high * size);
    ctx.bezierCurveTo(
      x + sway * 0.5 + w * wide * 0.5,
      foot - high * size * 0.62,
      x + w * wide,
      foot - high * size * 0.2,
      x,
      foot,
    );
    ctx.bezierCurveTo(
      x - w * wide,
      foot - high * size * 0.2,
      x + sway * 0.5 - w * wide * 0.5,
      foot - high * size * 0.62,
      x + sway * size,
      foot - high * size,
    );
    ctx.fill();
  }
};

const snow: Scene = (stage) => {
  const { ctx, w, h, u, at, dice } = stage;
  whole(stage);
  for (let n = 0; n < 64; n++) {
    const near = dice[n * 3]! ** 1.6;
    const y = mod(dice[n * 3 + 1]! + at * (0.026 + 0.034 * near), 1.1) * h - h * 0.05;
    const x = dice[n * 3 + 2]! * w * 1.04 + Math.sin(at * (0.35 + 0.3 * near) + n) * (5 + 20 * near) * u;
    const r = (2 + 7.5 * near) * u;
    const flake = ctx.createRadialGradient(x, y, 0, x, y, r);
    flake.addColorStop(0, `rgba(255, 255, 255, ${0.72 + 0.28 * near})`);
    flake.addColorStop(0.6, `rgba(255, 255, 255, ${0.6 + 0.3 * near})`);
    flake.addColorStop(1, 'rgba(255, 255, 255, 0)');
    disc(ctx, x, y, r, flake);
  }
};

const sunrise: Scene = (stage) => {
  const { ctx, w, h, part, sun } = stage;
  const up = between(part, 0.14, 0.92);
  whole(stage, 0);
  sunAt(stage, sun.x, 0.76 - (0.76 - sun.y + 0.06) * up, 0.4 + 0.6 * up);
  whole(stage, 1);
  darken(stage, 0.9 * (1 - between(part, 0.05, 0.85)));
  const strip = ctx.createLinearGradient(0, h * 0.5, 0, h * 0.68);
  strip.addColorStop(0, 'rgba(255, 190, 120, 0)');
  strip.addColorStop(0.75, 'rgba(255, 196, 128, 0.5)');
  strip.addColorStop(1, 'rgba(255, 190, 120, 0)');
  ctx.globalAlpha = between(part, 0, 0.16) * (1 - between(part, 0.4, 0.8));
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = strip;
  ctx.fillRect(0, h * 0.5, w, h * 0.18);
  ctx.globalCompositeOperation = 'source-over';
  ctx.globalAlpha = 1;
};

const leaves: Scene = (stage) => {
  const { ctx, w, h, u, at, dice } = stage;
  whole(stage);
  const colours = ['#c9601c', '#dd9a35', '#9c3f22', '#d4ad45'];
  for (let n = 0; n < 7; n++) {
    const since = at - (0.8 + n * 3.1);
    if (since < 0) continue;
    const [heavy, dreamy] = [n === 2, n === 4];
    const long = heavy ? 1.9 : dreamy ? 11.5 : 5.6 + 2.4 * dice[n]!;
    const fall = heavy ? clamp(since / long) ** 2 : clamp(since / long);
    const loose = heavy ? 0 : 1 - ease(fall * 3 - 2);
    const turn = since * (dreamy ? 1.9 : 1.5);
    const swing = Math.sin(turn + n) * w * (dreamy ? 0.085 : 0.045) * loose;
    const float = dreamy ? Math.cos(turn * 2 + n) * h * 0.035 * loose : 0;
    ctx.save();
    ctx.translate(w * (0.2 + 0.1 * n) + swing, -40 * u + fall * h * (0.93 + 0.05 * dice[n + 9]!) + float);
    ctx.rotate(n * 1.3 + (heavy ? 0.2 * since * (1 - fall) : Math.sin(turn + n + 1) * 0.9 * loose));
    ctx.scale(1, 0.62 + 0.38 * Math.cos(turn * 0.8) * loose);
    leaf(ctx, 31 * u, colours[n % colours.length]!);
    ctx.restore();
  }
};
const leaf = (ctx: Ctx, r: number, colour: string) => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(0, -r);
  ctx.bezierCurveTo(r * 0.8, -r * 0.6, r * 0.7, r * 0.5, 0, r);
  ctx.bezierCurveTo(-r * 0.7, r * 0.5, -r * 0.8, -r * 0.6, 0, -r);
  ctx.fill();
  ctx.strokeStyle = 'rgba(60, 24, 8, 0.45)';
  ctx.lineWidth = r * 0.07;
  ctx.beginPath();
  ctx.moveTo(0, -r * 0.8);
  ctx.lineTo(0, r * 1.3);
  for (const k of [-0.3, 0.1, 0.45]) {
    ctx.moveTo(0, r * (k + 0.2));
    ctx.lineTo(r * 0.36, r * (k - 0.1));
    ctx.moveTo(0, r * (k + 0.2));
    ctx.lineTo(-r * 0.36, r * (k - 0.1));
  }
  ctx.stroke();
};

const tea: Scene = (stage) => {
  const { ctx, w, h, u, at, part, dice } = stage;
  whole(stage);
  const left = 1 - between(part, 0.25, 0.9);
  const [x, y] = [w * CUP.x, h * CUP.y];
  ctx.filter = `blur(${5 * u}px)`;
  ctx.lineCap = 'round';
  for (let n = 0; n < 9; n++) {
    const rise = mod(at * 0.17 + n / 9, 1);
    const alpha = 0.72 * Math.sin(rise * Math.PI) * left;
    if (alpha < 0.01) continue;
    const foot = y - rise * h * 0.2;
    const drift = (s: number) =>
      x + (dice[n]! - 0.5) * 46 * u + Math.sin(s / (34 * u) + at * 0.9 + n) * (4 + 22 * rise) * u;
    ctx.strokeStyle = `rgba(255, 255, 255, ${alpha})`;
    ctx.lineWidth = (7 + 13 * rise) * u;
    ctx.beginPath();
    for (let s = 0; s <= h * 0.11; s += 6 * u) ctx.lineTo(drift(foot - s), foot - s);
    ctx.stroke();
  }
  ctx.filter = 'none';
};
/** The rim of the cup in the drawing. */
const CUP = { x: 0.5, y: 0.75 };

const letters: Scene = (stage) => {
  const { ctx, w, h, u, part, dice } = stage;
  const ground = stage.ctx.createLinearGradient(0, 0, w, h);
  ground.addColorStop(0, '#9db8ac');
  ground.addColorStop(1, '#7f9f93');
  veil(stage, ground);
  const [wide, high] = [w * 0.5, h * 0.76];
  const left = (w - wide) / 2;
  const fold = between(part, 0.64, 0.8);
  const top = h * 0.12;
  const middle = top + high * 0.5;
  soft(ctx, 30 * u, 'rgba(16, 36, 30, 0.42)', () => {
    ctx.fillStyle = PAPER;
    ctx.fillRect(left, middle - (high / 2) * (1 - fold), wide, (high / 2) * (1 - fold) + high / 2);
  });
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2 * u;
  const written = between(part, 0.02, 0.58) * 10;
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, middle - (high / 2) * (1 - fold), wide, high);
  ctx.clip();
  ctx.globalAlpha = 1 - between(part, 0.72, 0.8);
  for (let line = 0; line < 10; line++) {
    const until = clamp(written - line);
    const y = top + high * (0.1 + line * 0.087);
    const shown = y < middle ? middle - (middle - y) * (1 - fold) : y;
    if (until)
      scribble(ctx, left + wide * 0.1, shown, wide * (0.66 + 0.14 * dice[line]!), until, 10 * u, line + 1);
  }
  ctx.restore();
  if (fold > 0 && fold < 1) {
    const shade = ctx.createLinearGradient(0, middle - 40 * u, 0, middle + 14 * u);
    shade.addColorStop(0, 'rgba(90, 74, 44, 0)');
    shade.addColorStop(1, `rgba(90, 74, 44, ${0.3 * Math.sin(fold * Math.PI)})`);
    ctx.fillStyle = shade;
    ctx.fillRect(left, middle - (high / 2) * (1 - fold), wide, (high / 2) * (1 - fold) + 14 * u);
  }
  const closed = between(part, 0.8, 0.87);
  if (!closed) return;
  ctx.globalAlpha = closed;
  ctx.fillStyle = '#f6efdd';
  ctx.fillRect(left, middle, wide, high / 2);
  soft(ctx, 9 * u, 'rgba(60, 44, 16, 0.4)', () => {
    ctx.fillStyle = '#fdf8ec';
    ctx.beginPath();
    ctx.moveTo(left, middle);
    ctx.lineTo(w / 2, middle + high * 0.27);
    ctx.lineTo(left + wide, middle);
    ctx.fill();
  });
  disc(ctx, w / 2, middle + high * 0.25, 13 * u, '#b3530b');
  ctx.globalAlpha = 1;
};

/** Dawn, day and dusk over one river; a question in the morning, a line in the evening. */
const day: Scene = (stage) => {
  const { ctx, w, h, u, part } = stage;
  const noon = between(part, 0.14, 0.36);
  const dusk = between(part, 0.52, 0.74);
  whole(stage, 0);
  whole(stage, 1, noon);
  whole(stage, 2, dusk);
  const along = between(part, 0.02, 0.8);
  sunAt(stage, 0.12 + 0.76 * along, 0.66 - 0.46 * Math.sin(along * Math.PI), 0.8);
  whole(stage, 3);
  whole(stage, 4, noon);
  whole(stage, 5, dusk);
  darken(stage, 0.72 * between(part, 0.72, 0.9));
  const [wide, high] = [w * 0.42, h * 0.25];
  const [left, top] = [w * 0.29, h * 0.69];
  const shown = between(part, 0.03, 0.09);
  ctx.globalAlpha = shown;
  soft(ctx, 22 * u, 'rgba(30, 20, 50, 0.4)', () => {
    ctx.fillStyle = PAPER;
    ctx.beginPath();
    ctx.roundRect(left, top + 14 * u * (1 - shown), wide, high, 10 * u);
    ctx.fill();
  });
  ctx.lineWidth = 2.3 * u;
  ctx.strokeStyle = '#1e5245';
  const asked = between(part, 0.1, 0.2);
  const y = top + high * 0.34;
  if (asked) scribble(ctx, left + wide * 0.08, y, wide * 0.5, asked, 11 * u, 2);
  const mark = between(part, 0.2, 0.22);
  if (mark) {
    ctx.globalAlpha = mark;
    ctx.fillStyle = '#b3530b';
    ctx.font = `700 ${34 * u}px Georgia, serif`;
    ctx.fillText('?', left + wide * 0.62, y + 9 * u);
  }
  ctx.globalAlpha = 1;
  ctx.strokeStyle = INK;
  const answered = between(part, 0.78, 0.92);
  if (answered) scribble(ctx, left + wide * 0.08, top + high * 0.7, wide * 0.8, answered, 11 * u, 7);
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
  'stezhka-day': day,
  sunrise,
  tea,
};
