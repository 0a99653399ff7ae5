import { jest } from '@jest/globals';
import {
  cancelErasure,
  endOtherSessions,
  endSession,
  getBalance,
  getPrivacy,
  getSecondFactor,
  getUser,
  getUserData,
  listSessions,
  type PrivacyReply,
  requestErasure,
  requestExport,
  requestRecovery,
  sendVerifyEmail,
  updateUserData,
} from '@stezhka/account-contract';
import { exampleUser, exampleUserData } from '@stezhka/account-contract/examples';
import { changeOwnSubscription, getOwnSubscription } from '@stezhka/content-contract';
import { getUserCourses } from '@stezhka/diary-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions } from '@stezhka/shell/testing';
import { getOrders, getWishlist } from '@stezhka/shop-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../testing/answer-fetch.ts';
import { show } from '../testing/show.tsx';
import { Component as Cabinet } from './cabinet.page.tsx';

const here = exampleOf(listSessions).reply.sessions[0]!;
const other = { ...here, id: 'f'.repeat(32), current: false, device: { ...here.device, kind: 'computer' } };
const nothing: PrivacyReply = {
  export: null,
  earlierExport: null,
  nextExportAt: null,
  erasure: null,
};
const usual: NonNullable<PageOptions['replies']> = [
  [getUserData, { userData: exampleUserData }],
  [listSessions, { sessions: [here, other] }],
  [getPrivacy, nothing],
];
// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => {};
/** What a refetch does: the replies are looked at again. */
let lookAgain: () => Promise<void>;
const open = async (options: Omit<PageOptions, 'texts'> = {}) => {
  const page = show(<Cabinet />, { ...options, replies: [...(options.replies ?? []), ...usual] });
  lookAgain = () =>
    act(async () => {
      for (const read of [getPrivacy, listSessions]) page.store.dispatch(page.api.cache.refetch(read));
    });
  await screen.findByRole('region', { name: 'Balance' });
  const changes = () =>
    page.made.filter(({ op }) => op.mutates).map(({ op, args }) => ({ call: op.name, ...args }));
  return { ...page, changes, user: userEvent.setup() };
};
afterEach(() => void jest.useRealTimers());
const section = (name: string) => within(screen.getByRole('region', { name }));

const noOrders = { orders: [], pagination: { page: 1, pages: 1, limit: 5, total: 0 } };

test('an answer without orders and wishes shows empty states at once', async () => {
  const slots = { 'shop.cabinet-orders': null, 'shop.cabinet-wishlist': null };
  await open({
    slots,
    replies: [
      [getOrders, noOrders],
      [getWishlist, { wishlist: [] }],
      [getUserCourses, { ...exampleOf(getUserCourses).reply, courses: [] }],
    ],
  });
  expect(section('Orders').getByText('No orders yet')).not.toBeNull();
  expect(section('Orders').getByRole('link').getAttribute('href')).toBe('/en/catalog');
  expect(section('Wishlist').getByText('What you like will gather here')).not.toBeNull();
  expect(section('Courses').getByText('No courses yet')).not.toBeNull();
  expect(section('Courses').getByRole('link').getAttribute('href')).toBe('/en/courses');
});

test('the section of orders keeps their place until the shop’s code is here', async () => {
  const orders = [exampleOf(getOrders).reply.orders[0]!, exampleOf(getOrders).reply.orders[0]!];
  await open({
    slots: { 'shop.cabinet-orders': null },
    replies: [[getOrders, { orders, pagination: { page: 1, pages: 1, limit: 5, total: 2 } }]],
  });
  const words = screen.getByRole('region', { name: 'Orders' });
  expect(words.querySelectorAll('[aria-busy] > [aria-hidden]')).toHaveLength(2);
  expect(words.textContent).not.toContain('No orders yet');
  expect(words.querySelector('noscript')).not.toBeNull();
});

test.each([
  ['the shop does not answer', { 'shop.cabinet-orders': null }, /^OrdersOpening…/],
  ['no release brings the section', {}, /^OrdersWe couldn’t open your orders/],
])('no orders are denied when %s', async (_, slots, words) => {
  await open({ slots, replies: [[getOrders, failing(503)]] });
  expect(screen.getByRole('region', { name: 'Orders' }).textContent).toMatch(words);
});

