import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { getCategories, getMenu, type MenuItem } from '@stezhka/content-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { ShellEvents } from '@stezhka/shell-contract';
import { getMenuCategories } from '@stezhka/shop-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transport } from '../../api/transport.ts';
import { emit } from '../../events.ts';
import { answering, dead, renderInShell, type ShellStand, sofiia } from '../../testing/in-shell.tsx';
import { Drawer, DrawerHost } from './drawer-host.tsx';
import { CLOSE_MS } from './use-drawer.ts';

const fixedOnly = { [getMenu.name]: dead };
const asMember = { ...fixedOnly, [getUser.name]: { data: sofiia } };

async function openDrawer(own: Parameters<typeof answering>[0], stand: ShellStand = {}) {
  const shown = await renderInShell(<DrawerHost />, { ...stand, transport: answering(own) });
  act(() => emit('shell:open-menu', {}));
  await screen.findByRole('navigation', { name: /^(Меню|Menu)$/, hidden: true });
  return shown;
}
type Own = Partial<Omit<MenuItem, 'children'>> & { children?: Own[] };
const menuOf = (...more: Own[]) => {
  const [catalog] = exampleOf(getMenu).reply.menu;
  const item = (own: Own): MenuItem => ({
    ...catalog!,
    icon: null,
    childrenFrom: null,
    url: '',
    link: '',
    ...own,
    children: (own.children ?? []).map(item),
  });
  return { [getMenu.name]: { data: { menu: [catalog!, ...more.map(item)], footer: [] } } };
};
const byId = (id: string) => document.querySelector<HTMLElement>(`[data-item='${id}']`);
/** Rows of a list as 'label → address'; a row that opens a panel has no address. */
const rows = (list: HTMLElement) =>
  [...list.querySelectorAll('a, button, hr')].map((one) =>
    one.tagName === 'HR' ? '—' : `${one.textContent} ${one.getAttribute('href') ?? '›'}`,
  );

// The first import compiles it, which may take longer than a test waits for an element.
beforeAll(Drawer.load);

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
    'Емоційний інтелект /offer-emotions',
    'Щоденник самопізнання /offer-self-up',
    '«Кроки вдячності» /offer-thanks-new',
    'Зошит вдячності /offer-thanks-book',
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

test.each([
  ['uk', 'Меню', 'Купити щоденник'],
  ['ru', 'Меню', 'Купить дневник'],
  ['en', 'Menu', 'Buy a diary'],
] as const)(
  'the menu has an entry to buy a diary, with every landing below it (%s)',
  async (locale, menu, words) => {
    await openDrawer(fixedOnly, { locale });
    const entry = within(screen.getByRole('navigation', { name: menu })).getByText(words);
    const offers = within(entry.parentElement!).getAllByRole('link');
    expect(offers).toHaveLength(8);
    for (const offer of offers) expect(offer.getAttribute('href')).toMatch(/^(\/\w\w)?\/offer/);
  },
);

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
    'Записи /diary/days',
    'Налаштування /diary/settings',
  ]);
});

test.each([
  ['staff', { ...sofiia, roles: ['ROLE_USER', 'ROLE_ADMIN'] }, true],
  ['staff before their second step', { ...sofiia, needsSecondFactor: true as const }, true],
  ['a member', sofiia, false],
])('the way to the back office: %s', async (_, user, there) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way
  document.cookie = 'visitor=1';
  await openDrawer({ ...fixedOnly, [getUser.name]: { data: user } });
  await screen.findByRole('link', { name: /Софія/ });
  const way = screen.queryByRole('link', { name: 'Керування' });
  expect(way?.getAttribute('href')).toBe(there ? '/admin' : undefined);
});

test('a member finds the cabinet beside their name, a guest does not', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way
  document.cookie = 'visitor=1';
  const { unmount } = await openDrawer(asMember);
  await screen.findByRole('link', { name: /Софія/ });
  expect(screen.getByRole('link', { name: 'Кабінет' }).getAttribute('href')).toBe('/cabinet');
  unmount();
  await openDrawer({ ...fixedOnly, [getUser.name]: { data: null } });
  await screen.findByRole('link', { name: 'Увійти' });
  expect(screen.queryByRole('link', { name: 'Кабінет' })).toBeNull();
});

