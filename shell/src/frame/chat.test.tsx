import { jest } from '@jest/globals';
import type { RouteFlag } from '@stezhka/shell-contract';
import { screen } from '@testing-library/react';

const messages = { chunk: 'chat', uk: async () => ({ default: {} }) } as never;
const load = jest.fn(async () => ({ Component: () => <p>Чат</p>, messages }));
const asked: string[] = [];
jest.unstable_mockModule('../remotes/registry.ts', () => ({
  loadedRemotes: () => [],
  remoteModule: async () => ({ slots: { 'content.chat': load } }),
  remoteTexts: (_: unknown, name: string) => {
    asked.push(name);
    return addTexts(name, 'uk', async () => ({}));
  },
}));
const { addTexts } = await import('../texts/texts.ts');
const { renderInShell } = await import('../testing/in-shell.tsx');
const { Frame } = await import('./frame.tsx');

const pageWith = (flags: RouteFlag[]) =>
  ({
    kind: 'page',
    locale: 'uk',
    path: '/offer',
    location: { pathname: '/offer', search: '' },
    route: { id: 'offer', path: '/offer', handle: { flags } },
  }) as never;
const stand = (flags: RouteFlag[], slots: string[]) =>
  renderInShell(<Frame page={pageWith(flags)}>Сторінка</Frame>, { path: '/offer', offer: { slots } });

beforeEach(() => load.mockClear());

test('a page with the flag shows the chat that a release brings', async () => {
  await stand(['showChat', 'reset-breadcrumbs'], ['content.chat']);
  expect(await screen.findByText('Чат')).not.toBeNull();
  // Texts that its module brings are there before it is shown.
  expect(asked).toContain('content.chat');
});

test.each([
  [['reset-breadcrumbs'] as RouteFlag[], ['content.chat']],
  [['showChat'] as RouteFlag[], []],
])('the flags %j with the slots %j show none', async (flags, slots) => {
  await stand(flags, slots);
  await screen.findByRole('contentinfo');
  expect(load).not.toHaveBeenCalled();
});
