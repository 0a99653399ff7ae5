import { type FormAction, type FormState, loadForm, reduceForm } from './form-state.ts';
import { field, form } from './testing-form.tsx';

const REQUIRED = 'Field cannot be empty';
const run = (state: FormState, ...actions: FormAction[]) =>
  actions.reduce((now, action) => reduceForm(now, action, REQUIRED), state);
const set = (fullName: string, value: FormState['values'][string]): FormAction => ({
  type: 'set',
  fullName,
  value,
});

const name = field('text', 'name', { required: true });

test('a field is touched, and found fault with, only from the first submit on', () => {
  const typed = run(loadForm(form([name])), set('name', 'x'), set('name', ''));
  expect(typed.errors).toEqual({});
  expect(typed.touched.has('name')).toBe(false);
  const submitted = run(typed, { type: 'validate' });
  expect(submitted.errors).toEqual({ name: REQUIRED });
  expect(submitted.touched.has('name')).toBe(true);
  const mended = run(submitted, set('name', 'x'));
  expect(mended.errors).toEqual({});
  expect(run(mended, set('name', '')).errors).toEqual({ name: REQUIRED });
});

test('an error of the definition shows at once and leaves with the change', () => {
  const told = loadForm(form([{ ...name, invalid: true, error: 'Taken' }], { error: 'Not saved' }));
  expect([told.error, told.errors]).toEqual(['Not saved', { name: 'Taken' }]);
  expect(run(told, set('name', 'x')).errors).toEqual({});
});

test('reset clears every field but those whose name contains token', () => {
  const fields = [
    field('hidden', '_csrf_token', { value: 'secret' }),
    field('text', 'tokens', { value: 'kept' }),
    field('group', 'cart', { fields: [field('text', 'cart[city]', { value: 'Lviv' })] }),
    field('checkbox', 'agree', { checked: true }),
    field('money', 'sum', { value: '12.00' }),
  ];
  const state = run(loadForm(form(fields, { error: 'Not saved' })), { type: 'reset' });
  expect(state.values).toEqual({
    _csrf_token: 'secret',
    tokens: 'kept',
    'cart[city]': '',
    agree: '',
    sum: '0.00',
  });
  expect([state.error, state.errors, state.touched.size]).toEqual([undefined, {}, 0]);
});

test('a collection grows from its prototype and forgets what was removed', () => {
  const guest = (index: string) =>
    field('group', `guests[${index}]`, {
      name: index,
      fields: [
        field('text', `guests[${index}][name]`),
        field('collection', `guests[${index}][pets]`, {
          fields: [],
          prototype: field('text', `guests[${index}][pets][__name__]`),
        }),
      ],
    });
  const guests = field('collection', 'guests', { fields: [guest('4')], prototype: guest('__name__') });
  const add: FormAction = { type: 'add', fullName: 'guests' };
  const grown = run(
    loadForm(form([guests])),
    set('guests[4][name]', 'Ira'),
    add,
    set('guests[5][name]', 'Oles'),
  );
  expect(grown.values).toEqual({ 'guests[4][name]': 'Ira', 'guests[5][name]': 'Oles' });
  const nested = run(grown, { type: 'add', fullName: 'guests[5][pets]' });
  expect(Object.keys(nested.values)).toContain('guests[5][pets][0]');
  const left = run(nested, { type: 'remove', fullName: 'guests', entry: 'guests[5]' });
  expect(left.values).toEqual({ 'guests[4][name]': 'Ira' });
  expect(run(left, add).values['guests[5][name]']).toBe('');
});

test('a refusal keeps what was typed and puts each message where it is seen', () => {
  const fields = [
    name,
    field('hidden', '_csrf_token', { value: 'x' }),
    field('select', 'tags', { attr: { multiple: true } }),
  ];
  const state = run(
    loadForm(form(fields)),
    set('name', 'Ira'),
    { type: 'send' },
    {
      type: 'refuse',
      error: 'Check the form',
      fields: { name: 'Taken', 'tags[1]': 'Gone', _csrf_token: 'Too old', unknown: 'Odd' },
    },
  );
  expect(state.errors).toEqual({ name: 'Taken', tags: 'Gone' });
  expect(state.error).toBe('Check the form Too old Odd');
  expect([state.values.name, state.sending]).toEqual(['Ira', false]);
});

test('an invalid hidden field is told of above the form', () => {
  const state = run(loadForm(form([field('hidden', 'course', { required: true })])), { type: 'validate' });
  expect(state.error).toBe(REQUIRED);
});

const delivery = (...fields: string[]) =>
  field('group', 'delivery', {
    fields: [
      field('select', 'delivery[type]', { value: 'post' }),
      ...fields.map((one) => field('text', `delivery[${one}]`)),
    ],
  });
const wait = (before: string): FormAction => ({
  type: 'wait',
  group: 'delivery',
  by: 'delivery[type]',
  before,
});

test('fields that arrive for a group take the place of the former ones', () => {
  const state = run(
    loadForm(form([name, delivery('branch')])),
    set('name', 'Ira'),
    set('delivery[branch]', '4'),
    { type: 'validate' },
    set('delivery[type]', 'courier'),
    wait('post'),
    { type: 'arrive', group: 'delivery', fields: delivery('street').fields! },
  );
  expect(state.values).toEqual({ name: 'Ira', 'delivery[type]': 'post', 'delivery[street]': '' });
  expect(state.touched.has('delivery[street]')).toBe(false);
  expect(state.waiting).toEqual({});
});

test('a group that could not be asked goes back to the choice its fields fit', () => {
  const state = run(
    loadForm(form([delivery('branch')])),
    set('delivery[type]', 'courier'),
    wait('post'),
    set('delivery[type]', 'pickup'),
    wait('courier'),
    { type: 'miss', group: 'delivery', error: 'Try again' },
  );
  expect(state.values['delivery[type]']).toBe('post');
  expect(state.errors).toEqual({ 'delivery[type]': 'Try again' });
});

test('in another language what was typed stays, and what was wrong is said anew', () => {
  const english = form([
    name,
    field('text', 'city', { value: 'Lviv' }),
    field('hidden', '_token', { value: 'a' }),
  ]);
  const typed = run(loadForm(english), set('city', 'Odesa'), { type: 'validate' });
  const french = form(
    english.fields.map((one) => ({ ...one, label: 'nom', ...(one.type === 'hidden' && { value: 'b' }) })),
  );
  const state = reduceForm(typed, { type: 'translate', form: french }, 'Champ vide');
  expect(state.fields.map(({ label }) => label)).toEqual(['nom', 'nom', 'nom']);
  expect(state.values).toEqual({ name: '', city: 'Odesa', _token: 'b' });
  expect([state.errors, state.dirty]).toEqual([{ name: 'Champ vide' }, true]);
});
