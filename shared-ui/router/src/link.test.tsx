import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Router, useLocation, useSearchParams } from './index.ts';

const push = jest.fn();
const replace = jest.fn();
beforeEach(() => {
  push.mockClear();
  replace.mockClear();
});

const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : (to as { pathname: string }).pathname),
  push,
  replace,
  go() {},
};
const inRouter = (children: React.ReactNode) => (
  <Router basename="/en" location="/en/news?page=2&category=calm" navigator={navigator as never}>
    {children}
  </Router>
);

test('a click opens the page in place, in the language of the page', () => {
  render(
    inRouter(
      <Link to="/catalog" preventScrollReset>
        Shop
      </Link>,
    ),
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/en/catalog');
  expect(fireEvent.click(link)).toBe(false);
  expect(push).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: '/en/catalog' }),
    undefined,
    expect.objectContaining({ preventScrollReset: true }),
  );
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the browser keeps its own clicks: %p',
  (init) => {
    render(inRouter(<Link to="/catalog">Shop</Link>));
    expect(fireEvent.click(screen.getByRole('link'), init)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test('a page may refuse the click itself', () => {
  render(
    inRouter(
      <Link to="/catalog" onClick={(event) => event.preventDefault()}>
        Shop
      </Link>,
    ),
  );
  fireEvent.click(screen.getByRole('link'));
  expect(push).not.toHaveBeenCalled();
});

function Pages() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const next = () =>
    setParams(
      (now) => {
        now.set('page', '3');
        return now;
      },
      { replace: true },
    );
  return (
    <button type="button" onClick={next}>
      {pathname} {params.get('page')}
    </button>
  );
}

test('changing the query keeps the path and what else the query says', () => {
  render(inRouter(<Pages />));
  expect(screen.getByRole('button').textContent).toBe('/news 2');
  fireEvent.click(screen.getByRole('button'));
  expect(replace.mock.calls[0]?.[0]).toMatchObject({
    pathname: '/en/news',
    search: '?page=3&category=calm',
  });
});
