import { join } from 'node:path';
import { getAuthor, getEvent, getPreview, getStaticPage, type PreviewReply } from '@stezhka/content-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { failing, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { screen } from '@testing-library/react';
import { Component } from './preview.page.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const { until } = exampleOf(getPreview).reply;
const show = (reply: unknown = exampleOf(getPreview).reply, more: Partial<PageOptions> = {}) =>
  renderPage(Component, {
    texts,
    locale: 'en',
    path: '/preview/abc',
    route: '/preview/:token',
    replies: [[getPreview, reply]],
    ...more,
  });

const KINDS: [string, PreviewReply, string][] = [
  ['event', { kind: 'event', until, event: exampleOf(getEvent).reply.event }, 'Вечір листів'],
  ['author', { kind: 'author', until, author: exampleOf(getAuthor).reply.author }, 'Олена Гайова'],
  ['page', { kind: 'page', until, page: exampleOf(getStaticPage).reply.page }, 'Про нас'],
];
test.each(KINDS)('an %s stands as its readers will see it', (_, reply, title) => {
  show(reply);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('Only those who have this link see this page.');
});

test('a post is neither rated nor shared before it is out', () => {
  const { made } = show();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Was this helpful?' })).toBeNull();
  expect(made).toEqual([]);
});

test.each(LOCALES)('the line above says until when the link works, in %s', (locale) => {
  show(undefined, { locale });
  const { textContent } = screen.getByRole('note');
  expect(textContent).toContain(texts[locale]['content.preview.title']);
  // Ten o’clock in UTC is noon in Kyiv.
  expect(textContent).toMatch(/27.*2026.*12:00/);
});

test('a link that has ended shows nothing of the entry', () => {
  const { container } = show(failing(404, 'not_found'));
  expect(container.innerHTML).toBe('');
});
