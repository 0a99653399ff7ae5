import { getContacts } from '@stezhka/content-contract';
import { screen } from '@testing-library/react';
import { answering, renderInShell } from '../testing/in-shell.tsx';
import { Footer } from './footer.tsx';

const stand = async (more: object) => {
  const { contacts } = getContacts.example.reply;
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

test('the page in other languages is a plain link away', async () => {
  await stand({});
  const ways = screen.getByRole('navigation', { name: 'Мова' });
  expect([...ways.children].map((one) => one.getAttribute('href'))).toEqual([null, '/ru/news', '/en/news']);
});
