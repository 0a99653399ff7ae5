import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ROOT } from '../build/webpack-config.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { writeTable } from './markdown-table.ts';

const PORT = Number(process.env.PORT ?? 22_600);
const REMOTE_PORT = PORT + 100;
const START_MS = 400_000;
const SEEN_MS = 60_000;
/** After a change of a service all that imports it is looked at in the background. */
const CHECKS_MS = 60_000;
const PAGE = 'mfe-content/src/news/news.page.tsx';

/** The command as a developer has it, and what it says. */
class Dev {
  readonly #child: ChildProcess;
  #said = '';

  constructor(args: readonly string[], port: number, dataDir: string) {
    this.#child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tools/dev/dev.ts', ...args],
      {
        cwd: ROOT,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const output of [this.#child.stdout!, this.#child.stderr!])
      output.on('data', (text: Buffer) => {
        this.#said += text;
        if (process.env.VERBOSE) process.stdout.write(text);
      });
  }

  get length(): number {
    return this.#said.length;
  }

  /** @returns the seconds until it has said this, after what it had said before */
  async hear(wanted: RegExp, from: number, timeoutMs = SEEN_MS): Promise<number> {
    const startedAt = performance.now();
    while (!wanted.test(this.#said.slice(from))) {
      if (this.#child.exitCode !== null) throw new Error(`dev ended:\n${this.#said}`);
      if (performance.now() - startedAt > timeoutMs)
        throw new Error(`dev did not say ${wanted}:\n${this.#said.slice(from)}`);
      await wait(10);
    }
    return (performance.now() - startedAt) / 1000;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

interface Edit {
  file: string;
  from: string | RegExp;
  to: string;
}

const saved = new Map<string, string>();
const pathOf = (file: string) => join(ROOT, file);

function save({ file, from, to }: Edit): void {
  const before = readFileSync(pathOf(file), 'utf8');
  if (!saved.has(file)) saved.set(file, before);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}.`);
  writeFileSync(pathOf(file), after);
}

async function undo(dev: Dev): Promise<void> {
  const from = dev.length;
  for (const [file, before] of saved) writeFileSync(pathOf(file), before);
  saved.clear();
  await dev.hear(/^(ready|failed)$/m, from);
  await wait(1_500);
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface Seen {
  name: string;
  goal: number;
  edit: (n: number) => Edit;
  /** Runs in the page. */
  seen: (n: number) => string;
}

const SEEN: Seen[] = [
  {
    name: 'a component (state kept)',
    goal: 1,
    edit: (n) => ({ file: PAGE, from: /<h1[^>]*>/, to: `<h1 data-edit="${n}">` }),
    seen: (n) => `!!document.querySelector('h1[data-edit="${n}"]')`,
  },
  {
    name: 'a style of shared-ui',
    goal: 1.5,
    edit: (n) => ({
      file: 'shared-ui/src/layout/section.module.css',
      from: /\.wrap \{\n( {2}outline-offset.*\n)?/,
      to: `.wrap {\n  outline-offset: ${n}px;\n`,
    }),
    seen: (n) =>
      `[...document.querySelectorAll('main section > div')].some((one) => getComputedStyle(one).outlineOffset === '${n}px')`,
  },
  {
    name: 'a line of a service',
    goal: 1.5,
    edit: (n) => ({
      file: 'services/content/src/posts/posts.presenter.ts',
      from: /title: (`\$\{)?inLocale\(post\.title, locale\)(\} \d+`)?,/,
      to: `title: \`\${inLocale(post.title, locale)} ${n}\`,`,
    }),
    seen: (n) =>
      `[...document.querySelectorAll('main h2')].some((one) => one.textContent.trim().endsWith(' ${n}'))`,
  },
  {
    name: 'a text',
    goal: 1,
    edit: (n) => ({
      file: 'mfe-content/src/texts/uk.json',
      from: /("content\.news\.lead": "[^"]*?)( \d+)?"/,
      to: `$1 ${n}"`,
    }),
    seen: (n) =>
      `document.querySelector('main').textContent.replaceAll('\\u00a0', ' ').includes('тиждень. ${n}')`,
  },
];

interface Mistake {
  name: string;
  edit: Edit;
  said: RegExp;
}

const MISTAKES: Mistake[] = [
  {
    name: 'a type error',
    edit: { file: PAGE, from: /$/, to: "export const wrong: number = 'one';\n" },
    said: /news\.page\.tsx:\d+\s+Type 'string' is not assignable/,
  },
  {
    name: 'a missing text',
    edit: { file: 'mfe-content/src/texts/en.json', from: / {2}"content\.news\.lead".*\n/, to: '' },
    said: /texts\/uk\.json:\d+\s+.*'content\.news\.lead' has no en text/,
  },
  {
    name: 'a forbidden import',
    edit: { file: PAGE, from: /^/, to: "import '../../../gateway/src/settings.ts';\n" },
    said: /news\.page\.tsx:1\s+imports gateway\/src\/settings\.ts/,
  },
  {
    name: 'a call that does not exist',
    edit: {
      file: 'services/content/contract/src/posts.ts',
      from: /$/,
      to: "export const getNobody = operation<{ reply: NewsReply }>('GET', '/data/nobody', { access: 'public', reply: 'NewsReply' });\n",
    },
    said: /contract\/src\/posts\.ts:\d+\s+no service answers getNobody/,
  },
  {
    name: 'a slot that nobody offers',
    edit: {
      file: 'shell/src/frame/overlays.tsx',
      from: 'name="content.search"',
      to: 'name="content.nobody"',
    },
    said: /overlays\.tsx:\d+\s+nobody offers the slot 'content\.nobody'/,
  },
  {
    name: 'a route without head',
    edit: {
      file: 'mfe-content/src/news/news.routes.ts',
      from: "path: '/news',",
      to: "path: '/no-head-here',\n",
    },
    said: /news\.routes\.ts:\d+\s+the page '\/no-head-here' has no head/,
  },
  {
    name: 'a service that does not start',
    edit: { file: 'services/content/src/app.ts', from: /$/, to: "throw new Error('not today');\n" },
    said: /content\/src\/app\.ts:\d+\s+content does not start/,
  },
];

/** Seconds from a save to what a developer sees or reads, and to the first paint of one remote alone. */
export async function benchDev(): Promise<void> {
  const rows: string[] = [];
  const row = (name: string, goal: number | string, seconds: number) => {
    rows.push(`| ${name} | ${goal} | ${seconds.toFixed(1)} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  };
  const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-dev-'));
  const dev = new Dev([], PORT, dataDir);
  let browser: Browser | undefined;
  try {
    row(
      'the whole site is ready, compilers’ caches as they were',
      '',
      await dev.hear(/^(ready|failed)$/m, 0, START_MS),
    );
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
    const page = await browser.newPage({ bypassCSP: true });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`http://127.0.0.1:${PORT}/news`);
    await page.waitForSelector('html[data-ready=true]');
    await wait(10_000);
    for (const { name, goal, edit, seen } of SEEN) row(name, goal, await untilSeen(dev, page, edit, seen));
    for (const { name, edit, said } of MISTAKES) {
      const from = dev.length;
      save(edit);
      row(`mistake: ${name}`, 3, await dev.hear(said, from));
      await dev.hear(/^failed$/m, from);
      await undo(dev);
    }
    if (errors.length) process.stdout.write(`In the page: ${errors.join('\n')}\n`);
    row('first paint of one remote alone, with an empty cache', 15, await firstPaintAlone(browser, dataDir));
    writeTable(
      'dev-times',
      ['| from a save to | goal, s | seconds |', '|---|---|---|', ...rows],
      'docs/development.md',
    );
  } finally {
    for (const [file, before] of saved) writeFileSync(pathOf(file), before);
    await browser?.close();
    await dev.stop();
    if (!process.env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function untilSeen(dev: Dev, page: Page, edit: Seen['edit'], seen: Seen['seen']): Promise<number> {
  const times: number[] = [];
  await page.evaluate('globalThis.sameTab = true');
  for (const n of [11, 12, 13]) {
    const from = dev.length;
    const startedAt = performance.now();
    save(edit(n));
    await page.waitForFunction(seen(n), undefined, { timeout: SEEN_MS, polling: 20 });
    times.push((performance.now() - startedAt) / 1000);
    await dev.hear(/^(ready|failed)$/m, from);
    await wait(500);
  }
  if (!(await page.evaluate('globalThis.sameTab'))) process.stdout.write('(the tab was loaded anew)\n');
  await undo(dev);
  return median(times);
}

/** `SITE` is somewhere else; without it the site that runs for development stands for one, once its checks are over. */
async function firstPaintAlone(browser: Browser, dataDir: string): Promise<number> {
  rmSync(join(ROOT, '.cache', 'webpack', 'mfe-content-web-development-alone'), {
    recursive: true,
    force: true,
  });
  if (!process.env.SITE) await wait(CHECKS_MS);
  const site = process.env.SITE ?? `http://127.0.0.1:${PORT}`;
  const startedAt = performance.now();
  const alone = new Dev(['mfe-content', '--site', site], REMOTE_PORT, dataDir);
  try {
    await alone.hear(/^(ready|failed)$/m, 0);
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`http://127.0.0.1:${REMOTE_PORT}/news`);
    await page.waitForSelector('main h1');
    return (performance.now() - startedAt) / 1000;
  } finally {
    await alone.stop();
  }
}
