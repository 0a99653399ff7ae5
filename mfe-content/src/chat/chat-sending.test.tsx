import { jest } from '@jest/globals';
import { type ChatReply, sendChatMessage, typeInChat } from '@stezhka/content-contract';
import { failing, settle, type TestReply } from '@stezhka/shell/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accepts, field, id, said, show, talk } from '../testing/chat.tsx';
import { Component as Page } from './chat.page.tsx';

test('a message that fails stays with its text, and goes again under the same id', async () => {
  let refuses = true;
  const { made } = await show(Page, talk, [
    [
      sendChatMessage,
      (args: never) => (refuses ? failing(429) : (accepts as (args: never) => unknown)(args)),
    ],
  ]);
  await userEvent.type(field(), 'Hello?{Enter}');
  await settle();
  expect(screen.getByText(/Not sent/)).toBeTruthy();
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  const ids = made.flatMap(({ op, args }) =>
    op.name === sendChatMessage.name ? [(args.body as { id: string }).id] : [],
  );
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  expect(screen.queryByText(/Not sent/)).toBeNull();
  expect(said()).toEqual(['Is there a pocket?', 'Hello?']);
});

test('what was typed, and what was not sent, outlives the page', async () => {
  const first = await show(Page, talk, [[sendChatMessage, failing(429)]]);
  await userEvent.type(field(), 'Lost?{Enter}');
  await settle();
  await userEvent.type(field(), 'half a sen');
  first.unmount();
  await show(Page, talk);
  expect(field().value).toBe('half a sen');
  expect(screen.getByText('Lost?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('what was kept waits for the thread it belongs to', async () => {
  const kept = { text: 'half a sen', unsent: [] };
  sessionStorage.setItem('stezhka-kept:chat', JSON.stringify({ owner: id, value: kept }));
  const { promise, resolve } = Promise.withResolvers<ChatReply>();
  await show(Page, () => promise);
  expect(field().value).toBe('');
  resolve(talk);
  await settle();
  expect(field().value).toBe('half a sen');
});

test('a message that was on its way when the page went is sent again under its id', async () => {
  const unsent = [{ id: 'message-on-its-way', text: 'Hello?', error: '' }];
  sessionStorage.setItem('stezhka-kept:chat', JSON.stringify({ owner: id, value: { text: '', unsent } }));
  const { made } = await show(Page, talk, [[sendChatMessage, accepts]]);
  await settle();
  expect(made).toMatchObject([
    { op: sendChatMessage, args: { body: { id: 'message-on-its-way', text: 'Hello?' } } },
  ]);
  expect(said()).toEqual(['Is there a pocket?', 'Hello?']);
  expect(sessionStorage.length).toBe(0);
});

test('Shift and Enter begin a line, blanks alone are not sent, typing is told now and then', async () => {
  const { made } = await show(Page, talk, [[sendChatMessage, accepts]]);
  await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field().value).toBe('one\ntwo');
  expect(made.map(({ op }) => op)).toEqual([typeInChat]);
  await userEvent.clear(field());
  await userEvent.type(field(), '   {Enter}');
  expect(made).toHaveLength(1);
});

describe('a message that no service takes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const write = (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: 'Enter' });
  };
  /** Answers after so many failures. */
  const away = (failures: number): TestReply => {
    let left = failures;
    return (args: never) => (left-- > 0 ? failing(503) : (accepts as (args: never) => unknown)(args));
  };
  const sent = (made: Awaited<ReturnType<typeof show>>['made']) =>
    made.flatMap(({ op, args }) =>
      op.name === sendChatMessage.name ? [(args.body as { text: string }).text] : [],
    );

  test('goes again by itself, and the next one waits for it', async () => {
    const { made } = await show(Page, talk, [[sendChatMessage, away(2)]]);
    write('one');
    write('two');
    await act(async () => jest.advanceTimersByTimeAsync(500));
    expect(sent(made)).toEqual(['one', 'one']);
    expect(screen.getAllByText('Sending…')).toHaveLength(2);
    await act(async () => jest.advanceTimersByTimeAsync(2_000));
    expect(sent(made)).toEqual(['one', 'one', 'one', 'two']);
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });

  test('is given up after some seconds, with its text', async () => {
    const { made } = await show(Page, talk, [[sendChatMessage, failing(503)]]);
    write('one');
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    expect(sent(made)).toHaveLength(4);
    expect(screen.getByText(/Not sent/)).toBeTruthy();
  });
});
