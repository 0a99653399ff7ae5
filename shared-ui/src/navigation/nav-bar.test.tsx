import { jest } from '@jest/globals';
import { MemoryRouter } from '@stezhka/router/testing';
import { render, screen } from '@testing-library/react';
import { NavBar } from './nav-bar.tsx';

afterEach(() => jest.restoreAllMocks());

const items = [
  { href: '/catalog', title: 'Усе' },
  { href: '/catalog/shchodennyky', title: 'Щоденники', theme: 'dawn' as const },
  { href: '/catalog/karty', title: 'Карти' },
];
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavBar label="Розділи" items={items} />
    </MemoryRouter>,
  );
const marked = () => [...document.querySelectorAll('[aria-current=page]')].map((link) => link.textContent);

test.each([
  ['/catalog', 'Усе'],
  ['/catalog/shchodennyky', 'Щоденники'],
  ['/catalog/shchodennyky/vdiachnist', 'Щоденники'],
  ['/catalog/shchodennyky-inshi', 'Усе'],
])('on %s the link marked is %s', (path, title) => {
  show(path);
  expect(marked()).toEqual([title]);
});

test('elsewhere none is', () => {
  show('/news');
  expect(marked()).toEqual([]);
});

test('an item may have a theme of its own', () => {
  show('/catalog');
  expect(screen.getByRole('link', { name: 'Щоденники' }).style.background).toBe('var(--dawn)');
});

test('on a phone the marked link stands in the middle of the bar', () => {
  const rect = ({ left, width }: { left: number; width: number }) => ({ left, width }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rect(this.tagName === 'NAV' ? { left: 0, width: 360 } : { left: 500, width: 100 });
  });
  show('/catalog/karty');
  expect(screen.getByRole('navigation').scrollLeft).toBe(370);
});