test('the shop’s section of orders replaces the cabinet’s', async () => {
  await open({ slots: { 'shop.cabinet-orders': <p>№ 10482</p> }, replies: [[getOrders, noOrders]] });
  expect(screen.getByText('№ 10482')).not.toBeNull();
  expect(screen.queryByText('No orders yet')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
});

test('the balance shows its history', async () => {
  await open();
  const rows = section('Balance').getAllByRole('row');
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'WhatWhenAmountBalance after',
    'Course20 November 2026−80 ₴420 ₴',
    'Top-up14 November 2026+500 ₴500 ₴',
  ]);
});

test('a long history is paged', async () => {
  const { entries } = exampleOf(getBalance).reply;
  const reply = ({ query }: { query?: { page?: number } }) => {
    const page = query?.page ?? 1;
    const pagination = { page, pages: 2, limit: 10, total: 11 };
    return { balance: 420, entries: page === 1 ? entries : entries.slice(1), pagination };
  };
  const { user } = await open({ replies: [[getBalance, reply]] });
  const balance = section('Balance');
  expect(balance.getByRole<HTMLButtonElement>('button', { name: 'Newer' }).disabled).toBe(true);
  await user.click(balance.getByRole('button', { name: 'Older' }));
  expect(balance.getAllByRole('row')).toHaveLength(2);
  expect(balance.getByText('2 of 2')).not.toBeNull();
});

test('a session is ended, or all but this one', async () => {
  const { user, changes } = await open();
  const logins = section('Where you’re logged in');
  expect(logins.getByText('You’re here')).not.toBeNull();
  await user.click(logins.getByRole('button', { name: 'End: Computer, Firefox on Android' }));
  await user.click(logins.getByRole('button', { name: 'End all others' }));
  expect(changes()).toEqual([
    { call: endSession.name, params: { id: other.id } },
    { call: endOtherSessions.name },
  ]);
});

test('a list of logins that does not come takes nothing else along', async () => {
  await open({ replies: [[listSessions, failing(503)]] });
  expect(section('Where you’re logged in').getByText('The list of logins didn’t open')).not.toBeNull();
  expect(section('Balance').getAllByRole('row')).toHaveLength(3);
});

test('an unread balance or archive is not shown as empty', async () => {
  const { refetched, user } = await open({
    replies: [
      [getBalance, failing(503)],
      [getPrivacy, failing(503)],
    ],
  });
  expect(section('Balance').getByText('The balance history didn’t open')).not.toBeNull();
  expect(section('Balance').queryByText('No history yet.')).toBeNull();
  expect(section('Privacy').getByText('Your archive and erasure didn’t open')).not.toBeNull();
  expect(section('Privacy').queryByRole('button', { name: /archive|Erase/ })).toBeNull();
  expect(section('Where you’re logged in').getByText('You’re here')).not.toBeNull();
  // A section that mounts after the notice above has failed asks once more by itself.
  refetched.length = 0;
  await user.click(section('Balance').getByRole('button', { name: 'Retry' }));
  await user.click(section('Privacy').getByRole('button', { name: 'Retry' }));
  expect(refetched).toEqual([getBalance.name, getPrivacy.name]);
});

test('a page of the history that does not come is not the one before it', async () => {
  const page = { ...exampleOf(getBalance).reply.pagination, page: 1, pages: 2 };
  const reply = ({ query }: { query?: { page?: number } }) =>
    query?.page === 2 ? failing(503) : { ...exampleOf(getBalance).reply, pagination: page };
  const { user } = await open({ replies: [[getBalance, reply]] });
  await user.click(section('Balance').getByRole('button', { name: 'Older' }));
  expect(section('Balance').getByText('The balance history didn’t open')).not.toBeNull();
  expect(section('Balance').queryAllByRole('row')).toEqual([]);
});

test('letters are chosen one by one, those about orders are no choice', async () => {
  const { user, changes } = await open();
  const letters = section('E-mails');
  await user.click(letters.getByRole('checkbox', { name: 'Diary reminders' }));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(changes()).toEqual([{ call: updateUserData.name, body: { diaryReminders: true, timeZone } }]);
  expect(await letters.findByText('Saved')).not.toBeNull();
  expect(letters.getByRole<HTMLInputElement>('checkbox', { name: 'E-mails about orders' }).disabled).toBe(
    true,
  );
});

