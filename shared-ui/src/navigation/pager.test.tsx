import { MemoryRouter } from '@stezhka/router/testing';
import { render, screen } from '@testing-library/react';
import { Pager, type PagerProps } from './pager.tsx';

const labels = {
  nav: 'Сторінки',
  previous: 'Назад',
  next: 'Далі',
  page: (page: number) => `Сторінка ${page}`,
};
const hrefFor = (page: number) => (page === 1 ? '/news' : `/news?page=${page}`);
const show = (props: Pick<PagerProps, 'page' | 'pages'>) =>
  render(
    <MemoryRouter>
      <Pager {...props} hrefFor={hrefFor} labels={labels} />
    </MemoryRouter>,
  );
const link = (name: string) => screen.getByRole('link', { name });
const numbers = () =>
  screen
    .getAllByRole('link')
    .map((one) => one.textContent)
    .filter(Boolean);

test('each number leads to its page; the current one says so', () => {
  show({ page: 2, pages: 3 });
  expect(link('Сторінка 1').getAttribute('href')).toBe('/news');
  expect(link('Сторінка 3').getAttribute('href')).toBe('/news?page=3');
  expect(link('Сторінка 2').getAttribute('aria-current')).toBe('page');
});

test('the arrows carry rel for search engines', () => {
  show({ page: 2, pages: 3 });
  expect([link('Назад').getAttribute('rel'), link('Назад').getAttribute('href')]).toEqual(['prev', '/news']);
  expect([link('Далі').getAttribute('rel'), link('Далі').getAttribute('href')]).toEqual([
    'next',
    '/news?page=3',
  ]);
});

test('there is no way back from the first page and no way on from the last', () => {
  show({ page: 1, pages: 2 });
  expect(screen.queryByRole('link', { name: 'Назад' })).toBeNull();
  show({ page: 2, pages: 2 });
  expect(screen.getAllByRole('link', { name: 'Далі' })).toHaveLength(1);
});

test('a long list shows its ends and what is near', () => {
  show({ page: 10, pages: 20 });
  expect(numbers()).toEqual(['1', '9', '10', '11', '20']);
});

test('a single page has no pager', () => {
  const { container } = show({ page: 1, pages: 1 });
  expect(container.textContent).toBe('');
});
