import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { getCategories, getMenu } from '@stezhka/content-contract';
import { getMenuCategories } from '@stezhka/shop-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emit } from '../events.ts';
import { answering, dead, renderInShell, type ShellStand, sofiia } from '../testing/in-shell.tsx';
import { Drawer } from './drawer.tsx';
import { CLOSE_MS } from './use-drawer.ts';

const fixedOnly = { [getMenu.name]: dead };
const asMember = { ...fixedOnly, [getUser.name]: { data: sofiia } };

async function openDrawer(own: Parameters<typeof answering>[0], stand: ShellStand = {}, target = {}) {
  const onClosed = jest.fn();
  const shown = await renderInShell(<Drawer target={target} onClosed={onClosed} />, {
    ...stand,
    transport: answering(own),
  });
  await screen.findByRole('navigation', { name: 'Меню' });
  return { onClosed, ...shown };
}
/** Rows of a list as 'label → address'; a row that opens a panel has no address. */
const rows = (list: HTMLElement) =>
  [...list.querySelectorAll('a, button, hr')].map((one) =>
    one.tagName === 'HR' ? '—' : `${one.textContent} ${one.getAttribute('href') ?? '›'}`,
  );

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way
  document.cookie = 'visitor=; max-age=0';
});

test('a guest finds everything in its order, without the content service too', async () => {
  await openDrawer(fixedOnly);
  expect(rows(screen.getByRole('navigation', { name: 'Меню' }))).toEqual([
    'Крамниця ›',
    'Мій щоденник /diary',
    'Метафоричні карти /metaphoric-cards',
    '—',
    'Щоденник-марафон /offer',
    'Щоденник-планер /offer-light',
    'Щоденник вдячності /offer-thanks',
    'Щоденник прийняття /offer-accept',
    'Щоденник емоційного інтелекту /offer-emotions',
    'Щоденник самопізнання /offer-self-up',
    'Щоденник «Кроки вдячності» /offer-thanks-new',
    'Робочий зошит вдячності /offer-thanks-book',
    '—',
    'Статті ›',
    'Відео /videos',
    'Курси /courses',
    'Автори /authors',
    'Анонси /podii',
    '—',
    'Контакти /contacts',
    'Про нас /about',
  ]);
  expect(screen.getByRole('link', { name: 'Увійти' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Зареєструватися' }).getAttribute('href')).toBe('/register');
});

test('only rows that a release owns are drawn, and no divider stands alone', async () => {
  await openDrawer(fixedOnly, { offer: { paths: ['/catalog', '/offer', '/contacts', '/login'] } });
  expect(rows(screen.getByRole('navigation', { name: 'Меню' }))).toEqual([
    'Крамниця /catalog',
    '—',
    'Щоденник-марафон /offer',
    '—',
    'Контакти /contacts',
  ]);
  expect(screen.getByRole('link', { name: 'Увійти' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Зареєструватися' })).toBeNull();
});

test('a row without a page of its own still opens to the pages below it', async () => {
  await openDrawer(fixedOnly, { offer: { paths: ['/catalog/:slug'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Крамниця' }));
  expect(screen.queryByText(/Усе в розділі/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Щоденники' })).not.toBeNull();
});

test('a member is greeted by name and has the rooms of the diary', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way
  document.cookie = 'visitor=1';
  await openDrawer(asMember);
  expect(await screen.findByText('Софія Мельник')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Увійти' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Мій щоденник' }));
  expect(rows(screen.getByRole('navigation', { name: 'Мій щоденник' }))).toEqual([
    'Сьогодні /diary',
    'Мої курси /diary/courses',
    'Щоденник /diary/days',
    'Налаштування /diary/settings',
  ]);
});

test('an item opens over the menu, and its back button returns to it', async () => {
  await openDrawer(fixedOnly);
  const opener = screen.getByRole('button', { name: 'Крамниця' });
  await userEvent.click(opener);
  const panel = screen.getByRole('navigation', { name: 'Крамниця' });
  expect(rows(panel)[0]).toBe('Усе в розділі «Крамниця» /catalog');
  expect(rows(panel)).toContain('Щоденники /catalog/shchodennyky');
  const back = screen.getByRole('button', { name: 'Назад: Крамниця' });
  expect(document.activeElement).toBe(back);
  await userEvent.click(back);
  expect(screen.queryByRole('navigation', { name: 'Крамниця' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the menu of the content service is shown as it was edited', async () => {
  await openDrawer({});
  await waitFor(() => expect(screen.queryByText('Відео')).toBeNull());
  expect(screen.getByRole('button', { name: 'Крамниця' })).not.toBeNull();
});

test('dead neighbours take only their own sub-links away', async () => {
  await openDrawer({ ...fixedOnly, [getMenuCategories.name]: dead, [getCategories.name]: dead });
  expect(screen.getByRole('link', { name: 'Крамниця' }).getAttribute('href')).toBe('/catalog');
  expect(screen.getByRole('link', { name: 'Статті' }).getAttribute('href')).toBe('/news');
});

test('another part of the site can open an item by its address or icon', async () => {
  const { unmount } = await openDrawer(fixedOnly, {}, { icon: 'catalog' });
  expect(await screen.findByRole('navigation', { name: 'Крамниця' })).not.toBeNull();
  unmount();
  await openDrawer(fixedOnly, {}, { url: '/news' });
  expect(await screen.findByRole('navigation', { name: 'Статті' })).not.toBeNull();
});

describe('closing', () => {
  const closed = async (how: () => void) => {
    const { onClosed } = await openDrawer(fixedOnly);
    fireEvent.click(screen.getByRole('button', { name: 'Крамниця' }));
    jest.useFakeTimers();
    act(how);
    // All items close at once, the menu itself a little later (product 4, Menu and video).
    expect(screen.queryByRole('navigation', { name: 'Крамниця' })).toBeNull();
    act(() => void jest.advanceTimersByTime(CLOSE_MS - 1));
    expect(onClosed).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.locked).toBe('1');
    act(() => void jest.advanceTimersByTime(1));
    expect(onClosed).toHaveBeenCalledTimes(1);
  };
  afterEach(() => {
    jest.useRealTimers();
  });

  test('by the cross', () =>
    closed(() => {
      const [, cross] = within(screen.getByRole('dialog')).getAllByRole('button', {
        name: 'Закрити',
        hidden: true,
      });
      fireEvent.click(cross!);
    }));
  test('by Esc', () => closed(() => void fireEvent.keyDown(document.body, { key: 'Escape' })));
  test('by a change of page', () =>
    closed(() => emit('shell:page-changed', { name: 'news', path: '/news' })));
  test('by another part of the site', () => closed(() => emit('shell:close-menu', {})));
});

test('the page scrolls again once the menu is gone', async () => {
  const { unmount } = await openDrawer(fixedOnly);
  expect(document.documentElement.dataset.locked).toBe('1');
  unmount();
  expect(document.documentElement.dataset.locked).toBeUndefined();
});
