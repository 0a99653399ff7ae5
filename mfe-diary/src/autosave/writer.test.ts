import { adoptWriter, ownWriter } from './writer.ts';

type Granted = (lock: object | null) => Promise<unknown> | undefined;

/** Locks of one browser, as far as tabs use them: never released while a tab lives. */
class BrowserLocks {
  held = new Set<string>();
  async request(name: string, ...[options, granted]: [Granted] | [{ ifAvailable: true }, Granted]) {
    const callback = (granted ?? options) as Granted;
    const isFree = !this.held.has(name);
    if (isFree) this.held.add(name);
    return callback(isFree ? { name } : null);
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
