import { getContacts, getMenu } from '@stezhka/content-contract';
import { breadcrumbsSet, type RouteHandle } from '@stezhka/shell-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { ErrorView } from '../page/error-view.tsx';
import { NotFound } from '../page/not-found.tsx';
import { PageArea } from '../page/page-area.tsx';
import type { Prepared } from '../page/prepare.ts';
import { routeEntered } from '../state/routing.slice.ts';
import { answering, dead, renderInShell } from '../testing/in-shell.tsx';
import { Frame } from './frame.tsx';

function Broken(): never {
  throw new Error('a remote broke');
}

const base = (path: string) => ({ locale: 'uk' as const, path, location: { pathname: path, search: '' } });
const pageAt = (path: string, handle: RouteHandle = {}, Component = () => <h1>Сторінка</h1>): Prepared => ({
  ...base(path),
  kind: 'page',
  owner: 'mfe-content',
  route: { id: 'page', path, handle, lazy: async () => ({ Component }) },
  Component,
});
const stand = async (page: Prepared, transport = answering()) => {
  const shown = await renderInShell(
    <Frame page={page}>
      <PageArea page={page} />
    </Frame>,
    { path: page.path, transport },
  );
  await screen.findByRole('contentinfo').catch(() => undefined);
  return shown;
};

test('the section of the page is marked in the main navigation', async () => {
  await stand(pageAt('/product/shchodennyky/shchodennyk-vdiachnosti'));
  const marked = [...document.querySelectorAll('header [aria-current=page]')];
  expect(marked.map((link) => link.textContent)).toEqual(['Крамниця']);
});

test('header and footer stand around a remote that threw', async () => {
  const quiet = console.error;
  console.error = () => {};
  await stand(pageAt('/', {}, Broken));
  console.error = quiet;
  expect(screen.getByRole('button', { name: 'Спробувати ще раз' })).not.toBeNull();
  expect(screen.getByRole('banner')).not.toBeNull();
  expect(screen.getByRole('link', { name: /Публічна оферта/ }).getAttribute('target')).toBe('_blank');
});

test('they stand without the content service, and nobody is alarmed', async () => {
  const { store } = await stand(pageAt('/'), answering({ [getMenu.name]: dead, [getContacts.name]: dead }));
  await waitFor(() => expect(store.getState().error.count).toBeGreaterThan(0));
  expect(store.getState().error).toMatchObject({ message: 'Сервіс відпочиває.', quiet: true });
  expect(screen.getByRole('link', { name: 'Крамниця' })).not.toBeNull();
  expect(screen.getByRole('contentinfo').textContent).toContain('© Стежка, 2022. Усі права захищено');
  expect(document.querySelector('[data-toaster]')).toBeNull();
});

test('the footer says something of its own on an offer page', async () => {
  await stand(pageAt('/offer-light'));
  expect(screen.getByRole('contentinfo').textContent).toContain('Планер на два місяці');
});

test('a mini header has phone, cart and a way to buy; in the cart two controls instead', async () => {
  const { unmount } = await stand(pageAt('/offer', { header: 'mini' }));
  expect((await screen.findByRole('link', { name: 'Купити' })).getAttribute('href')).toBe('#buy');
  expect(screen.getByRole('link', { name: 'Зателефонувати: +380 44 000 00 00' }).getAttribute('href')).toBe(
    'tel:+380440000000',
  );
  expect(screen.getByRole('link', { name: 'Кошик' }).getAttribute('href')).toBe('/cart');
  expect(screen.queryByRole('navigation', { name: 'Головні розділи' })).toBeNull();
  unmount();
  await stand(pageAt('/cart', { header: 'mini' }));
  expect(await screen.findByRole('button', { name: 'Меню' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Мова: Українська, УКР' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Купити' })).toBeNull();
});

test('admin pages bring their own frame', async () => {
  await stand(pageAt('/admin', { layout: 'admin' }));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('breadcrumbs of a page leave with it', async () => {
  const { store } = await stand(pageAt('/offer'));
  act(() => void store.dispatch(breadcrumbsSet([{ text: 'Головна', href: '/' }, { text: 'Марафон' }])));
  expect((await screen.findByText('Марафон')).getAttribute('aria-current')).toBe('page');
  act(() => void store.dispatch(routeEntered({ name: 'offer-light', flags: ['reset-breadcrumbs'] })));
  expect(screen.queryByText('Марафон')).toBeNull();
});

test('an unknown path says so in words and offers two ways out', async () => {
  await stand({ ...base('/nowhere'), kind: 'not-found', Component: NotFound });
  expect(screen.getByText('Ой… помилка 404')).not.toBeNull();
  expect(screen.getByText('такої сторінки немає')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'На головну' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Пошукати' })).not.toBeNull();
});

test('any other error shows its code, its standard message and the words of the reply', async () => {
  const error = { status: 503, code: 'unavailable', message: 'Каталог відпочиває.', requestId: '7f3a-19c2' };
  await stand({ ...base('/catalog'), kind: 'unavailable', error, View: ErrorView });
  expect(screen.getByText('Помилка 503')).not.toBeNull();
  expect(screen.getByText('Каталог відпочиває.')).not.toBeNull();
  expect(screen.getByText(/503 Service Unavailable/).textContent).toContain('запит 7f3a-19c2');
});

test('an error without a status is a 500', async () => {
  await stand({ ...base('/catalog'), kind: 'unavailable', View: ErrorView });
  expect(screen.getByText(/500 Internal Server Error/)).not.toBeNull();
});
