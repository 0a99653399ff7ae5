import {
  dropSessionDraft,
  dropSessionDraftsOf,
  readSessionDraft,
  saveSessionDraft,
} from './session-draft.ts';

afterEach(() => sessionStorage.clear());

test('a draft is readable by its owner alone', () => {
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

test('all drafts of an owner are dropped, whatever their names, and those of a guest with them', () => {
  for (const name of ['form', 'events']) saveSessionDraft(name, 'anna', { name });
  saveSessionDraft('guest', '', 1);
  saveSessionDraft('other', 'borys', 2);
  sessionStorage.setItem('theme', 'dark');
  dropSessionDraftsOf('anna');
  expect(Object.keys(sessionStorage)).toEqual(['stezhka-kept:other', 'theme']);
});

test('a malformed draft and a denied storage read as no draft', () => {
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
  dropSessionDraftsOf('anna');
  expect(readSessionDraft('form', '')).toBeUndefined();
  Object.defineProperty(window, 'sessionStorage', usual);
});
