import { pagerItems } from './pager.tsx';

const wide = (page: number, pages: number) =>
  pagerItems(page, pages)
    .filter((item) => item.only !== 'narrow')
    .map((item) => (item.kind === 'gap' ? '…' : item.page))
    .join(' ');
const narrow = (page: number, pages: number) =>
  pagerItems(page, pages)
    .filter((item) => item.only !== 'wide')
    .map((item) => (item.kind === 'gap' ? '…' : item.page))
    .join(' ');

test.each([
  [1, 5, '1 2 3 4 5', '1 2 3 4 5'],
  [1, 9, '1 2 … 9', '1 … 9'],
  [2, 9, '1 2 3 … 9', '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9', '1 … 3 … 9'],
  [5, 9, '1 … 4 5 6 … 9', '1 … 5 … 9'],
  [8, 9, '1 … 7 8 9', '1 … 8 9'],
  [9, 9, '1 … 8 9', '1 … 9'],
])('page %i of %i', (page, pages, onDesktop, onPhone) => {
  expect(wide(page, pages)).toBe(onDesktop);
  expect(narrow(page, pages)).toBe(onPhone);
});