const news = () => section('E-mails').getByRole<HTMLInputElement>('checkbox', { name: 'News from Stezhka' });

test('the box of the news is the newsletter’s own switch', async () => {
  const { user, changes } = await open({ replies: [[getOwnSubscription, { state: 'active' }]] });
  expect(news().checked).toBe(true);
  await user.click(news());
  expect(changes()).toEqual([{ call: changeOwnSubscription.name, body: { wanted: false } }]);
});

test.each([
  ['waits for its confirmation', { state: 'waiting' }, false],
  ['is not known', failing(503), true],
])('a subscription that %s is not shown as one', async (_, reply, disabled) => {
  await open({ replies: [[getOwnSubscription, reply]] });
  expect([news().checked, news().disabled]).toEqual([false, disabled]);
});

test('a subscription that could not be read says so and is asked for again', async () => {
  const { user, refetched } = await open({ replies: [[getOwnSubscription, failing(503)]] });
  expect(section('E-mails').getByText('We couldn’t read whether you get the news')).not.toBeNull();
  refetched.length = 0;
  await user.click(section('E-mails').getByRole('button', { name: 'Retry' }));
  expect(refetched).toEqual([getOwnSubscription.name]);
});

test('mails wait for a confirmed e-mail, with the button that sends its link', async () => {
  const { user, changes } = await open({
    replies: [[getUserData, { userData: { ...exampleUserData, emailVerified: false } }]],
  });
  const letters = section('E-mails');
  expect(letters.getByText('News and reminders go to a confirmed e-mail only.')).not.toBeNull();
  expect(news().disabled).toBe(true);
  expect(letters.getByRole<HTMLInputElement>('checkbox', { name: 'Diary reminders' }).disabled).toBe(true);
  await user.click(letters.getByRole('button'));
  expect(changes()).toEqual([{ call: sendVerifyEmail.name }]);
});

test('a reminder’s link leads to its switch', async () => {
  await open();
  const found = document.querySelector('#notifications')!;
  expect(found.contains(section('E-mails').getByRole('checkbox', { name: 'Diary reminders' }))).toBe(true);
});

test('a choice that was not saved goes back', async () => {
  const { user } = await open({ replies: [[changeOwnSubscription, failing(503)]] });
  const box = section('E-mails').getByRole<HTMLInputElement>('checkbox', { name: 'News from Stezhka' });
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(section('E-mails').queryByText('Saved')).toBeNull();
});

