import { getUser } from '@stezhka/account-contract';
import { getContacts, getMenu } from '@stezhka/content-contract';
import type { RouteHandle } from '@stezhka/shell-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { NotFound } from '../page/not-found.tsx';
import { PageArea } from '../page/page-area.tsx';
import type { Prepared } from '../page/prepare.ts';
import { writeCookie } from '../state/cookies.ts';
import { answering, dead, renderInShell, type ShellStand, sofiia } from '../testing/in-shell.tsx';
import { Frame } from './frame.tsx';

function Broken(): never {
  throw new Error('a remote broke');
}

const base = (path: string) => ({ locale: 'uk' as const, path, location: { pathname: path, search: '' } });
const pageAt = (path: string, handle: RouteHandle = {}, Component = () => <h1>Сторінка</h1>): Prepared => ({
  ...base(path),
  kind: 'page',
  params: {},
  owner: 'mfe-content',
  route: { id: 'page', path, handle, lazy: async () => ({ Component }) },
  Component,
});
const stand = async (page: Prepared, transport = answering(), offer: ShellStand['offer'] = {}) => {
  const shown = await renderInShell(
    <Frame page={page}>
      <PageArea page={page} />
    </Frame>,
    { path: page.path, transport, offer },
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
  expect(await screen.findByText('Помилка 500')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Спробувати ще раз' })).not.toBeNull();
  expect(screen.getByRole('banner')).not.toBeNull();
  expect(screen.getByRole('link', { name: /Публічна оферта/ }).getAttribute('target')).toBe('_blank');
});

test('header and footer work without the content service and show no error', async () => {
  const { store } = await stand(pageAt('/'), answering({ [getMenu.name]: dead, [getContacts.name]: dead }));
  await waitFor(() => expect(store.getState().error.count).toBeGreaterThan(0));
  expect(store.getState().error).toMatchObject({ message: 'Сервіс відпочиває.', quiet: true });
  expect(screen.getByRole('link', { name: 'Крамниця' })).not.toBeNull();
  expect(screen.getByRole('contentinfo').textContent).toContain('© Стежка, 2022. Усі права захищено');
  expect(document.querySelector('[data-toaster]')).toBeNull();
});

test('the footer says something of its own on an offer page', async () => {
  await stand(pageAt('/offer-light'));
  expect(screen.getByRole('contentinfo').textContent).toContain('Планер на\u00a0місяць');
});

test('a mini header has phone, cart and a way to buy; in the cart two controls instead', async () => {
  const { unmount } = await stand(pageAt('/offer', { header: 'mini' }));
  expect((await screen.findByRole('link', { name: 'Купити' })).getAttribute('href')).toBe('#buy');
  expect(
    (await screen.findByRole('link', { name: 'Зателефонувати: +380 44 000 00 00' })).getAttribute('href'),
  ).toBe('tel:+380440000000');
  expect(screen.getByRole('link', { name: 'Кошик' }).getAttribute('href')).toBe('/cart');
  expect(screen.queryByRole('navigation', { name: 'Головні розділи' })).toBeNull();
  unmount();
  await stand(pageAt('/cart', { header: 'mini' }));
  expect(await screen.findByRole('button', { name: 'Меню' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'До крамниці' }).getAttribute('href')).toBe('/catalog');
  expect(screen.queryByRole('link', { name: 'Купити' })).toBeNull();
});

test('a product header sells its product, whatever the address is called', async () => {
  await stand(pageAt('/diary-offer/cart-of-feelings', { header: 'product-mini' }));
  expect(await screen.findByRole('link', { name: 'Купити' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Меню' })).toBeNull();
});

test('after the order Buy leads back to the offer, which has the anchor', async () => {
  await stand(pageAt('/offer/thanks', { header: 'mini' }));
  expect((await screen.findByRole('link', { name: 'Купити' })).getAttribute('href')).toBe('/offer#buy');
});

test('a member finds their own places in the header, those that exist', async () => {
  writeCookie('visitor', '1');
  const offer = { paths: ['/diary', '/diary/settings', '/profile'] };
  const { unmount } = await stand(pageAt('/'), answering({ [getUser.name]: { data: sofiia } }), offer);
  const header = within(screen.getByRole('banner'));
  expect((await header.findByRole('link', { name: 'Налаштування' })).getAttribute('href')).toBe(
    '/diary/settings',
  );
  expect(header.getByRole('link', { name: 'Мій щоденник' }).getAttribute('href')).toBe('/diary');
  expect(header.queryByRole('link', { name: 'Мої курси' })).toBeNull();
  unmount();
  writeCookie('visitor', null);
  await stand(pageAt('/'), answering(), offer);
  expect(screen.queryByRole('link', { name: 'Налаштування' })).toBeNull();
});

test('an unknown path says so in words and offers two ways out', async () => {
  await stand({ ...base('/nowhere'), kind: 'not-found', Component: NotFound });
  expect(screen.getByText('Ой… помилка 404')).not.toBeNull();
  expect(screen.getByText('Такої сторінки немає: /nowhere')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'На головну' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Пошукати' })).not.toBeNull();
});

test('the frame offers only what some release has', async () => {
  const page = pageAt('/news');
  const { unmount } = await stand(page, answering(), { paths: ['/news', '/news/*', '/'], slots: [] });
  const header = within(screen.getByRole('banner'));
  const footer = within(screen.getByRole('contentinfo'));
  expect(hrefs(header.getAllByRole('link'))).toEqual(['/', '/news']);
  expect(screen.queryByRole('button', { name: 'Пошук' })).toBeNull();
  await footer.findByText('+380 44 000 00 00');
  expect(footer.queryByText('Листи від нас')).toBeNull();
  expect(hrefs(footer.getAllByRole('link')).filter((href) => href.startsWith('/'))).toEqual([
    '/',
    '/ru/news',
    '/en/news',
  ]);
  unmount();
  await stand(page);
  expect(screen.getByRole('button', { name: 'Пошук' })).not.toBeNull();
  expect(screen.getByText('Листи від нас')).not.toBeNull();
});

test('a 404 offers no search where there is none', async () => {
  const lost: Prepared = { ...base('/nowhere'), kind: 'not-found', Component: NotFound };
  await stand(lost, answering(), { slots: [] });
  expect(screen.queryByRole('button', { name: 'Пошукати' })).toBeNull();
});

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href')!);
