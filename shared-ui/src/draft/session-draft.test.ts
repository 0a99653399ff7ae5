import { dropDraft, readDraft, saveDraft } from './session-draft.ts';

afterEach(() => sessionStorage.clear());

test('what is kept is there for its owner, and for nobody else', () => {
  saveDraft('form', 'anna', { name: 'Анна' });
  expect(readDraft('form', 'anna')).toEqual({ name: 'Анна' });
  expect(readDraft('form', 'borys')).toBeUndefined();
  expect(readDraft('form', '')).toBeUndefined();
  dropDraft('form');
  expect(readDraft('form', 'anna')).toBeUndefined();
});

test('a guest who logs in finds what was kept before', () => {
  saveDraft('form', '', { name: 'Анна' });
  expect(readDraft('form', 'anna')).toEqual({ name: 'Анна' });
});

test('what another wrote there, and a browser that keeps nothing, are nothing', () => {
  sessionStorage.setItem('stezhka-kept:form', 'no json');
  expect(readDraft('form', '')).toBeUndefined();
  const usual = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
  saveDraft('form', '', 1);
  dropDraft('form');
  expect(readDraft('form', '')).toBeUndefined();
  Object.defineProperty(window, 'sessionStorage', usual);
});