test('a member without a name is shown by the name’s labels, with a star', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way
  document.cookie = 'visitor=1';
  const nameless = { ...sofiia, displayName: '', name: '', lastName: '' };
  await openDrawer({ ...fixedOnly, [getUser.name]: { data: nameless } });
  const me = await screen.findByRole('link', { name: 'Ім’я та прізвище' });
  expect(me.getAttribute('href')).toBe('/profile');
  expect(me.querySelector('svg.lucide-star')).not.toBeNull();
});

test('an item opens over the menu, and its back button returns to it', async () => {
  await openDrawer(fixedOnly);
  const opener = screen.getByRole('button', { name: 'Крамниця' });
  await userEvent.click(opener);
  const panel = screen.getByRole('navigation', { name: 'Крамниця' });
  expect(rows(panel)[0]).toBe('Усе в розділі «Крамниця» /catalog');
  expect(rows(panel)).toContain('Щоденники /catalog/shchodennyky');
  const levels = ['shchodennyky', 'shchodennyky/planery', 'kartky'].map(
    (slug) => byId(`/catalog/${slug}`)!.dataset.level,
  );
  expect(levels).toEqual([undefined, '1', undefined]);
  const back = screen.getByRole('button', { name: 'Назад: Крамниця' });
  expect(document.activeElement).toBe(back);
  await userEvent.click(back);
  expect(screen.queryByRole('navigation', { name: 'Крамниця' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('items added by the data follow the fixed order and lead to their own pages', async () => {
  await openDrawer(
    menuOf(
      { id: 'line', type: 'DIVIDER' },
      { id: 'delivery', label: 'Доставка', slug: 'dostavka', icon: 'delivery', link: '/elsewhere' },
      { id: 'gifts', label: 'Подарунки', icon: 'gifts', count: 3 },
      { id: 'plain', label: 'Просто назва' },
      { id: 'other', type: 'divider' },
      {
        id: 'help',
        label: 'Довідка',
        icon: '/files/help.svg',
        slug: 'help',
        children: [{ id: 'faq', label: 'Питання', link: '/faq', level: 1 }],
      },
      { id: 'podii', label: 'Події місяця', count: 2 },
    ),
  );
  const all = rows(screen.getByRole('navigation', { name: 'Меню' }));
  expect(all.slice(all.indexOf('Про нас /about'))).toEqual([
    'Про нас /about',
    '—',
    'Доставка /page/dostavka',
    'Подарунки3 /page/gifts',
    '—',
    'Довідка ›',
  ]);
  // Of a row of the fixed order the data says the label and the count, not the place.
  expect(all).toContain('Події місяця2 /podii');
  expect(byId('help')!.querySelector('img')!.getAttribute('src')).toBe('/files/help.svg');
  expect(byId('catalog')!.querySelector('svg')).not.toBeNull();
  await userEvent.click(byId('help')!);
  expect(rows(screen.getByRole('navigation', { name: 'Довідка' }))).toEqual([
    'Усе в розділі «Довідка» /page/help',
    'Питання /faq',
  ]);
});

test('panels nest, each under the label of its own parent', async () => {
  const deep = {
    id: 'deep',
    label: 'Глибше',
    link: '/deep',
    children: [{ id: 'end', label: 'Край', link: '/end' }],
  };
  await openDrawer(menuOf({ id: 'help', label: 'Довідка', slug: 'help', children: [deep] }));
  await userEvent.click(byId('help')!);
  await userEvent.click(byId('deep')!);
  expect(screen.getByRole('navigation', { name: 'Глибше' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Назад: Глибше' }));
  expect(screen.getByRole('navigation', { name: 'Довідка' })).not.toBeNull();
  expect(document.activeElement).toBe(byId('deep'));
});

test('a sign of waiting stands until the menu has come', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const quick = answering({});
  const transport: Transport = async (op, ...rest) => {
    if (op.name === getMenu.name) await held;
    return quick(op, ...rest);
  };
  await renderInShell(<DrawerHost />, { transport });
  act(() => emit('shell:open-menu', {}));
  const waiting = within(await screen.findByRole('dialog'));
  expect(await waiting.findByRole('progressbar')).not.toBeNull();
  expect(waiting.queryByRole('navigation', { name: 'Меню' })).toBeNull();
  answer();
  expect(await waiting.findByRole('navigation', { name: 'Меню' })).not.toBeNull();
  expect(waiting.queryByRole('progressbar')).toBeNull();
});

test('dead neighbours take only their own sub-links away', async () => {
  await openDrawer({ ...fixedOnly, [getMenuCategories.name]: dead, [getCategories.name]: dead });
  expect(screen.getByRole('link', { name: 'Крамниця' }).getAttribute('href')).toBe('/catalog');
  expect(screen.getByRole('link', { name: 'Статті' }).getAttribute('href')).toBe('/news');
});

describe('another part of the site', () => {
  const ownDiary = {
    id: 'constructor',
    label: 'Свій щоденник',
    icon: 'my-constructor',
    link: '/page/own',
  };
  const withConstructor = () => {
    const reply = menuOf();
    reply[getMenu.name]!.data.menu[0] = {
      ...exampleOf(getMenu).reply.menu[0]!,
      children: [{ ...exampleOf(getMenu).reply.menu[0]!, ...ownDiary, childrenFrom: null, level: 1 }],
    };
    return reply;
  };
  const ask = async <K extends keyof ShellEvents>(name: K, detail: ShellEvents[K]) => {
    await renderInShell(<DrawerHost />, { transport: answering(withConstructor()) });
    act(() => emit(name, detail));
    await screen.findByRole('dialog');
  };
  const open = (name: string) => screen.findByRole('navigation', { name });

  test('opens the item of a name, and closes it again', async () => {
    await ask('shell:open-menu-item', { id: 'news' });
    await open('Статті');
    act(() => emit('shell:close-menu-item', { id: 'catalog' }));
    await open('Статті');
    act(() => emit('shell:close-menu-item', { id: 'news' }));
    await open('Меню');
    expect(screen.queryByRole('navigation', { name: 'Статті' })).toBeNull();
  });

  test('opens the item that has a link, in whatever language it is written', async () => {
    await ask('shell:open-menu-url', { url: '/ru/news/?page=2' });
    await open('Статті');
    act(() => emit('shell:open-menu-url', { url: '/about' }));
    await open('Меню');
    expect(byId('about')!.dataset.active).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(byId('about')));
  });

  test('opens the catalogue and the constructor by their icons', async () => {
    await ask('shell:open-menu-catalog', {});
    await open('Крамниця');
    act(() => emit('shell:open-menu-constructor', {}));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Свій щоденник'));
    await open('Крамниця');
  });

  test('finds nothing and leaves the menu as it is', async () => {
    await ask('shell:open-menu-url', { url: '/nowhere' });
    await open('Меню');
  });
});

describe('closing', () => {
  const closed = async (how: () => void) => {
    await openDrawer(fixedOnly);
    fireEvent.click(screen.getByRole('button', { name: 'Крамниця' }));
    jest.useFakeTimers();
    act(how);
    // All items close at once, the menu itself a little later (product 4, Menu and video).
    expect(screen.queryByRole('navigation', { name: 'Крамниця' })).toBeNull();
    act(() => void jest.advanceTimersByTime(CLOSE_MS - 1));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(document.documentElement.dataset.locked).toBe('999');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.dataset.locked).toBeUndefined();
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

  test('the menu opens again when it is requested while it closes', async () => {
    await openDrawer(fixedOnly);
    jest.useFakeTimers();
    act(() => emit('shell:close-menu', {}));
    act(() => void jest.advanceTimersByTime(CLOSE_MS / 2));
    act(() => emit('shell:open-menu', {}));
    act(() => void jest.advanceTimersByTime(CLOSE_MS * 2));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});

test('the menu is shifted once the page is scrolled past 100 px', async () => {
  await openDrawer(fixedOnly);
  const layer = screen.getByRole('dialog').parentElement!;
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      dispatchEvent(new Event('scroll'));
    });
  scrollTo(100);
  expect(layer.dataset.shifted).toBeUndefined();
  scrollTo(101);
  expect(layer.dataset.shifted).toBe('true');
  scrollTo(0);
});

test('the page scrolls again once the menu is gone', async () => {
  const { unmount } = await openDrawer(fixedOnly);
  expect(document.documentElement.dataset.locked).toBe('999');
  unmount();
  expect(document.documentElement.dataset.locked).toBeUndefined();
});
