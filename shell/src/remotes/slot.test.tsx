import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

const texts: string[] = [];
jest.unstable_mockModule('./registry.ts', () => ({
  loadedRemotes: () => [],
  remoteModule: async () => ({
    slots: { 'shop.bestsellers': async () => ({ Component: () => <p>Полиця</p> }) },
  }),
  remoteTexts: async (_remote: unknown, name: string, locale: 'uk' | 'en') => {
    texts.push(locale);
    await addTexts(name, locale, async () => ({}));
  },
}));
const { addTexts } = await import('../texts/texts.ts');
const { renderInShell } = await import('../testing/in-shell.tsx');
const { Slot } = await import('./slot.tsx');

const stand = (locale: 'uk' | 'en', slots = ['shop.bestsellers']) =>
  renderInShell(<Slot name="shop.bestsellers" props={{ count: 4 }} fallback={<p>Місце</p>} />, {
    locale,
    offer: { slots },
  });

test('a slot comes once; then it stands on every page at once, in each language with its texts', async () => {
  const first = await stand('uk');
  expect(screen.queryByText('Місце')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('Полиця')).not.toBeNull());
  first.unmount();

  const second = await stand('uk');
  expect(screen.queryByText('Полиця')).not.toBeNull();
  second.unmount();

  await stand('en');
  expect(screen.queryByText('Полиця')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Полиця')).not.toBeNull());
  expect(texts).toEqual(['uk', 'en']);
});

test('a slot that no release brings leaves what stands for it', async () => {
  await stand('uk', []);
  expect(screen.queryByText('Місце')).not.toBeNull();
});
