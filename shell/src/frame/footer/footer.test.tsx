import { getContacts, getMenu } from '@stezhka/content-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { act, screen, within } from '@testing-library/react';
import { answering, renderInShell } from '../../testing/in-shell.tsx';
import { Footer } from './footer.tsx';

const stand = async (more: object) => {
  const { contacts } = exampleOf(getContacts).reply;
  const transport = answering({ [getContacts.name]: { data: { contacts: { ...contacts, ...more } } } });
  await renderInShell(<Footer path="/news" />, { path: '/news', transport });
  await screen.findByText('+380 44 000 00 00');
};
let wide = true;
let changed = () => {};
beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === '(min-width: 600px)' && wide;
    },
    addEventListener: (_: string, told: () => void) => {
      changed = told;
    },
    removeEventListener: () => {},
  })) as never;
});
afterEach(() => {
  wide = true;
});

const channel = () => screen.queryByRole('link', { name: 'Наш канал у Telegram' })?.getAttribute('href');

test('the channel is the network of that name, or the name itself, or nothing', async () => {
  await stand({ socialNetworks: [], telegramName: 'stezhka' });
  expect(channel()).toBe('https://t.me/stezhka');
});

test('without either no link to nowhere is drawn', async () => {
  await stand({ socialNetworks: [], telegramName: '' });
  expect(channel()).toBeUndefined();
});

test('a network has the icon of its address, in the colour of the ground where it is an SVG', async () => {
  const network = (title: string, image: string) => ({
    link: `https://${title}.example/`,
    title,
    socialNetwork: { image },
  });
  await stand({ socialNetworks: [network('One', '/icons/telegram.svg'), network('Two', '/files/two.webp')] });
  const [one, two] = ['One', 'Two'].map((name) => screen.getByRole('link', { name }));
  expect(one!.querySelector('span')!.style.maskImage).toBe('url("/icons/telegram.svg")');
  expect(two!.querySelector('img')!.getAttribute('src')).toBe('/files/two.webp');
});

test('the page in other languages is a plain link away', async () => {
  await stand({});
  const ways = screen.getByRole('navigation', { name: 'Мова' });
  expect([...ways.children].map((one) => one.getAttribute('href'))).toEqual([null, '/ru/news', '/en/news']);
});

test('the credit names the studio and the system, each a link only where it has one', async () => {
  await stand({ cmsLink: '' });
  expect(screen.getByText(/^Зроблено/).textContent).toBe('Зроблено у Тихій майстерні на системі «Верстат»');
  const studio = screen.getByRole('link', { name: 'Тихій майстерні' });
  expect(studio.getAttribute('href')).toBe('https://studio.stezhka.example/');
  expect(studio.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: '«Верстат»' })).toBeNull();
});

test('legal pages open in a new tab, and only those that stand', async () => {
  await renderInShell(<Footer path="/" />, { offer: { paths: ['/politica'] } });
  const privacy = screen.getByRole('link', { name: /^Політика конфіденційності та захист даних/ });
  expect(privacy.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: /Публічна оферта/ })).toBeNull();
});

test.each([
  ['/offer-thanks', 'Щоденник вдячності: три рядки'],
  ['/offer-light', 'Планер на\u00a0місяць'],
  ['/offer', 'Двадцять вісім днів'],
  ['/offer-accept', 'Щоденник, книжки й\u00a0карти'],
  ['/', 'Щоденник, книжки й\u00a0карти'],
])('at %s it says %s', async (path, words) => {
  await renderInShell(<Footer path={path} />, { path });
  expect(screen.getByRole('contentinfo').textContent).toContain(words);
});

describe('lists of links', () => {
  const footer = [
    {
      title: 'Щоденник',
      list: [
        { title: 'Сьогодні', link: '/diary' },
        { title: 'Курси й марафони', link: '/courses' },
      ],
    },
    { title: 'Карти', list: [{ title: 'Колоди', link: '/metaphoric-cards' }] },
  ];
  const showLists = (paths: string[]) =>
    renderInShell(<Footer path="/" />, {
      offer: { paths },
      transport: answering({ [getMenu.name]: { data: { menu: [], footer } } }),
    });
  const diary = () => screen.findByRole('navigation', { name: 'Щоденник' });

  test('an entry whose page no release has is not shown, and neither is a list without entries', async () => {
    await showLists(['/diary']);
    const links = within(await diary()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/diary']);
    expect(screen.queryByRole('navigation', { name: 'Карти' })).toBeNull();
  });

  test('on a wide screen a list is open and its title no stop of the keyboard', async () => {
    await showLists(['/diary']);
    const details = (await diary()).querySelector('details')!;
    expect([details.open, details.querySelector('summary')!.tabIndex]).toEqual([true, -1]);
  });

  test('on a narrow one it is closed until its title is pressed, and opens when the screen grows', async () => {
    wide = false;
    await showLists(['/diary']);
    const details = (await diary()).querySelector('details')!;
    expect([details.open, details.querySelector('summary')!.tabIndex]).toEqual([false, 0]);
    wide = true;
    act(() => changed());
    expect(details.open).toBe(true);
  });
});

test('where to find support stands first in the bottom line, in the same tab', async () => {
  await renderInShell(<Footer path="/" />, { offer: { paths: ['/page/:slug', '/politica'] } });
  const support = screen.getByRole('link', { name: 'Де шукати підтримку' });
  expect([support.getAttribute('href'), support.getAttribute('target')]).toEqual(['/page/pidtrymka', null]);
  const privacy = screen.getByRole('link', { name: /^Політика/ });
  expect(support.compareDocumentPosition(privacy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
