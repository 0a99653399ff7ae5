import { LOCALES } from '@stezhka/kit-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Component as Cabinet } from '../cabinet/cabinet.page.tsx';
import { show } from '../testing/show.tsx';

const rail = () => within(screen.getByRole('navigation'));
const current = () =>
  rail()
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent)
    .map((link) => link.textContent);

test.each(LOCALES)('each section is in the rail, in its order and under its name (%s)', async (locale) => {
  show(<Cabinet />, { locale });
  await waitFor(() => expect(document.getElementById('privacy')).not.toBeNull());
  const places = rail().getAllByRole('link').slice(1);
  const heads = screen.getAllByRole('heading', { level: 2 });
  expect(places.map((place) => place.textContent)).toEqual(heads.map((head) => head.textContent));
  const sections = document.querySelectorAll('[id]:is(section, div):not([id^=no-])');
  expect(places.map((place) => place.getAttribute('href')?.split('#')[1])).toEqual(
    [...sections].map(({ id }) => id),
  );
});

test('the section on screen is marked', async () => {
  show(<Cabinet />);
  await screen.findByRole('region', { name: 'Balance' });
  let scrolled = 0;
  for (const [index, id] of ['orders', 'wishlist', 'courses', 'balance'].entries()) {
    document.getElementById(id)!.getBoundingClientRect = () =>
      ({ top: 400 * (index + 1) - scrolled }) as DOMRect;
  }
  for (const id of ['sessions', 'notifications', 'privacy']) {
    document.getElementById(id)!.getBoundingClientRect = () => ({ top: 9000 }) as DOMRect;
  }
  const scroll = (top: number) => {
    scrolled = top;
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  scroll(0);
  expect(current()).toEqual(['Orders']);
  scroll(1400);
  expect(current()).toEqual(['Balance']);
  scroll(600);
  expect(current()).toEqual(['Wishlist']);
});
