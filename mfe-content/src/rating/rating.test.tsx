import { join } from 'node:path';
import { decrementPostRating, hasRatedPost, incrementPostRating } from '@stezhka/content-contract';
import { IntlProvider } from '@stezhka/intl';
import { MemoryRouter } from '@stezhka/router/testing';
import { failing, openShell, type PageOptions, readTexts, renderPage } from '@stezhka/shell/testing';
import { Provider } from '@stezhka/store';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Rating } from './rating.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const id = '6560b0d1a2c4e8f012345678';
const show = (more: Partial<PageOptions> = {}) =>
  renderPage(<Rating of="post" id={id} rating={8} label="Was this helpful?" />, {
    texts,
    locale: 'en',
    ...more,
  });
const up = () => screen.getByRole('button', { name: 'Helpful' });
const down = () => screen.getByRole('button', { name: 'Not helpful' });
const sum = () => screen.getByRole('status').textContent;

test('the sum is the document’s until the visitor’s own answer is known', () => {
  show({ replies: [[hasRatedPost, () => new Promise(() => {})]] });
  expect(sum()).toBe('8');
  expect(up().getAttribute('aria-pressed')).toBe('false');
});

test('a press votes, and the pressed button is the vote', async () => {
  let held = { rating: 8, vote: null as string | null };
  const { made } = show({
    replies: [
      [hasRatedPost, () => held],
      [
        incrementPostRating,
        () => {
          held = { rating: 9, vote: 'up' };
          return held;
        },
      ],
    ],
  });
  await act(async () => void fireEvent.click(up()));
  await waitFor(() => expect(sum()).toBe('9'));
  expect(up().getAttribute('aria-pressed')).toBe('true');
  expect(down().getAttribute('aria-pressed')).toBe('false');
  expect(made.map(({ op, args }) => [op.name, args])).toEqual([
    [incrementPostRating.name, { params: { id } }],
  ]);
});

test('presses while a vote is on its way send nothing', async () => {
  const { made } = show({
    replies: [
      [hasRatedPost, { rating: 8, vote: null }],
      [decrementPostRating, () => new Promise(() => {})],
    ],
  });
  await act(async () => void fireEvent.click(down()));
  await act(async () => void fireEvent.click(down()));
  await act(async () => void fireEvent.click(up()));
  expect(made).toHaveLength(1);
});

test('a vote that fails leaves the sum as it was', async () => {
  show({
    replies: [
      [hasRatedPost, { rating: 8, vote: null }],
      [incrementPostRating, failing(503)],
    ],
  });
  await act(async () => void fireEvent.click(up()));
  expect(sum()).toBe('8');
  expect(up().getAttribute('aria-pressed')).toBe('false');
});

test('the document’s buttons are not to be pressed until scripts answer', () => {
  const { store } = openShell({ locale: 'en' });
  document.body.innerHTML = renderToString(
    <Provider store={store}>
      <MemoryRouter basename="/en" initialEntries={['/en/post/x']}>
        <IntlProvider locale="en" messages={texts.en as never}>
          <Rating of="post" id={id} rating={8} label="Was this helpful?" />
        </IntlProvider>
      </MemoryRouter>
    </Provider>,
  );
  const disabled = () => [up(), down()].map((one) => one.getAttribute('aria-disabled'));
  expect(disabled()).toEqual(['true', 'true']);
  document.body.innerHTML = '';
  show();
  expect(disabled()).toEqual(['false', 'false']);
});
