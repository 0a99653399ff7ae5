import { adoptOnceEnded, adoptWriter, ownWriter } from './writer.ts';

type Granted = (lock: object | null) => Promise<unknown> | undefined;
type Options = { ifAvailable?: true; signal?: AbortSignal };

/** Locks of one browser, as far as tabs use them: held until the tab ends. */
class BrowserLocks {
  held = new Set<string>();
  #waiting: { name: string; granted: Granted }[] = [];
  async request(name: string, ...[options, granted]: [Granted] | [Options, Granted]): Promise<unknown> {
    const callback = (granted ?? options) as Granted;
    const { ifAvailable, signal } = granted ? (options as Options) : {};
    if (!this.held.has(name)) {
      this.held.add(name);
      return callback({ name });
    }
    if (ifAvailable) return callback(null);
    const waiting = { name, granted: callback };
    this.#waiting.push(waiting);
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason);
      }),
    );
  }
  /** The tab that holds it has ended. */
  end(name: string) {
    const next = this.#waiting.find((one) => one.name === name);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    if (next) void next.granted({ name });
    else this.held.delete(name);
  }
}

const setLocks = (locks: BrowserLocks | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
afterEach(() => setLocks(undefined));

test('a tab that lives keeps its changes, one that has ended gives them up once', async () => {
  const locks = new BrowserLocks();
  setLocks(locks);
  locks.held.add('stezhka-diary-writer living');
  expect(await adoptWriter('living')).toBe(false);
  expect(await adoptWriter('ended')).toBe(true);
  expect(locks.held).toContain('stezhka-diary-writer ended');
  expect(await adoptWriter('ended')).toBe(true);
});

test('a tab is one writer all along, and takes its own changes up', async () => {
  const locks = new BrowserLocks();
  setLocks(locks);
  const own = ownWriter();
  expect(own).toMatch(/^[\da-f]{24}$/);
  expect(ownWriter()).toBe(own);
  expect(locks.held).toContain(`stezhka-diary-writer ${own}`);
  expect(await adoptWriter(own)).toBe(true);
});

test('without locks every change is taken up: the service takes it once', async () => {
  expect(await adoptWriter('whoever')).toBe(true);
});

test('a tab that ends later gives its changes up then, to a page that still waits', async () => {
  const locks = new BrowserLocks();
  setLocks(locks);
  for (const writer of ['reloading', 'left']) locks.held.add(`stezhka-diary-writer ${writer}`);
  const page = new AbortController();
  const waiting = adoptOnceEnded('reloading', page.signal);
  expect(await adoptWriter('reloading')).toBe(false);
  locks.end('stezhka-diary-writer reloading');
  await waiting;
  expect(await adoptWriter('reloading')).toBe(true);
  const gone = adoptOnceEnded('left', page.signal);
  page.abort();
  await expect(gone).rejects.toThrow();
  locks.end('stezhka-diary-writer left');
  expect(locks.held).not.toContain('stezhka-diary-writer left');
});
