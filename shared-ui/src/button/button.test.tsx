import { jest } from '@jest/globals';
import { MemoryRouter } from '@stezhka/router/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShoppingBag } from 'lucide-react';
import { Button } from './button.tsx';
import { FloatingButton } from './floating-button.tsx';

test('while it loads it says so, keeps its label and ignores clicks', async () => {
  const onClick = jest.fn();
  render(
    <Button loading onClick={onClick}>
      Зберегти
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Зберегти' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.setup().click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a loading submit button does not send its form again', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Надіслати
      </Button>
    </form>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('with an address it is a link: inside through the router, outside as it is', () => {
  render(
    <MemoryRouter basename="/en" initialEntries={['/en']}>
      <Button href="/cart">Cart</Button>
      <Button href="https://example.org">Elsewhere</Button>
      <Button href="#buy">Down</Button>
      <Button href="/files/content/1/offer.pdf">File</Button>
    </MemoryRouter>,
  );
  const hrefs = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(hrefs).toEqual(['/en/cart', 'https://example.org', '#buy', '/files/content/1/offer.pdf']);
});

test.each([
  [0, ''],
  [1, '1'],
  [100, '99+'],
])('a floating button with the count %i shows %j beside its name', (count, shown) => {
  render(<FloatingButton icon={ShoppingBag} label="Кошик" count={count} variant="primary" />);
  expect(screen.getByRole('button', { name: 'Кошик' }).textContent).toBe(shown);
});
