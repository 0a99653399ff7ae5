import { dropSessionDraft, readSessionDraft, saveSessionDraft } from './session-draft.ts';

afterEach(() => sessionStorage.clear());

test('what is kept is there for its owner, and for nobody else', () => {
  saveSessionDraft('form', 'anna', { name: 'Анна' });
  expect(readSessionDraft('form', 'anna')).toEqual({ name: 'Анна' });
  expect(readSessionDraft('form', 'borys')).toBeUndefined();
  expect(readSessionDraft('form', '')).toBeUndefined();
  dropSessionDraft('form');
  expect(readSessionDraft('form', 'anna')).toBeUndefined();
});

test('a guest who logs in finds what was kept before', () => {
  saveSessionDraft('form', '', { name: 'Анна' });
  expect(readSessionDraft('form', 'anna')).toEqual({ name: 'Анна' });
});

test('what another wrote there, and a browser that keeps nothing, are nothing', () => {
  sessionStorage.setItem('stezhka-kept:form', 'no json');
  expect(readSessionDraft('form', '')).toBeUndefined();
  const usual = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
  saveSessionDraft('form', '', 1);
  dropSessionDraft('form');
  expect(readSessionDraft('form', '')).toBeUndefined();
  Object.defineProperty(window, 'sessionStorage', usual);
});
