import { join } from 'node:path';
import {
  getChatQueue,
  getChatThread,
  type QueuedThread,
  readChatThread,
  replyInChat,
  type StaffChatReply,
  setChatState,
} from '@stezhka/content-contract';
import { failing, type PageOptions, readTexts, renderPage, settle } from '@stezhka/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeEventSource } from '../testing/event-source.ts';
import { Component } from './chat-staff.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'), join(import.meta.dirname, 'texts'));
const id = '6560b0d1a2c4e8f0123456c1';
const at = '2026-11-20T09:12:00.000Z';
const sofiia: QueuedThread = {
  ...{ id, state: 'open', who: 'member', name: 'Sofiia', locale: 'ru', unread: true },
  ...{ lastText: 'Is there a pocket?', lastFrom: 'visitor', lastAt: at, waitingSince: at },
};
const guest: QueuedThread = {
  ...{ ...sofiia, id: '6560b0d1a2c4e8f0123456c2', who: 'guest', name: '56c2', unread: false },
  ...{ lastText: 'You’re welcome', lastFrom: 'staff', waitingSince: null },
};
const queue = (threads: QueuedThread[]) => ({
  threads,
  pagination: { page: 1, pages: 1, limit: 30, total: threads.length },
  unread: 1,
});
const thread: StaffChatReply = {
  ...{ thread: sofiia, state: 'open', visitorRead: 0, staffRead: 0, more: false },
  messages: [{ id: 'message-number-one', seq: 1, from: 'visitor', text: 'Is there a <b>pocket</b>?', at }],
};

beforeEach(() => {
  sessionStorage.clear();
  FakeEventSource.install();
});
afterEach(() => FakeEventSource.remove());

async function show(search: string, replies: NonNullable<PageOptions['replies']> = []) {
  const page = renderPage(Component, {
    texts,
    locale: 'en',
    path: `/admin/chat${search}`,
    replies: [...replies, [getChatQueue, queue([sofiia, guest])], [getChatThread, thread]],
  });
  await settle();
  return page;
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Conversations' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

test('the list says who waits, since when, in which language, and what was said last', async () => {
  await show('');
  expect(rows()).toEqual([
    expect.stringMatching(/^Unread: SofiiaruIs there a pocket\?waiting since /),
    expect.stringMatching(/^Guest 56c2ruUs: You’re welcome20\sNovember/),
  ]);
  expect(screen.getByRole('link', { name: 'Open 1' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Choose a conversation from the list.')).toBeTruthy();
});

test('a change of any thread is a look at the list', async () => {
  const { refetched } = await show('');
  expect(FakeEventSource.latest().url).toBe('/api/admin/content/chat/events');
  await act(async () => FakeEventSource.latest().emit('queue', {}));
  expect(refetched).toEqual([getChatQueue.name]);
});

test('the chosen thread is read, answered and closed', async () => {
  const closed = { thread: { id, state: 'closed', visitorRead: 0, staffRead: 1 } };
  const { made } = await show(`?thread=${id}`, [
    [
      replyInChat,
      ({ body }: { body: { id: string; text: string } }) => ({
        thread: { ...closed.thread, state: 'open' },
        message: { id: body.id, seq: 2, from: 'staff', text: body.text, at },
      }),
    ],
    [setChatState, closed],
  ]);
  expect(FakeEventSource.latest().url).toBe(`/api/admin/content/chat/events?thread=${id}&after=${id}%3A1`);
  expect(screen.getByText('Is there a <b>pocket</b>?')).toBeTruthy();
  expect(made).toMatchObject([{ op: readChatThread, args: { params: { id }, body: { seq: 1 } } }]);
  await userEvent.type(screen.getByRole('textbox'), 'Yes, behind the cover.{Enter}');
  await settle();
  expect(made.at(-1)).toMatchObject({ op: replyInChat, args: { body: { text: 'Yes, behind the cover.' } } });
  expect(within(screen.getByRole('log')).getByText('Yes, behind the cover.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(made.at(-1)).toMatchObject({ op: setChatState, args: { body: { state: 'closed' } } });
});

test('a closed thread is opened again before it is answered', async () => {
  await show(`?thread=${id}`, [[getChatThread, { ...thread, state: 'closed', staffRead: 1 }]]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open again' })).toBeTruthy();
});

test('a thread that is gone says so, and the list stays', async () => {
  await show(`?thread=${id}`, [[getChatThread, failing(404, 'not_found')]]);
  expect(screen.getByText(/no longer here/)).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

test('with nobody waiting the list says so', async () => {
  await show('', [[getChatQueue, queue([])]]);
  expect(screen.getByText('Nobody is waiting')).toBeTruthy();
});
