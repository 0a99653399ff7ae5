import { jest } from '@jest/globals';
import type { PageData } from '@stezhka/shell-composition/document';
import type { CallResult } from '../api/transport.ts';
import { makeStore } from '../state/store.ts';
import { documentPage } from './document-page.ts';

const stand = (data: Partial<PageData>) => {
  const transport = jest.fn(async (): Promise<CallResult> => ({ data: null }));
  const location = { pathname: '/en/post/gone', search: '?page=2' };
  const whole = { locale: 'en', demo: false, releases: { remotes: {} }, ...data } as PageData;
  return { transport, page: documentPage(whole, makeStore(transport), location) };
};

test('a page that was not found is told by the document, and nothing is asked again', async () => {
  const seo = { status: 410, title: 'Gone' } as PageData['seo'];
  const { page, transport } = stand({ outcome: 'not-found', ...(seo && { seo }) });
  expect(await page).toMatchObject({ kind: 'not-found', locale: 'en', path: '/post/gone', seo });
  expect(transport).not.toHaveBeenCalled();
});

test('an unavailable page keeps what was said of it', async () => {
  const error = { status: 500, code: 'internal', message: 'Oh', requestId: '7f3a' };
  const { page, transport } = stand({ outcome: 'unavailable', error });
  expect(await page).toMatchObject({ kind: 'unavailable', error, View: expect.any(Function) });
  expect(transport).not.toHaveBeenCalled();
});

test('an area the server could not fill waits for the browser', async () => {
  expect(await stand({ outcome: 'none' }).page).toMatchObject({ kind: 'none', path: '/post/gone' });
});
