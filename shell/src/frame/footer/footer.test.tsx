import { getContacts } from '@stezhka/content-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { screen } from '@testing-library/react';
import { answering, renderInShell } from '../../testing/in-shell.tsx';
import { Footer } from './footer.tsx';

const stand = async (more: object) => {
  const { contacts } = exampleOf(getContacts).reply;
  const transport = answering({ [getContacts.name]: { data: { contacts: { ...contacts, ...more } } } });
  await renderInShell(<Footer path="/news" />, { path: '/news', transport });
  await screen.findByText('+380 44 000 00 00');
};
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
  ['/offer-light', 'Планер на місяць'],
  ['/offer', 'Двадцять вісім днів'],
  ['/offer-accept', 'Щоденник, книжки й карти'],
  ['/', 'Щоденник, книжки й карти'],
])('at %s it says %s', async (path, words) => {
  await renderInShell(<Footer path={path} />, { path });
  expect(screen.getByRole('contentinfo').textContent).toContain(words);
});
