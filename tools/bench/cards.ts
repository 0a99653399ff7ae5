import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { onSite } from './lighthouse.ts';
import { writeTable } from './markdown-table.ts';

const TABLE = '/en/metaphoric-cards/paths?layout=new&template=free';
const PHONE = { width: 360, height: 740 };
const SLOWDOWN = 4;
const ROUNDS = 7;
/** ms; longer ones are felt. */
const MOST = 50;
const CARDS = 8;
/** Chromium's own name of a task, and the one that its devtools give. */
const TASK = /(^|::)RunTask$/;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** µs */
  dur?: number;
  args?: { name?: string };
}
interface Phone {
  browser: Browser;
  page: Page;
  devtools: CDPSession;
}

/** The longest task of each act on a table with eight cards, on a slow phone. @throws Error when one is too long */
export async function benchCards(): Promise<void> {
  const longest = await onSite(async (url) => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
    try {
      const context = await browser.newContext({
        baseURL: url,
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      const phone = { browser, page, devtools: await context.newCDPSession(page) };
      await setUp(phone);
      return await measureAll(phone);
    } finally {
      await browser.close();
    }
  });
  writeTable('cards', [
    '| act | longest task, ms |',
    '|---|---|',
    ...longest.map(([act, ms]) => `| ${act} | ${ms.toFixed(0)} |`),
    '',
    `At most ${MOST} ms, the middle of ${ROUNDS} rounds with ${CARDS} cards on the table.`,
  ]);
  const felt = longest.filter(([, ms]) => !(ms <= MOST));
  if (felt.length)
    throw new Error(`Felt: ${felt.map(([act, ms]) => `${act} (${ms.toFixed(0)} ms)`).join(', ')}.`);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const card = (page: Page) => page.locator('[data-card]').first();

/** On the table, at the processor's own speed: loading is the other benches' affair. */
async function setUp({ page, devtools }: Phone): Promise<void> {
  await page.goto(TABLE);
  await page.locator('html[data-ready="true"]').waitFor();
  for (let n = 0; n < CARDS; n += 1) await press(page, 'Draw a card');
  await card(page).tap();
  await page.getByText('Saved', { exact: true }).waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

type Act = (phone: Phone, round: number) => Promise<void>;
/** Each leaves the table as the next round needs it. */
const ACTS: Record<string, Act> = {
  drag: ({ page, devtools }, round) => drag(page, devtools, round % 2 ? -90 : 90),
  turn: ({ page }, round) => press(page, round % 2 ? 'Rotate left' : 'Rotate right'),
  'put on top or below': ({ page }, round) => press(page, round % 2 ? 'Lower' : 'Raise'),
  draw: async ({ page }) => {
    await press(page, 'Draw a card');
    await settled(page);
    await press(page, 'Undo');
  },
  'turn over': async ({ page }) => {
    await press(page, 'Draw a card');
    await page.locator('[data-card]').last().tap();
    await settled(page);
    await press(page, 'Undo');
    await press(page, 'Undo');
  },
  zoom: ({ page }, round) => press(page, round % 2 ? 'Zoom out' : 'Zoom in'),
  'write a note': ({ page }, round) => page.getByLabel('About the layout').fill(`Note ${round}`),
};

async function measureAll(phone: Phone): Promise<[string, number][]> {
  const longest: [string, number][] = [];
  for (const [name, act] of Object.entries(ACTS)) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measure(phone, () => act(phone, round)));
    longest.push([name, rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!]);
    process.stdout.write(`${name} ${rounds.map((ms) => ms.toFixed(0)).join(' ')}\n`);
  }
  return longest;
}

async function measure({ browser, page }: Phone, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await act();
  await settled(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mains = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => TASK.test(name) && mains.includes(`${pid} ${tid}`),
  );
  if (!tasks.length) throw new Error('The trace names no task of the page.');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

/** Transitions are over, and the layout is saved. */
const settled = (page: Page) =>
  page.waitForFunction(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return true;
  });

async function drag(page: Page, devtools: CDPSession, by: number): Promise<void> {
  const box = (await card(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y: y + dx / 3 }],
    });
  await touch('touchStart');
  for (let step = 1; step <= 30; step += 1) await touch('touchMove', (by * step) / 30);
  await touch('touchEnd');
}
