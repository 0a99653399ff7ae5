import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

const texts: string[] = [];
let loadOrders = async (): Promise<{ Component: () => ReactNode }> => ({
  Component: () => <p>Замовлення</p>,
});
jest.unstable_mockModule('./registry.ts', () => ({
  loadedRemotes: () => [],
  remoteModule: async () => ({
    slots: {
      'shop.bestsellers': async () => ({ Component: () => <p>Полиця</p> }),
      'shop.cabinet-orders': () => loadOrders(),
    },
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
  texts.length = 0;
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

const orders = (slots: string[]) =>
  renderInShell(
    <Slot name="shop.cabinet-orders" props={{}} waiting={<p>Зачекайте</p>} fallback={<p>Не прийшло</p>} />,
    { offer: { slots } },
  );

test('a slot on its way shows what waits for it, and the fallback once its code has failed', async () => {
  loadOrders = () => Promise.reject(new Error('no code'));
  await orders(['shop.cabinet-orders']);
  expect(screen.queryByText('Зачекайте')).not.toBeNull();
  await screen.findByText('Не прийшло');
  expect(screen.queryByText('Зачекайте')).toBeNull();
});

test('nothing waits for a slot that no release brings', async () => {
  await orders([]);
  expect(screen.queryByText('Не прийшло')).not.toBeNull();
  expect(screen.queryByText('Зачекайте')).toBeNull();
});
