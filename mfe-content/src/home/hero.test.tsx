import { join } from 'node:path';
import { getSlider } from '@stezhka/content-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { readTexts, renderPage } from '@stezhka/shell/testing';
import { fireEvent, screen } from '@testing-library/react';
import { drawing } from '../testing/pictures.ts';
import { Hero } from './hero.tsx';

const texts = readTexts(join(import.meta.dirname, '../texts'));
const [block] = exampleOf(getSlider).reply.images;
const images = ['a', 'b', 'c', 'd'].map((id) => ({
  ...block!,
  id,
  title: `Slide ${id}`,
  imageData: drawing(id),
}));

// React leaves what it hoists into the head.
afterEach(() => document.head.replaceChildren());

const shown = () =>
  screen.getAllByRole('heading', { hidden: true }).filter((head) => !head.closest('[inert]'))[0]!.textContent;
/** Ids of the pictures that a browser would load. */
const loaded = () =>
  [...document.querySelectorAll('img')].map((img) => img.getAttribute('src')!.split('/')[3]);
const setUp = () => renderPage(Hero, { texts, locale: 'en', replies: [[getSlider, { images }]] });
const button = (name: string) => screen.getByRole('button', { name });

test('the buttons turn the slides, around the ends too', () => {
  setUp();
  expect(shown()).toBe('Slide a');
  fireEvent.click(button('Next slide'));
  expect(shown()).toBe('Slide b');
  fireEvent.click(button('Previous slide'));
  fireEvent.click(button('Previous slide'));
  expect(shown()).toBe('Slide d');
  fireEvent.click(button('Next slide'));
  expect(shown()).toBe('Slide a');
});

test('only the first slide is the page’s heading and its first picture', () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Slide a');
  expect(loaded()).toEqual(['a']);
  const [first] = document.querySelectorAll('img');
  expect([first!.getAttribute('loading'), first!.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('the theme chooses between a slide’s two pictures', () => {
  const both = { ...images[0]!, darkImageData: drawing('night') };
  renderPage(Hero, { texts, locale: 'en', replies: [[getSlider, { images: [both] }]] });
  expect(loaded()).toEqual(['a', 'night']);
  const modes = [...document.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(modes).toEqual(['lazy', 'lazy']);
  const ahead = [...document.querySelectorAll('link[rel=preload]')].map((one) => one.getAttribute('media'));
  expect(ahead).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('on a phone, where the cover is far wider than the window, a wide drawing is asked for', () => {
  setUp();
  expect(document.querySelector('source')!.sizes).toMatch(/^\(max-width: 991px\) 250vw,/);
});

test('a phone held upright takes the tall drawing of the theme, and no other screen does', () => {
  const slide = {
    ...images[0]!,
    imageData: { ...drawing('a'), tall: drawing('tall') },
    darkImageData: { ...drawing('night'), tall: drawing('tall-night') },
  };
  renderPage(Hero, { texts, locale: 'en', replies: [[getSlider, { images: [slide] }]] });
  const sources = [...document.querySelectorAll('picture')].map((picture) =>
    [...picture.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.split('/')[3]]),
  );
  expect(sources).toEqual([
    [
      ['(max-width: 479px)', 'tall'],
      ['', 'a'],
    ],
    [
      ['(max-width: 479px)', 'tall-night'],
      ['', 'night'],
    ],
  ]);
  const ahead = [...document.querySelectorAll('link[rel=preload]')];
  expect(
    ahead.map((one) => [one.getAttribute('media'), one.getAttribute('imagesrcset')!.split('/')[3]]),
  ).toEqual([
    ['(prefers-color-scheme: light) and (max-width: 479px)', 'tall'],
    ['(prefers-color-scheme: light) and (min-width: 480px)', 'a'],
    ['(prefers-color-scheme: dark) and (max-width: 479px)', 'tall-night'],
    ['(prefers-color-scheme: dark) and (min-width: 480px)', 'night'],
  ]);
});

test('a slide may carry two ways on', () => {
  const links = [
    { label: 'Start', link: '/diary' },
    { label: 'Choose', link: '/catalog' },
  ];
  renderPage(Hero, { texts, locale: 'en', replies: [[getSlider, { images: [{ ...images[0]!, links }] }]] });
  const ways = screen.getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Start', '/en/diary'],
    ['Choose', '/en/catalog'],
  ]);
});

test('other pictures load at the first approach to the buttons, and stay', () => {
  setUp();
  fireEvent.focus(button('Next slide'));
  expect(loaded()).toEqual(['a', 'b', 'd']);
  fireEvent.click(button('Next slide'));
  expect(loaded()).toEqual(['a', 'b', 'c', 'd']);
});

test('a slider with one slide has no buttons, and one without slides is not rendered', () => {
  renderPage(Hero, { texts }).unmount();
  expect(screen.queryByRole('button')).toBeNull();
  const { container } = renderPage(Hero, { texts, replies: [[getSlider, { images: [] }]] });
  expect(container.innerHTML).toBe('');
});

test.each(LOCALES)('the site is introduced above its first head in %s', (locale) => {
  renderPage(Hero, { texts, locale, replies: [[getSlider, { images }]] });
  expect(screen.getAllByText(/психолог|psychologist/)).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).previousElementSibling!.textContent).toBe(
    texts[locale]['content.home.who'],
  );
});
