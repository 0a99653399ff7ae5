import { join } from 'node:path';
import { getContacts, getStaticPage, type PageBlock } from '@stezhka/content-contract';
import type { CallArgs } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { Component } from './static.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const { page } = exampleOf(getStaticPage).reply;
const { contacts } = exampleOf(getContacts).reply;
const withBlocks = (...blocks: PageBlock[]) => [getStaticPage, { page: { ...page, blocks } }] as const;
const show = (path: string, route: string, more: Partial<PageOptions> = {}) =>
  renderPage(Component, { texts, locale: 'en', path, route, ...more });

test.each([
  ['/about', '/about', 'about'],
  ['/page/pro-papir', '/page/:slug', 'pro-papir'],
  ['/pro-papir', '/:slug', 'pro-papir'],
])('%s asks for the page of its word', (path, route, slug) => {
  const asked: CallArgs[] = [];
  const reply = (args: CallArgs) => {
    asked.push(args);
    return { page };
  };
  show(path, route, { replies: [[getStaticPage, reply]] });
  expect(asked).toEqual([{ params: { slug } }]);
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeTruthy();
});

test('a legal page says when it was changed', () => {
  show('/offerta', '/offerta', {
    replies: [[getStaticPage, { page: { ...page, group: 'legal', blocks: [] } }]],
  });
  expect(screen.getByText(/Updated/).querySelector('time')!.dateTime).toBe(page.updatedAt);
});

test.each([
  ['/contacts', 'help', 'before', Node.DOCUMENT_POSITION_FOLLOWING],
  ['/offerta', 'legal', 'after', Node.DOCUMENT_POSITION_PRECEDING],
] as const)('the contacts of %s, of the group %s, stand %s its text', (path, group, _, side) => {
  const body = '<p>The words of the page</p>';
  show(path, path, {
    replies: [[getStaticPage, { page: { ...page, body, group, blocks: [{ kind: 'contacts' }] } }]],
  });
  const mail = screen.getByRole('link', { name: contacts.email });
  expect(mail.compareDocumentPosition(screen.getByText('The words of the page')) & side).toBe(side);
});

test('a table, which scrolls on a phone, is reached by keys', () => {
  const body = '<p>Cookies</p><table><tbody><tr><td>lang</td></tr></tbody></table>';
  show('/politica', '/politica', { replies: [[getStaticPage, { page: { ...page, body, blocks: [] } }]] });
  expect(screen.getByRole('table').tabIndex).toBe(0);
});

test('questions open and close without scripts', () => {
  const group = exampleOf(getStaticPage).reply.page.blocks[0] as Extract<PageBlock, { kind: 'faq' }>;
  show('/about', '/about', { replies: [withBlocks(group)] });
  const region = within(screen.getByRole('region', { name: group.group.title }));
  const [question] = group.group.questions;
  const details = region.getByText(question!.question).closest('details')!;
  expect(details.open).toBe(false);
  expect(details.querySelector('p')).toBeTruthy();
});

test('contacts: telephones and mail can be pressed, the map leads to a real one', () => {
  show('/contacts', '/contacts', { replies: [withBlocks({ kind: 'contacts' })] });
  const [phone] = contacts.phones;
  const call = screen.getByRole('link', { name: phone });
  expect(call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(screen.getByRole('link', { name: contacts.email }).getAttribute('href')).toBe(
    `mailto:${contacts.email}`,
  );
  const { postalCode, addresses, workTime } = contacts;
  expect(screen.getByText(`${addresses[0]}, ${postalCode}`)).toBeTruthy();
  expect(screen.getByText(workTime)).toBeTruthy();
  for (const { link, title } of contacts.socialNetworks)
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(link);
  const channel = screen.getByRole('link', { name: 'Our channel' });
  expect(channel.getAttribute('href')).toBe('https://telegram.stezhka.example/');
  const map = screen.getByRole('link', { name: /Map:/ });
  expect(map.getAttribute('href')).toContain(encodeURIComponent(contacts.addresses[0]!));
});

test.each([
  ['begin', [{ kind: 'contacts' }, { kind: 'partners' }], ['title', 'phone', 'words']],
  ['follow other', [{ kind: 'partners' }, { kind: 'contacts' }], ['title', 'words', 'phone']],
] as const)('contacts that %s blocks have their place by that', (_, blocks, order) => {
  const body = '<p>Words of the page</p>';
  show('/contacts', '/contacts', { replies: [[getStaticPage, { page: { ...page, body, blocks } }]] });
  const parts = {
    title: screen.getByRole('heading', { level: 1 }),
    phone: screen.getByRole('link', { name: contacts.phones[0] }),
    words: screen.getByText('Words of the page'),
  };
  const inOrder = Object.entries(parts).toSorted(([, a], [, b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder.map(([name]) => name)).toEqual(order);
});

test('contacts without a channel draw no button to it', () => {
  const none = { contacts: { ...contacts, telegramName: '', socialNetworks: [] } };
  show('/contacts', '/contacts', { replies: [withBlocks({ kind: 'contacts' }), [getContacts, none]] });
  expect(screen.queryByRole('link', { name: 'Our channel' })).toBeNull();
});

test('contacts that do not answer leave the rest of the page', () => {
  show('/contacts', '/contacts', {
    replies: [withBlocks({ kind: 'contacts' }), [getContacts, failing(503)]],
  });
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Map:/ })).toBeNull();
});

test('a page asks for letters: its form from the slot, a link to the articles until the form is here', () => {
  const replies = [withBlocks({ kind: 'subscription' })];
  const region = () => within(screen.getByRole('region', { name: 'Subscribe to our letter' }));
  show('/about', '/about', { replies });
  expect(region().getByRole('link').getAttribute('href')).toBe('/en/news');
  cleanup();
  show('/about', '/about', { replies, slots: { 'content.subscription': <form aria-label="Letters" /> } });
  expect(region().getByRole('form', { name: 'Letters' })).toBeTruthy();
});

test('a call shows only links to pages that a release has', () => {
  const call: PageBlock = {
    kind: 'call',
    title: 'Begin',
    text: 'Today',
    links: [
      { label: 'Create a diary', link: '/register' },
      { label: 'Chat', link: '/chat' },
    ],
  };
  show('/about', '/about', { replies: [withBlocks(call)], missing: ['/chat'] });
  const region = within(screen.getByRole('region', { name: 'Begin' }));
  expect(region.getAllByRole('link').map((link) => link.textContent)).toEqual(['Create a diary']);
});
