import { MemoryRouter } from '@stezhka/router/testing';
import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('the last crumb is plain text, the earlier ones are links', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs
        label="Ви тут"
        items={[
          { text: 'Головна', href: '/' },
          { text: 'Крамниця', href: '/catalog' },
          { text: 'Щоденник', href: '/product/x' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['Головна', 'Крамниця']);
  expect(screen.getByText('Щоденник').getAttribute('aria-current')).toBe('page');
});
