import { jest } from '@jest/globals';
import type { CallError } from '@stezhka/shell-contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/in-shell.tsx';
import type { Navigation } from './navigation.ts';
import { NavigationContext, PageArea } from './page-area.tsx';
import { type Outcome, withView } from './prepare.ts';

const CALM = 'Ця частина сайту зараз відпочиває';

async function stand(error?: Partial<CallError>) {
  const refresh = jest.fn(async () => {});
  const page = await withView({
    kind: 'unavailable',
    locale: 'uk',
    path: '/catalog',
    location: { pathname: '/catalog', search: '' },
    ...(error && { error: { code: 'unavailable', message: '', status: 0, ...error } }),
  } satisfies Outcome);
  await renderInShell(
    <NavigationContext value={{ refresh } as unknown as Navigation}>
      <PageArea page={page} />
    </NavigationContext>,
  );
  return refresh;
}

test.each([undefined, 0, 408, 502, 503, 504])('an area that is away (%s) says so calmly', async (status) => {
  const refresh = await stand(status === undefined ? undefined : { status });
  expect(screen.getByText(CALM)).not.toBeNull();
  expect(screen.queryByText(/Помилка/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('an area that is away retries automatically', async () => {
  jest.useFakeTimers();
  const refresh = await stand();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a reply that failed shows its code, its standard message and its own words', async () => {
  await stand({ status: 500, code: 'internal', message: 'Каталог спіткнувся.', requestId: '7f3a-19c2' });
  expect(screen.getByText('Помилка 500')).not.toBeNull();
  expect(screen.getByText('Каталог спіткнувся.')).not.toBeNull();
  expect(screen.getByText(/500 Internal Server Error/).textContent).toContain('запит 7f3a-19c2');
  expect(screen.queryByText(CALM)).toBeNull();
});

test('a page keeps what is typed in it in another language, and begins anew under another path', async () => {
  const Component = () => <input aria-label="name" />;
  const page = (pathname: string, path: string, locale: 'uk' | 'en') =>
    ({ kind: 'page', Component, params: {}, locale, path, location: { pathname, search: '' } }) as never;
  const shown = await renderInShell(<PageArea page={page('/register', '/register', 'uk')} />);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'name' });
  await userEvent.type(field(), 'Софія');
  shown.show(<PageArea page={page('/en/register', '/register', 'en')} />);
  expect(field().value).toBe('Софія');
  shown.show(<PageArea page={page('/en/login', '/login', 'en')} />);
  expect(field().value).toBe('');
});
