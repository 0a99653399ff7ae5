import { render, screen } from '@testing-library/react';
import { Boundary } from './error-boundary.tsx';

globalThis.reportError ??= () => {};

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('a remote broke');
  return <h1>Сторінка</h1>;
}
const around = (broken: boolean, resetOn: number) => (
  <Boundary resetOn={resetOn} fallback={<p>Запасне</p>}>
    <Page broken={broken} />
  </Boundary>
);

test('a broken part is rendered again once there is something new to show', () => {
  const quiet = console.error;
  console.error = () => {};
  const { rerender } = render(around(true, 1));
  console.error = quiet;
  rerender(around(false, 1));
  expect(screen.getByText('Запасне')).not.toBeNull();
  rerender(around(false, 2));
  expect(screen.getByRole('heading').textContent).toBe('Сторінка');
});
