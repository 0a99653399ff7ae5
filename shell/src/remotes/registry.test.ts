import { jest } from '@jest/globals';

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  loadRemote,
  registerRemotes: () => {},
}));
const { remoteModule } = await import('./registry.ts');

const remote = { connect: () => {}, routes: [], slots: {}, messages: {} };
const failed = () => Promise.reject(new Error('the network is away'));
const hanging = () => new Promise<never>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  loadRemote.mockReset();
});
afterEach(() => jest.useRealTimers());

/** Lets a load come to its end, however long its pauses are; one that fails is what it failed with. */
async function ended(name: string): Promise<unknown> {
  const end = remoteModule(name).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(60_000);
  return end;
}

test('a remote is tried three times before it counts as away', async () => {
  loadRemote.mockImplementation(failed);
  expect(await ended('mfe-away')).toBe('the network is away');
  expect(loadRemote.mock.calls).toEqual(Array(3).fill(['mfe_away/remote']));
});

test('the third attempt loads the remote', async () => {
  loadRemote
    .mockImplementationOnce(failed)
    .mockImplementationOnce(hanging)
    .mockResolvedValue({ default: remote });
  expect(await ended('mfe-late')).toBe(remote);
  expect(loadRemote).toHaveBeenCalledTimes(3);
});

test('a remote that hangs counts as away, and so does a container without a remote in it', async () => {
  loadRemote.mockImplementation(hanging);
  expect(await ended('mfe-hanging')).toMatch(/^no answer/);
  loadRemote.mockResolvedValue({});
  expect(await ended('mfe-empty')).toBe('mfe-empty did not load');
});

test('a remote that is away is tried afresh at the next request', async () => {
  loadRemote.mockImplementation(failed);
  await ended('mfe-back');
  loadRemote.mockReset();
  loadRemote.mockResolvedValue({ default: remote });
  expect(await ended('mfe-back')).toBe(remote);
});

test('a remote is loaded once, however many ask for it', async () => {
  loadRemote.mockResolvedValue({ default: remote });
  expect(await Promise.all([remoteModule('mfe-once'), ended('mfe-once')])).toEqual([remote, remote]);
  expect(await ended('mfe-once')).toBe(remote);
  expect(loadRemote).toHaveBeenCalledTimes(1);
});
