import { join } from 'node:path';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import { getDeliveryPlaces, getOrders, ORDER_STATES, removeDeliveryPlace } from '@stezhka/shop-contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { Component } from './cabinet-orders.slot.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const [card] = exampleOf(getOrders).reply.orders;
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(Component, { texts, locale: 'en', path: '/cabinet', ...more });
const paged = (page: number, pages: number) => ({
  orders: [card],
  pagination: { page, pages, total: pages * 5 },
});

test('each order tells its number, day, pieces, state and sum, and leads to its page', () => {
  show();
  const item = screen.getAllByRole('listitem')[0]!;
  expect(within(item).getByRole('link', { name: 'Order no. 10482' }).getAttribute('href')).toBe(
    `/en/order/${card!.token}`,
  );
  expect(item.textContent).toMatch(/20\sNovember\s2026, 1\spiece/);
  expect(within(item).getByText('Paid')).toBeTruthy();
  expect(item.textContent).toContain('760\u00a0₴');
});

test('a shipped pickup order is ready to pick up, not on its way', () => {
  const orders = [
    {
      ...card!,
      state: 'shipped' as const,
      delivery: { method: 'pickup' as const, label: 'Самовивіз', isPickup: true },
    },
  ];
  show({ replies: [[getOrders, { ...paged(1, 1), orders }]] });
  expect(screen.getByText('Ready to pick up')).toBeTruthy();
  expect(screen.queryByText('On its way')).toBeNull();
});

test('a course is called one, and has no pieces', () => {
  const course = { ...card!, kind: 'course' as const, title: 'Quiet mornings', pieces: 0 };
  show({ replies: [[getOrders, { ...paged(1, 1), orders: [course] }]] });
  const item = screen.getAllByRole('listitem')[0]!;
  expect(item.textContent).toMatch(/20\sNovember\s2026, Course/);
  expect(item.textContent).toContain('Quiet mornings');
  expect(item.textContent).not.toContain('piece');
});

test('an order that waits for its payment can be paid from the list', () => {
  const orders = [{ ...card!, state: 'failed' as const, canPay: true }];
  show({ replies: [[getOrders, { ...paged(1, 1), orders }]] });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('an order on delivery waits for its confirmation, and is cancelled without it', () => {
  const states = ['pending_confirmation', 'expired'] as const;
  const orders = states.map((state) => ({ ...card!, token: state, payment: 'cod' as const, state }));
  show({ replies: [[getOrders, { ...paged(1, 1), orders }]] });
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

test('pages stand in the address and keep what else is there', () => {
  const asked: unknown[] = [];
  const reply = (args: unknown) => {
    asked.push(args);
    return paged(2, 3);
  };
  show({ path: '/cabinet?orders=2&wishes=1', replies: [[getOrders, reply]] });
  expect(asked[0]).toEqual({ query: { page: 2, limit: 5 } });
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/en/cabinet?orders=3&wishes=1#orders',
  );
});

test.each(['-1', 'NaN', '1e9x', '0', '%00'])('a page of %s is the first one', (page) => {
  const asked: { query: { page: number } }[] = [];
  const reply = (args: unknown) => {
    asked.push(args as never);
    return paged(1, 1);
  };
  show({ path: `/cabinet?orders=${page}`, replies: [[getOrders, reply]] });
  expect(asked[0]!.query.page).toBe(1);
});

test('a page that is too far is asked for as far as the server goes', () => {
  const asked: { query: { page: number } }[] = [];
  const reply = (args: unknown) => {
    asked.push(args as never);
    return paged(1, 1);
  };
  show({ path: '/cabinet?orders=1e9', replies: [[getOrders, reply]] });
  expect(asked[0]!.query.page).toBe(10_000);
});

test('without orders there is a sentence and a way to the shop; a shop that rests leaves nothing', () => {
  const none = { orders: [], pagination: { page: 1, pages: 1, total: 0 } };
  const page = show({ replies: [[getOrders, none]] });
  expect(screen.getByText('No orders yet')).toBeTruthy();
  page.unmount();
  // A page beyond the last is no lack of orders.
  const beyond = show({ replies: [[getOrders, { ...paged(9, 2), orders: [] }]] });
  expect(screen.queryByText('No orders yet')).toBeNull();
  beyond.unmount();
});

test('a shop that does not answer says so here, and can be asked again', async () => {
  const { refetched } = show({ replies: [[getOrders, failing(503)]] });
  const part = within(screen.getByRole('region', { name: 'Orders' }));
  expect(part.getByText('We couldn’t open your orders')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));
  expect(refetched).toEqual([getOrders.name]);
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  const orders = ORDER_STATES.map((state) => ({ ...card!, token: state, state }));
  show({ locale, replies: [[getOrders, { ...paged(1, 1), orders }]] });
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(ORDER_STATES.length);
});

test('orders are shown by how they stand; the choice stands in the address, and the page begins anew', () => {
  const asked: unknown[] = [];
  const reply = (args: unknown) => {
    asked.push(args);
    return paged(1, 3);
  };
  show({ path: '/cabinet?orders=2&show=delivered&wishes=1', replies: [[getOrders, reply]] });
  expect(asked[0]).toEqual({ query: { page: 2, limit: 5, group: 'delivered' } });
  const groups = within(screen.getByRole('navigation', { name: 'Which orders to show' }));
  expect(groups.getByRole('link', { current: 'page' }).textContent).toBe('Delivered');
  expect(groups.getByRole('link', { name: 'Current' }).getAttribute('href')).toBe(
    '/en/cabinet?show=active&wishes=1#orders',
  );
  expect(groups.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/en/cabinet?wishes=1#orders');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('show=delivered');
});

test('a group without orders keeps the way back to all of them; one order needs no groups', () => {
  const none = { orders: [], pagination: { page: 1, pages: 1, total: 0 } };
  const { unmount } = show({ path: '/cabinet?show=ended', replies: [[getOrders, none]] });
  expect(screen.getByText('There are no such orders')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All' })).toBeTruthy();
  unmount();
  show({ replies: [[getOrders, { ...paged(1, 1), pagination: { page: 1, pages: 1, total: 1 } }]] });
  expect(screen.queryByRole('navigation', { name: 'Which orders to show' })).toBeNull();
});

test('an order that needs nothing any more can be repeated from the list', () => {
  const orders = [card!, { ...card!, number: 10483, token: 'other', canRepeat: false }];
  show({ replies: [[getOrders, { ...paged(1, 1), orders }]] });
  const repeats = screen.getAllByRole('button', { name: /^Order again/ });
  expect(repeats.map((one) => one.getAttribute('aria-label'))).toEqual(['Order again: Order no. 10482']);
});

test('kept delivery places are listed and removed; without any there is no section', async () => {
  const [place] = exampleOf(getDeliveryPlaces).reply.places;
  const { made, unmount } = show({ replies: [[removeDeliveryPlace, { places: [] }]] });
  const section = within(screen.getByRole('region', { name: 'Delivery addresses' }));
  await userEvent.click(section.getByRole('button', { name: `Remove: ${place!.label}` }));
  expect(made.map(({ op, args }) => [op.name, args])).toEqual([
    [removeDeliveryPlace.name, { params: { id: place!.id } }],
  ]);
  expect(screen.queryByRole('region', { name: 'Delivery addresses' })).toBeNull();
  unmount();
  show({ replies: [[getDeliveryPlaces, { places: [] }]] });
  expect(screen.queryByRole('region', { name: 'Delivery addresses' })).toBeNull();
});