test('an archive is asked for', async () => {
  const { user, changes } = await open();
  await user.click(section('Privacy').getByRole('button', { name: 'Prepare the archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(changes()).toEqual([]);
  await user.type(dialog.getByLabelText(/Your password/), 'довга фраза');
  await user.click(dialog.getByRole('button', { name: 'Prepare' }));
  expect(changes()).toEqual([{ call: requestExport.name, body: { password: 'довга фраза' } }]);
});

test('an archive is polled every two seconds until it is ready', async () => {
  const archive = exampleOf(getPrivacy).reply.export!;
  jest.useFakeTimers();
  const reply = { ...nothing, export: archive };
  const { refetched, unmount } = await open({ replies: [[getPrivacy, reply]] });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(refetched).toEqual(Array(5).fill(getPrivacy.name));
  unmount();
  const ready = { ...archive, state: 'ready' as const };
  const later = await open({ replies: [[getPrivacy, { ...nothing, export: ready }]] });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(later.refetched).toEqual([]);
});

test('a pending archive shows its progress, a ready one its link', async () => {
  const archive = exampleOf(getPrivacy).reply.export!;
  const { unmount } = await open({ replies: [[getPrivacy, { ...nothing, export: archive }]] });
  expect(section('Privacy').getByRole('progressbar').getAttribute('value')).toBe('1');
  expect(section('Privacy').queryByRole('link')).toBeNull();
  unmount();
  await open({
    replies: [[getPrivacy, { ...nothing, export: { ...archive, state: 'ready', bytes: 20_480 } }]],
  });
  expect(section('Privacy').getByRole('link').getAttribute('href')).toBe(
    `/api/data/user/export/${archive.id}`,
  );
  expect(section('Privacy').getByText(/20 KB/)).not.toBeNull();
});

test('while the next one is gathered, the one before can still be taken', async () => {
  const archive = exampleOf(getPrivacy).reply.export!;
  const earlierExport = { ...archive, id: 'e'.repeat(24), state: 'ready' as const };
  const { unmount } = await open({
    replies: [[getPrivacy, { ...nothing, export: archive, earlierExport }]],
  });
  const link = () => section('Privacy').getByRole('link', { name: 'Download' }).getAttribute('href');
  expect(link()).toBe(`/api/data/user/export/${earlierExport.id}`);
  expect(section('Privacy').getByText(/before it stays until 27.November/)).not.toBeNull();
  unmount();
  const failed = { ...archive, state: 'failed' as const };
  await open({ replies: [[getPrivacy, { ...nothing, export: failed, earlierExport }]] });
  expect(link()).toBe(`/api/data/user/export/${earlierExport.id}`);
  expect(section('Privacy').getByRole('button', { name: 'Prepare again' })).not.toBeNull();
});

test('an archive that is gone is not offered, a new one is', async () => {
  const gone = { ...exampleOf(getPrivacy).reply.export!, state: 'gone' as const };
  await open({ replies: [[getPrivacy, { ...nothing, export: gone }]] });
  expect(section('Privacy').getByText(/can’t be opened any more/)).not.toBeNull();
  expect(section('Privacy').queryByRole('link', { name: 'Download' })).toBeNull();
  expect(section('Privacy').getByRole('button', { name: 'Prepare again' })).not.toBeNull();
});

test('the time of the next archive replaces the button', async () => {
  const ready = { ...exampleOf(getPrivacy).reply.export!, state: 'ready' as const, bytes: 20_480 };
  const nextExportAt = '2026-11-21T10:00:00.000Z';
  await open({ replies: [[getPrivacy, { ...nothing, export: ready, nextExportAt }]] });
  expect(section('Privacy').getByText(/a new one after 21.November.* 12:00/)).not.toBeNull();
  expect(section('Privacy').queryByRole('button', { name: 'Prepare again' })).toBeNull();
});

test('erasing explains itself, asks for the password and shows refusals', async () => {
  const fields = { password: 'This is not your current password' };
  const { user, changes } = await open({
    replies: [[requestErasure, failing(422, 'invalid_form', { fields })]],
  });
  await user.click(section('Privacy').getByRole('button', { name: 'Erase everything…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/will be erased in 14 days/)).not.toBeNull();
  await user.type(dialog.getByLabelText(/Your password/), 'не той');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(changes()).toEqual([{ call: requestErasure.name, body: { password: 'не той' } }]);
  expect(await dialog.findByText(fields.password)).not.toBeNull();
});

test('a member without a password sets one by mail before erasing', async () => {
  const { user, changes } = await open({
    replies: [
      [getUser, exampleUser],
      [getUserData, { userData: { ...exampleUserData, hasPassword: false } }],
    ],
  });
  await user.click(section('Privacy').getByRole('button', { name: 'Erase everything…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Send the e-mail' }));
  expect(dialog.queryByLabelText(/Your password/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Erase' })).toBeNull();
  expect(changes()).toEqual([{ call: requestRecovery.name, body: { email: exampleUser.email } }]);
  expect(await dialog.findByText(/on its way/)).not.toBeNull();
});

test('an erasure that waits can be taken back', async () => {
  const { erasure } = exampleOf(requestErasure).reply;
  const { user, changes } = await open({ replies: [[getPrivacy, { ...nothing, erasure }]] });
  expect(screen.getByText(/On 4.December 2026 everything/)).not.toBeNull();
  expect(section('Privacy').queryByRole('button', { name: 'Erase everything…' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep everything' }));
  expect(changes()).toEqual([{ call: cancelErasure.name }]);
});

test('requesting and cancelling an erasure both move the focus to its notice', async () => {
  const { erasure } = exampleOf(requestErasure).reply;
  let privacy = nothing;
  const { user } = await open({ replies: [[getPrivacy, () => privacy]] });
  await user.click(section('Privacy').getByRole('button', { name: 'Erase everything…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Your password/), 'довга фраза');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  privacy = { ...nothing, erasure };
  await lookAgain();
  expect(document.activeElement?.textContent).toMatch(/On 4.December 2026 everything/);
  expect(seen.mock.contexts).toEqual([document.activeElement]);

  await user.click(screen.getByRole('button', { name: 'Keep everything' }));
  privacy = nothing;
  await lookAgain();
  expect(document.activeElement?.textContent).toMatch(/Nothing will be erased/);
});

test('an erasure that was pending before takes no focus', async () => {
  const { erasure } = exampleOf(requestErasure).reply;
  await open({ replies: [[getPrivacy, { ...nothing, erasure }]] });
  await lookAgain();
  expect(document.activeElement).toBe(document.body);
});

test('the focus stays in the section when its button is removed', async () => {
  let sessions = [here, other];
  let privacy = nothing;
  const { user } = await open({
    replies: [
      [listSessions, () => ({ sessions })],
      [getPrivacy, () => privacy],
    ],
  });
  await user.click(section('Where you’re logged in').getByRole('button', { name: /^End:/ }));
  sessions = [here];
  await lookAgain();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Where you’re logged in' }));
  await user.click(section('Privacy').getByRole('button', { name: 'Prepare the archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Your password/), 'довга фраза');
  await user.click(dialog.getByRole('button', { name: 'Prepare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  privacy = { ...nothing, export: exampleOf(getPrivacy).reply.export! };
  await lookAgain();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Privacy' }));
});

describe('the second step of the login', () => {
  const state = (more: object = {}) =>
    [getSecondFactor, { ...exampleOf(getSecondFactor).reply, ...more }] as const;
  const on = { enrolled: true, since: '2026-11-20T10:00:00.000Z', passed: true, recoveryCodesLeft: 9 };

  test('is switched on by a page that leads back', async () => {
    await open({ replies: [state()] });
    const link = section('Where you’re logged in').getByRole('link', { name: 'Switch on' });
    expect(link.getAttribute('href')).toBe('/en/second-factor?next=%2Fcabinet%23sessions');
  });

  test('waits for a confirmed e-mail', async () => {
    await open({
      replies: [state(), [getUserData, { userData: { ...exampleUserData, emailVerified: false } }]],
    });
    expect(section('Where you’re logged in').queryByRole('link', { name: 'Switch on' })).toBeNull();
    expect(section('Where you’re logged in').getByRole('link', { name: /Confirm your e-mail/ })).toBeTruthy();
  });

  test('says since when it is on, and is switched off by password and code', async () => {
    const { user, invalidated } = await open({ replies: [state(on)] });
    expect(section('Where you’re logged in').getByText(/On since 20 November/)).toBeTruthy();
    expect(section('Where you’re logged in').getByRole('link', { name: 'New recovery codes' })).toBeTruthy();
    await user.click(section('Where you’re logged in').getByRole('button', { name: 'Switch off' }));
    const window = within(await screen.findByRole('dialog', { name: /second step off/ }));
    const { fetch, sent } = answerFetch(200, { data: exampleOf(getSecondFactor).reply });
    await user.type(window.getByLabelText(/Ваш пароль/), 'довга фраза');
    await user.type(window.getByRole('textbox', { name: /Код/ }), '123456');
    await user.click(window.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fetch.mock.lastCall![0]).toBe('/api/form/second-factor/off');
    expect(sent()).toMatchObject({ password: 'довга фраза', code: '123456' });
    expect(invalidated).toEqual(['user', 'user-sessions']);
  });

  test('of a member without a password is switched off once they have set one', async () => {
    const { user } = await open({
      replies: [
        state(on),
        [getUser, exampleUser],
        [getUserData, { userData: { ...exampleUserData, hasPassword: false } }],
      ],
    });
    await user.click(section('Where you’re logged in').getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText(/takes a password/)).toBeTruthy();
  });

  test('stays on for staff', async () => {
    await open({ replies: [state({ ...on, required: true })] });
    expect(section('Where you’re logged in').getByRole('link', { name: 'New recovery codes' })).toBeTruthy();
    expect(section('Where you’re logged in').queryByRole('button', { name: 'Switch off' })).toBeNull();
  });
});
