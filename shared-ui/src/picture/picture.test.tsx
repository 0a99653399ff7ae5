import { jest } from '@jest/globals';
import type { ImageSet } from '@stezhka/kit-contract';
import { fireEvent, render } from '@testing-library/react';
import { Picture } from './picture.tsx';

const image: ImageSet = {
  srcSet: [
    { src: '/files/shop/1/400.jpg', webpSrc: '/files/shop/1/400.webp', width: 400 },
    { src: '/files/shop/1/800.jpg', webpSrc: '/files/shop/1/800.webp', width: 800 },
    { src: '/files/shop/1/600.jpg', webpSrc: '/files/shop/1/600.webp', width: 'default' },
  ],
  meta: { width: 1600, height: 2000 },
  alt: 'Зелений щоденник',
};

test('a set becomes webp with a fallback, its sizes and its real proportions', () => {
  const { container } = render(<Picture image={image} sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source?.getAttribute('type')).toBe('image/webp');
  expect(source?.getAttribute('srcset')).toBe('/files/shop/1/400.webp 400w, /files/shop/1/800.webp 800w');
  const img = container.querySelector('img');
  expect(img?.getAttribute('src')).toBe('/files/shop/1/600.jpg');
  expect(img?.getAttribute('srcset')).toBe('/files/shop/1/400.jpg 400w, /files/shop/1/800.jpg 800w');
  expect([img?.sizes, img?.width, img?.height, img?.alt]).toEqual(['50vw', 1600, 2000, 'Зелений щоденник']);
  expect(img?.getAttribute('loading')).toBe('lazy');
});

test('the first picture of a page loads at once', () => {
  const img = render(<Picture image={image} priority />).container.querySelector('img');
  expect([img?.getAttribute('loading'), img?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('a plain address is a plain picture, silent unless it has words', () => {
  const { container } = render(<Picture image="/a.svg" />);
  expect(container.querySelector('picture')).toBeNull();
  expect(container.querySelector('img')?.outerHTML).toContain('alt=""');
});

test('a set with nothing but a default still has its webp', () => {
  const only = { ...image, srcSet: image.srcSet.slice(2) };
  const { container } = render(<Picture image={only} alt="" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/files/shop/1/600.webp');
  expect(container.querySelector('img')?.hasAttribute('srcset')).toBe(false);
});

test('a picture that the service had no time for is asked for once more', () => {
  jest.useFakeTimers();
  const failed = jest.fn();
  const { container } = render(<Picture image={image} onError={failed} />);
  const img = container.querySelector('img')!;
  const setAttribute = jest.spyOn(img, 'setAttribute');
  for (let n = 0; n < 2; n++) {
    Object.defineProperty(img, 'currentSrc', {
      value: 'https://stezhka.example/files/shop/1/400.webp',
      configurable: true,
    });
    fireEvent.error(img);
    jest.runAllTimers();
  }
  const asked = setAttribute.mock.calls.filter(([name]) => name === 'src');
  expect(asked).toEqual([['src', img.src]]);
  expect(failed).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
