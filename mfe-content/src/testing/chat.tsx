import { join } from 'node:path';
import { jest } from '@jest/globals';
import { type ChatMessage, type ChatReply, getChat } from '@stezhka/content-contract';
import type { Locale } from '@stezhka/kit-contract';
import { type PageOptions, readTexts, renderPage, settle, type TestReply } from '@stezhka/shell/testing';
import { act, screen, within } from '@testing-library/react';
import '@stezhka/shared-ui/modal-window';
import type { Component as Page } from '../chat/chat.page.tsx';
import { FakeEventSource } from './event-source.ts';

const chatFolder = join(import.meta.dirname, '../chat');
const texts = readTexts(join(chatFolder, '../texts'), join(chatFolder, 'texts'));
export const id = '6560b0d1a2c4e8f0123456c1';
const at = '2026-11-20T09:12:00.000Z';
export const message = (seq: number, from: ChatMessage['from'], text: string): ChatMessage => ({
  id: `message-number-${seq}`,
  seq,
  from,
  text,
  at,
});
export const nothing: ChatReply = { thread: null, messages: [], more: false, unread: 0, staffHere: false };
export const talk: ChatReply = {
  thread: { id, state: 'open', visitorRead: 1, staffRead: 1 },
  messages: [message(1, 'visitor', 'Is there a pocket?')],
  more: false,
  unread: 0,
  staffHere: true,
};

/** What the browser is in a test. */
export const browser = { wide: true, cookie: '' };
beforeEach(() => {
  Object.assign(browser, { wide: true, cookie: 'visitor=1' });
  sessionStorage.clear();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => browser.cookie);
  FakeEventSource.install();
  window.matchMedia = (() => ({
    matches: browser.wide,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
});
afterEach(() => FakeEventSource.remove());

type Replies = NonNullable<PageOptions['replies']>;
export async function show(
  Shown: typeof Page,
  chat: TestReply,
  replies: Replies = [],
  locale: Locale = 'en',
) {
  const page = renderPage(Shown, {
    texts,
    locale,
    path: '/chat',
    replies: [[getChat, chat], ...replies],
  });
  await settle();
  return page;
}
export const log = () => within(screen.getByRole('log'));
export const said = () =>
  log()
    .queryAllByText(/./, { selector: 'li > p:first-of-type' })
    .map((one) => one.textContent);
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
export const arrives = (name: string, data: unknown, lastEventId = '') =>
  act(async () => FakeEventSource.latest().emit(name, data, lastEventId));
/** Answers a send with the next message. */
export const accepts: TestReply = ({ body }: { body: { id: string; text: string } }) => ({
  thread: talk.thread,
  message: { ...message(2, 'visitor', body.text), id: body.id },
});
