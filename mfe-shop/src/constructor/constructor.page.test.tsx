import { join } from 'node:path';
import { type CallArgs, LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { useLocation, useNavigate } from '@stezhka/router';
import { failing, type PageOptions, readTexts } from '@stezhka/shell/testing';
import {
  addProduct,
  type Choices,
  COVERS,
  constructedImage,
  FIRST_CHOICES,
  getConstructed,
  getConstructor,
  PAPERS,
} from '@stezhka/shop-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { Component } from './constructor.page.tsx';
import { choicesIn, choicesQuery } from './constructor.queries.ts';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const price = exampleOf(getConstructor).reply.priceData;
const offered = {
  ...exampleOf(getConstructor).reply,
  covers: COVERS.map((value) => ({ value, label: `cover ${value}`, extra: 0 })),
  papers: PAPERS.map((value) => ({ value, label: `paper ${value}`, extra: value === 'kraft' ? 60 : 0 })),
};
/** As the server: kraft costs 60 more, words 120; '<' cannot be pressed. */
const build = ({ query }: CallArgs) => {
  const choices = query as unknown as Choices;
  if (choices.engraving.includes('<')) return failing(400, 'bad_request');
  const more = (choices.paper === 'kraft' ? 60 : 0) + (choices.engraving ? 120 : 0);
  return { priceData: { ...price, price: 850 + more }, picture: constructedImage(choices) };
};

// The test environment's FormData is Node's, which cannot read a form; React makes one that is never read.
beforeAll(() => void Object.assign(globalThis, { FormData: class {} }));

let go: (delta: number) => void;
function Page() {
  const { search } = useLocation();
  go = useNavigate();
  return (
    <>
      <Component />
      <output>{decodeURIComponent(search)}</output>
    </>
  );
}
const show = (query = '', more: Partial<PageOptions> = {}) =>
  renderPage(Page, {
    texts,
    locale: 'en',
    path: `/constructor${query}`,
    route: '/constructor',
    replies: [
      [getConstructor, offered],
      [getConstructed, build],
    ],
    ...more,
  });
const address = () => document.querySelector('output')!.textContent;
const picture = () => document.querySelector('main img, img')!;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words on the cover' });

test('each choice goes into the address, the picture and the price follow', async () => {
  show();
  expect(screen.getByText(/^850/)).toBeTruthy();
  await choose('cover plum');
  expect(address()).toBe('?cover=plum');
  await choose('paper kraft');
  expect(address()).toBe('?cover=plum&paper=kraft');
  expect(picture().getAttribute('src')).toContain('cover=plum&inner=lines&paper=kraft');
  expect(picture().getAttribute('alt')).toBe(
    'The diary you have put together: cover plum, У лінію, paper kraft',
  );
  expect(screen.getByText(/^910/)).toBeTruthy();
});

test('back takes the last choice back, the words too', async () => {
  show('?cover=rose');
  await userEvent.type(field(), 'Sofiia');
  await waitFor(() => expect(address()).toBe('?cover=rose&engraving=Sofiia'));
  await choose('cover plum');
  expect(address()).toBe('?cover=plum&engraving=Sofiia');
  await userEvent.clear(field());
  await waitFor(() => expect(address()).toBe('?cover=plum'));
  act(() => go(-1));
  await waitFor(() => expect(address()).toBe('?cover=rose&engraving=Sofiia'));
  expect(field().value).toBe('Sofiia');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'cover rose' }).checked).toBe(true);
});

test('Enter in the words draws them at once and puts nothing into the cart', async () => {
  const { made } = show();
  await userEvent.type(field(), 'Олена{Enter}');
  expect(address()).toBe('?engraving=Олена');
  expect(made).toEqual([]);
});

test('the composed diary goes into the cart, with the engraving as it stands in the field', async () => {
  const { made, emitted } = show('?cover=plum&paper=kraft');
  fireEvent.change(field(), { target: { value: ' Sofiia ' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(made).toEqual([
    {
      op: addProduct,
      args: {
        params: { id: offered.productId },
        query: { quantity: 1, cover: 'plum', inner: 'lines', paper: 'kraft', engraving: 'Sofiia' },
      },
    },
  ]);
  await waitFor(() => expect(emitted).toContainEqual(['shell:open-cart', {}]));
});

test('words that cannot be pressed are told of; the rest is still shown and priced', async () => {
  show('?paper=kraft&engraving=%3Cb%3E');
  expect(screen.getByText(/We can’t emboss those characters/)).toBeTruthy();
  expect(picture().getAttribute('src')).toContain('paper=kraft&engraving=');
  expect(picture().getAttribute('src')).not.toContain('%3C');
  expect(screen.getByText(/^910/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(true);
  fireEvent.change(field(), { target: { value: 'b' } });
  await waitFor(() => expect(screen.queryByText(/We can’t emboss/)).toBeNull());
  expect(address()).toBe('?paper=kraft&engraving=b');
});

test('without an answer no price is claimed, and it can be asked for again', async () => {
  const { refetched } = show('?paper=kraft', {
    replies: [
      [getConstructor, offered],
      [getConstructed, failing(503)],
    ],
  });
  expect(screen.queryByText(/850|910/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetched).toHaveLength(1);
});

test('while the price is missing a sentence says so and nothing goes into the cart; the last picture is called the last', async () => {
  const answer = (args: CallArgs) =>
    (args.query as unknown as Choices).cover === 'plum' ? failing(503) : build(args);
  const { made } = show('', {
    replies: [
      [getConstructor, offered],
      [getConstructed, answer],
    ],
  });
  const before = picture().getAttribute('src');
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  expect(add().disabled).toBe(false);
  await choose('cover plum');
  expect(screen.getByRole('alert').textContent).toMatch(/couldn’t work out the price/);
  expect(add().disabled).toBe(true);
  expect(made).toEqual([]);
  expect(picture().getAttribute('src')).toBe(before);
  expect(picture().getAttribute('alt')).not.toContain('plum');
  expect(screen.getByText(/before your last choice/)).toBeTruthy();
  await choose('cover rose');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/before your last choice/)).toBeNull();
  expect(add().disabled).toBe(false);
});

test('none left: nothing can be put into the cart', () => {
  show('', { replies: [[getConstructor, { ...offered, inStock: false }]] });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(true);
});

test('an address says what it says: wrong values are the first ones, words are cut to what fits', () => {
  const choices = (query: string) => choicesIn(new URLSearchParams(query));
  expect(choices('')).toEqual(FIRST_CHOICES);
  expect(choices('cover=gold&paper[$ne]=x&inner=')).toEqual(FIRST_CHOICES);
  expect(choices(`engraving=${'я'.repeat(4096)}`).engraving).toHaveLength(24);
  expect(choices(`engraving=${encodeURIComponent(' Мій '.normalize('NFD'))}`).engraving).toBe('Мій');
  const built: Choices = { cover: 'night', inner: 'dots', paper: 'grey', engraving: 'а & б = #1' };
  expect(choices(choicesQuery(built))).toEqual(built);
});

test.each(LOCALES)('all words are there in %s', (locale) => {
  show('?engraving=%3C', { locale });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
