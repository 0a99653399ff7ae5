import { jest } from '@jest/globals';
import { hasUnsaved, onUnsaved } from '@stezhka/shell/testing/page-state';
import { act, screen, waitFor } from '@testing-library/react';
import { field, form, showForm } from './testing-form.tsx';

const name = field('text', 'name');
const box = () => screen.getByRole('textbox', { name: 'name' });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReset();
});

test('a form is unsaved from the first change until the server has taken it', async () => {
  const { user, send } = showForm(form([name]));
  expect(hasUnsaved()).toBe(false);
  await user.type(box(), 'x');
  expect(hasUnsaved()).toBe(true);
  await user.click(send());
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});

test('a form refused by the server stays unsaved; a reset or replaced form does not', async () => {
  const { user, send, handle, showAnother } = showForm(form([name]), {
    post: async () => ({ error: 'Not now' }),
  });
  await user.type(box(), 'x');
  await user.click(send());
  await screen.findByText('Not now');
  expect(hasUnsaved()).toBe(true);
  act(() => handle.current!.reset());
  expect(hasUnsaved()).toBe(false);
  await user.type(box(), 'y');
  showAnother(form([{ ...name, value: 'z' }]));
  expect(hasUnsaved()).toBe(false);
});

test('a form that the server only updated keeps what was typed unsaved', async () => {
  const { user, handle } = showForm(form([name]), { post: async () => ({ form: form([name]) }) });
  await user.type(box(), 'x');
  await act(async () => handle.current!.update('/api/form/other'));
  expect(hasUnsaved()).toBe(true);
});

test('listeners are told when a form becomes unsaved and when it is reset', async () => {
  const heard: boolean[] = [];
  const stop = onUnsaved(() => heard.push(hasUnsaved()));
  const { user, handle } = showForm(form([name]));
  await user.type(box(), 'x');
  await waitFor(() => expect(heard).toEqual([true]));
  act(() => handle.current!.reset());
  await waitFor(() => expect(heard).toEqual([true, false]));
  stop();
});
