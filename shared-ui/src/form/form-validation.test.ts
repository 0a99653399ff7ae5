import { errorOf, errorsOf, isInvalid } from './form-validation.ts';
import { field } from './testing-form.tsx';

const REQUIRED = 'Field cannot be empty';
const rules = [
  { regex: '^\\S+$', error: 'no spaces' },
  { regex: '@', error: 'Wrong email!' },
];

test('required comes first, then the regexes in order; the first that fails speaks', () => {
  const email = field('email', 'email', { required: true, validation: rules });
  expect(errorOf(email, '', REQUIRED)).toBe(REQUIRED);
  expect(errorOf(email, '   ', REQUIRED)).toBe(REQUIRED);
  expect(errorOf(email, 'a b', REQUIRED)).toBe('no spaces');
  expect(errorOf(email, 'ab', REQUIRED)).toBe('Wrong email!');
  expect(errorOf(email, ' a@b ', REQUIRED)).toBeUndefined();
});

test('a field may have its own words for required', () => {
  const deadline = field('date', 'deadline', { required: true, requiredError: 'Select a deadline' });
  expect(errorOf(deadline, '', REQUIRED)).toBe('Select a deadline');
});

test('an empty field that is not required breaks no regex', () => {
  expect(errorOf(field('email', 'email', { validation: rules }), '', REQUIRED)).toBeUndefined();
});

test('a password is tested with its spaces', () => {
  const password = field('password', 'password', { validation: rules });
  expect(errorOf(password, ' a@b', REQUIRED)).toBe('no spaces');
});

test('a regex this browser cannot read is left to the server', () => {
  const odd = field('text', 'odd', { validation: [{ regex: '(?<', error: 'odd' }] });
  expect(errorOf(odd, 'x', REQUIRED)).toBeUndefined();
});

test('a required checkbox is valid only when checked', () => {
  const agree = field('checkbox', 'agree', { required: true });
  expect(errorOf(agree, '', REQUIRED)).toBe(REQUIRED);
  expect(errorOf(agree, '1', REQUIRED)).toBeUndefined();
});

test('a range needs both its ends or none', () => {
  const days = field('datetime', 'days');
  expect(errorOf(days, { from: '2026-11-01', to: '' }, REQUIRED)).toBe(REQUIRED);
  expect(errorOf(days, { from: '', to: '' }, REQUIRED)).toBeUndefined();
  expect(errorOf({ ...days, required: true }, { from: '', to: '' }, REQUIRED)).toBe(REQUIRED);
});

test('a required list and a required collection need one entry', () => {
  const tags = field('select', 'tags', { required: true, attr: { multiple: true } });
  expect(errorOf(tags, [], REQUIRED)).toBe(REQUIRED);
  expect(errorOf(tags, ['a'], REQUIRED)).toBeUndefined();
  const guests = field('collection', 'guests', { required: true, fields: [] });
  expect(errorOf(guests, undefined, REQUIRED)).toBe(REQUIRED);
  expect(errorOf({ ...guests, fields: [tags] }, undefined, REQUIRED)).toBeUndefined();
});

test('a group is valid only when all its children are', () => {
  const inner = field('group', 'a[b]', { fields: [field('text', 'a[b][c]', { required: true })] });
  const outer = field('group', 'a', { fields: [inner, field('text', 'a[d]')] });
  const wrong = errorsOf([outer], { 'a[b][c]': '' }, REQUIRED);
  expect(wrong).toEqual({ 'a[b][c]': REQUIRED });
  expect(isInvalid(outer, wrong)).toBe(true);
  expect(isInvalid(outer, errorsOf([outer], { 'a[b][c]': 'x' }, REQUIRED))).toBe(false);
});
