import { forget, keep, readKept } from './kept.ts';

afterEach(() => sessionStorage.clear());

test('what is kept is there for its owner, and for nobody else', () => {
  keep('form', 'anna', { name: 'Анна' });
  expect(readKept('form', 'anna')).toEqual({ name: 'Анна' });
  expect(readKept('form', 'borys')).toBeUndefined();
  expect(readKept('form', '')).toBeUndefined();
  forget('form');
  expect(readKept('form', 'anna')).toBeUndefined();
});

test('a guest who logs in finds what was kept before', () => {
  keep('form', '', { name: 'Анна' });
  expect(readKept('form', 'anna')).toEqual({ name: 'Анна' });
});

test('what another wrote there, and a browser that keeps nothing, are nothing', () => {
  sessionStorage.setItem('stezhka-kept:form', 'no json');
  expect(readKept('form', '')).toBeUndefined();
  const usual = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
  keep('form', '', 1);
  forget('form');
  expect(readKept('form', '')).toBeUndefined();
  Object.defineProperty(window, 'sessionStorage', usual);
});
