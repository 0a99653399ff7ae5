import { getChat, getChatHistory, readChat, sendChatMessage } from '@stezhka/content-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { failing, settle } from '@stezhka/shell/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepts, arrives, field, id, log, message, nothing, said, show, talk } from '../testing/chat.tsx';
import { FakeEventSource } from '../testing/event-source.ts';
import { Component as Page } from './chat.page.tsx';

test('says that it is no therapy, gives the crisis line, and when somebody answers', async () => {
  await show(Page, nothing);
  expect(screen.getByText(/It isn’t therapy/)).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: /7333/ }))
    expect(link.getAttribute('href')).toBe('tel:7333');
  expect(log().getByText(/We answer during working hours: \S/)).toBeTruthy();
  expect(FakeEventSource.all).toEqual([]);
});

test('a first message opens the thread and its stream; its text is text', async () => {
  let chat = nothing;
  const { made } = await show(Page, () => chat, [[sendChatMessage, accepts]]);
  chat = talk;
  await userEvent.type(field(), '<b>Hello</b>{Enter}');
  await settle();
  const [sent] = made.filter(({ op }) => op.name === sendChatMessage.name);
  expect(sent!.args.body).toEqual({ id: expect.stringMatching(/^[\w-]{36}$/), text: '<b>Hello</b>' });
  expect(said()).toContain('<b>Hello</b>');
  expect(field().value).toBe('');
  expect(FakeEventSource.latest().url).toMatch(new RegExp(`^/api/data/chat/events\\?after=${id}%3A\\d$`));
});

test('what arrives is shown once and in order, whatever brings it twice', async () => {
  await show(Page, talk);
  await arrives('message', message(3, 'staff', 'Behind the cover.'), `${id}:3`);
  await arrives('message', message(2, 'staff', 'Yes.'), `${id}:2`);
  await arrives('message', message(3, 'staff', 'Behind the cover.'), `${id}:3`);
  expect(said()).toEqual(['Is there a pocket?', 'Yes.', 'Behind the cover.']);
});

test('an answer on screen is marked as read; the other side’s reading and typing are shown', async () => {
  const { made } = await show(Page, talk);
  expect(log().getByText(/· read/)).toBeTruthy();
  await arrives('typing', {});
  expect(screen.getByRole('status').textContent).toBe('Somebody is writing an answer…');
  await arrives('message', message(2, 'staff', 'Yes.'));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(made).toMatchObject([{ op: readChat, args: { body: { seq: 2 } } }]);
});

test('who is there is told as it changes, and reading an answer does not change it', async () => {
  await show(Page, { ...talk, staffHere: false });
  expect(log().getByText(/Nobody’s here/)).toBeTruthy();
  await arrives('thread', { state: 'open', visitorRead: 1, staffRead: 1, staffHere: true });
  await arrives('message', message(2, 'staff', 'Yes.'));
  await settle();
  expect(log().getByText(/We’re here/)).toBeTruthy();
});

test('earlier messages come when they are asked for', async () => {
  const latest = { ...talk, messages: [message(9, 'staff', 'nine')], more: true };
  await show(Page, latest, [[getChatHistory, { messages: [message(8, 'visitor', 'eight')], more: false }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await settle();
  expect(said()).toEqual(['eight', 'nine']);
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test('after a login the member’s thread takes the place of the guest’s', async () => {
  let chat = talk;
  const page = await show(Page, () => chat);
  await arrives('message', message(2, 'staff', 'Yes.'), `${id}:2`);
  const other = '6560b0d1a2c4e8f0123456c9';
  chat = { ...talk, thread: { ...talk.thread!, id: other }, messages: [message(7, 'staff', 'seven')] };
  await act(async () => page.api.events.emit('account:user-changed', { userId: 'u1' }));
  await settle();
  expect(said()).toEqual(['seven']);
  expect(FakeEventSource.latest().url).toContain(`after=${other}%3A7`);
});

test('a closed thread says that writing opens it again', async () => {
  await show(Page, { ...talk, thread: { ...talk.thread!, state: 'closed' } });
  expect(screen.getByText('This conversation is closed. Write, and it goes on.')).toBeTruthy();
  expect(field()).toBeTruthy();
});

test('a thread that did not come can be asked for again', async () => {
  const { refetched } = await show(Page, failing(503));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetched).toEqual([getChat.name]);
});

test('the page speaks every language', async () => {
  const heads = [];
  for (const locale of LOCALES) {
    const { unmount } = await show(Page, talk, [], locale);
    heads.push(screen.getByRole('heading', { level: 1 }).textContent);
    unmount();
  }
  expect(new Set(heads).size).toBe(3);
});
