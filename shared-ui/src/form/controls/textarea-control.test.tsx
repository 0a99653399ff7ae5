import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, form, showForm } from '../testing-form.tsx';

test('a pasted text that is too long is kept whole and said to be so; near the limit there is a count', async () => {
  showForm(form([field('textarea', 'note', { hint: 'For the card', attr: { maxlength: 10 } })]));
  const note = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.click(note);
  await userEvent.paste('12345678');
  expect(note.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('For the card')).toBeTruthy();
  await userEvent.paste('9');
  expect(screen.getByText('For the card · 9 / 10')).toBeTruthy();
  await userEvent.paste('012');
  expect([note.value, note.getAttribute('aria-invalid')]).toEqual(['123456789012', 'true']);
  expect(screen.getByText('Too long, characters: 12 / 10')).toBeTruthy();
});

const folded = (value = '') =>
  showForm(form([field('textarea', 'note', { label: 'Note', value, attr: { folded: true } })]));

test('a folded text opens where it is pressed and stays open when it is emptied', async () => {
  folded();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect(document.activeElement).toBe(note);
  await userEvent.type(note, 'x{Backspace}');
  expect([note.isConnected, note.value]).toEqual([true, '']);
});

test('a text that holds something already is not folded, and takes no focus', () => {
  folded('For Ira');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('For Ira');
  expect(document.activeElement).toBe(document.body);
});
