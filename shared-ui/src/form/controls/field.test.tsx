import { screen } from '@testing-library/react';
import { field, form, showForm } from '../testing-form.tsx';

const show = (...fields: Parameters<typeof form>[0]) => showForm(form(fields));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('every text-like field has its label, keypad and name', () => {
  show(
    field('text', 'nick', { placeholder: 'Oles', autocomplete: 'nickname', attr: { maxlength: 20 } }),
    field('email', 'email'),
    field('phone', 'phone'),
    field('money', 'sum'),
    field('textarea', 'note'),
    field('number', 'count'),
    field('number', 'weight', { attr: { step: 'any' } }),
  );
  expect(box('nick')).toMatchObject({
    name: 'nick',
    placeholder: 'Oles',
    autocomplete: 'nickname',
    maxLength: 20,
  });
  expect(box('email').type).toBe('email');
  expect(box('phone').type).toBe('tel');
  expect(box('note').tagName).toBe('TEXTAREA');
  expect([box('sum'), box('count'), box('weight')].map((one) => one.inputMode)).toEqual([
    'decimal',
    'numeric',
    'decimal',
  ]);
});

test('a required field has a * after its label and says so; hint and error are read with it', () => {
  show(field('text', 'name', { required: true, hint: 'As in the passport', error: 'Type your name' }));
  expect(screen.getByText('name').textContent).toBe('name *');
  const read = box('name')
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(read).toEqual(['Type your name', 'As in the passport']);
  expect(box('name').getAttribute('aria-required')).toBe('true');
  expect(box('name').getAttribute('aria-invalid')).toBe('true');
});

test('money begins at 0.00 and takes digits only', async () => {
  const { user } = show(field('money', 'sum'));
  expect(box('sum').value).toBe('0.00');
  await user.click(box('sum'));
  await user.keyboard('1a2b0,5x09');
  expect(box('sum').value).toBe('120.50');
});

test('a telephone falls into its usual groups', async () => {
  const { user } = show(field('phone', 'phone'));
  await user.type(box('phone'), '+380671234567');
  expect(box('phone').value).toBe('+380 67 123 45 67');
  await user.clear(box('phone'));
  await user.type(box('phone'), '0671234567');
  expect(box('phone').value).toBe('067 123 45 67');
});

test('a definition’s own mask is kept, and the caret stays where one types', async () => {
  const { user } = show(field('text', 'code', { value: '12 34', attr: { mask: '## ####' } }));
  box('code').setSelectionRange(1, 1);
  await user.type(box('code'), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box('code').value).toBe('19 234');
  expect(box('code').selectionStart).toBe(2);
});

test('a password can be looked at', async () => {
  const { user } = show(field('password', 'password'));
  const input = screen.getByLabelText('password');
  expect(input).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(input).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(input).toHaveProperty('type', 'password');
});

test('hidden fields and tokens are not seen, yet are sent', async () => {
  const { user, send, sent, container } = show(
    field('hidden', 'id', { value: '7' }),
    field('text', '_csrf_token', { value: 'secret', label: 'Token' }),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(container.querySelector('[name=_csrf_token]')).toHaveProperty('type', 'hidden');
  await user.click(send());
  expect(sent()).toEqual({ id: '7', _csrf_token: 'secret' });
});

test('a checkbox sends 1 when checked and otherwise nothing', async () => {
  const { user, send, sent } = show(field('checkbox', 'news'), field('hidden', 'id', { value: '7' }));
  await user.click(send());
  expect(sent()).toEqual({ id: '7' });
  await user.click(screen.getByRole('checkbox', { name: 'news' }));
  await user.click(send());
  expect(sent()).toEqual({ id: '7', news: '1' });
});

test('a range is two dates under one label', async () => {
  const { user, send, sent } = show(field('datetime', 'days', { label: 'Days' }));
  expect(screen.getByRole('group', { name: 'Days' })).not.toBeNull();
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  expect(screen.getByLabelText('To').getAttribute('min')).toBe('2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-28');
  await user.click(send());
  expect(sent()).toEqual({ 'days[from]': '2026-11-01', 'days[to]': '2026-11-28' });
});

const levels = ['Low', 'High'].map((label) => ({ label, value: label.toLowerCase() }));

test('a radio with a line under its label takes a row, and is heard with it', () => {
  const options = [
    { value: 'card', label: 'Card', hint: 'No fee' },
    { value: 'cod', label: 'Cash', hint: '20 ₴ + 2%' },
  ];
  showForm(form([field('radio', 'payment', { options })]));
  expect(screen.getByRole('radio', { name: /^Card\s*No fee$/ })).not.toBeNull();
  expect(screen.getByText('20 ₴ + 2%')).not.toBeNull();
});

test('radios are one group; arrows are the browser’s own', async () => {
  const { user, send, sent } = show(
    field('radio', 'level', { options: levels, required: true, error: 'Choose one' }),
  );
  const group = screen.getByRole('radiogroup', { name: 'level' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose one');
  await user.click(screen.getByRole('radio', { name: 'High' }));
  await user.click(send());
  expect(sent()).toEqual({ level: 'high' });
});

test('a collection adds entries from its prototype and takes them away, focus with them', async () => {
  const { user, send, sent } = show(
    field('collection', 'guests', {
      fields: [],
      prototype: field('group', 'guests[__name__]', {
        label: 'Guest',
        fields: [field('text', 'guests[__name__][name]')],
      }),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toHaveProperty('name', 'guests[0][name]');
  await user.keyboard('Ira');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('Oles');
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  expect(document.activeElement?.textContent).toBe('Add');
  await user.click(send());
  expect(sent()).toEqual({ 'guests[1][name]': 'Oles' });
});

test('any other type is a labelled element that says so', () => {
  show(field('hologram', 'face'));
  expect(screen.getByRole('status', { name: 'face' }).textContent).toBe('type is not supported(hologram)');
});
