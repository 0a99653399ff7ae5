import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ServerForm } from './form.tsx';
import type { FormPostReply } from './form-events.ts';
import { field, form, pending, showForm } from './testing-form.tsx';

const name = field('text', 'user[name]', { required: true });
const named = (value: string) => ({ ...name, value });
const box = (label = 'name') => screen.getByRole<HTMLInputElement>('textbox', { name: label });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockReset();
});

test('an invalid form tells validation, error and scroll, and sends nothing', async () => {
  const { user, send, events, types, post } = showForm(form([field('text', 'nick'), name]));
  expect(screen.queryByText('Field cannot be empty')).toBeNull();
  await user.click(send());
  expect(types()).toEqual(['validation', 'error', 'scroll']);
  expect(events[0]).toMatchObject({ valid: false, errors: { 'user[name]': 'Field cannot be empty' } });
  expect(events[2]).toEqual({ type: 'scroll', fullName: 'user[name]' });
  expect(post).not.toHaveBeenCalled();
});

test('the first invalid field stands 80 px under the top and has the focus', async () => {
  const { user, send, container } = showForm(form([field('text', 'nick'), name, { ...name, fullName: 'b' }]));
  const place = container.querySelector('[data-field="user[name]"]')!;
  place.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
  await user.click(send());
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 420 });
  expect(document.activeElement).toHaveProperty('name', 'user[name]');
});

test('in a window that scrolls by itself the window moves', async () => {
  const { user, send, container } = showForm(form([name]));
  const around = container as HTMLElement;
  around.style.overflowY = 'auto';
  Object.defineProperties(around, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  const scrollTo = jest.fn();
  around.scrollTo = scrollTo as typeof around.scrollTo;
  around.getBoundingClientRect = () => ({ top: 40 }) as DOMRect;
  container.querySelector('[data-field]')!.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  await user.click(send());
  expect(scrollTo).toHaveBeenCalledWith({ top: 280 });
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a valid form is sent to its action without /api, and the data of the reply is told', async () => {
  const { user, send, types, events, post, sent } = showForm(form([name, field('text', 'nick')]));
  await user.type(box(), 'Ira');
  await user.click(send());
  expect(types()).toEqual(['validation', 'send', 'submit']);
  expect(post.mock.lastCall?.[0]).toBe('/form/test');
  expect(sent()).toEqual({ 'user[name]': 'Ira' });
  expect(events[2]).toEqual({ type: 'submit', data: { done: true } });
});

test('a reply with a form reloads the form from it', async () => {
  const next = form([field('text', 'code')]);
  const { user, send, types } = showForm(form([named('Ira')]), { post: async () => ({ form: next }) });
  await user.click(send());
  expect(types()).toEqual(['validation', 'send', 'reload']);
  expect(box('code')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'name' })).toBeNull();
});

test('a reloaded form with errors shows the first of them', async () => {
  const next = form([{ ...named('Ira'), error: 'Taken' }], { invalid: true });
  const { user, send, types } = showForm(form([named('Ira')]), { post: async () => ({ form: next }) });
  await user.click(send());
  await waitFor(() => expect(types()).toEqual(['validation', 'send', 'reload', 'scroll']));
  expect(screen.getByText('Taken')).not.toBeNull();
});

test('without an action the page gets the data', async () => {
  const { user, send, types, events, post } = showForm(form([named('Ira')], { action: undefined }));
  await user.click(send());
  expect(types()).toEqual(['validation', 'action']);
  const { data } = events[1] as { data: FormData };
  expect([...data]).toEqual([['user[name]', 'Ira']]);
  expect(post).not.toHaveBeenCalled();
});

test('a double click sends once, and the button says that it loads', async () => {
  const reply = pending<FormPostReply>();
  const { user, send, post, types } = showForm(form([named('Ira')]), { post: () => reply.promise });
  act(() => {
    send().click();
    send().click();
  });
  await user.dblClick(send());
  expect(post).toHaveBeenCalledTimes(1);
  expect(send().getAttribute('aria-busy')).toBe('true');
  await act(async () => reply.resolve({ data: 1 }));
  expect(send().getAttribute('aria-busy')).toBeNull();
  expect(types()).toEqual(['validation', 'send', 'submit']);
});

test('when the network fails what was typed stays, and the form says so above its fields', async () => {
  const post = async () => {
    throw new TypeError('Failed to fetch');
  };
  const { user, send, types, container } = showForm(form([name]), { post });
  await user.type(box(), 'Ira');
  await user.click(send());
  expect(types()).toEqual(['validation', 'send', 'error']);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('What you typed is still here');
  expect(container.querySelector('form')?.firstElementChild).toBe(alert);
  expect(box().value).toBe('Ira');
  expect(window.scrollTo).toHaveBeenCalled();
});

test('a refusal shows the server’s words above the form and under the field', async () => {
  const refusal = { error: 'Check the form', code: 'invalid_form', fields: { 'user[name]': 'Taken' } };
  const { user, send, events } = showForm(form([named('Ira')]), { post: async () => refusal });
  await user.click(send());
  expect(screen.getByRole('alert').textContent).toBe('Check the form');
  expect(screen.getByText('Taken').id).toBe(box().getAttribute('aria-describedby'));
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(events.at(-2)).toMatchObject({
    type: 'error',
    code: 'invalid_form',
    errors: { 'user[name]': 'Taken' },
  });
  await user.type(box(), 'x');
  expect(screen.queryByText('Taken')).toBeNull();
});

test('Enter in a field submits', async () => {
  const { user, post } = showForm(form([name]));
  await user.type(box(), 'Ira{Enter}');
  expect(post).toHaveBeenCalledTimes(1);
});

test('reset clears the fields, keeps the token and tells', async () => {
  const token = field('hidden', '_csrf_token', { value: 'secret' });
  const { handle, types, container } = showForm(form([named('Ira'), token]));
  act(() => handle.current?.reset());
  expect(box().value).toBe('');
  expect(container.querySelector('[name=_csrf_token]')).toHaveProperty('value', 'secret');
  expect(types()).toEqual(['reset']);
  fireEvent.reset(container.querySelector('form')!);
  expect(types()).toEqual(['reset', 'reset']);
});

test('update sends what is typed to an address and takes the form it answers', async () => {
  const next = form([named('From the server')]);
  const { handle, events, post, user } = showForm(form([name]), { post: async () => ({ form: next }) });
  await user.type(box(), 'Ira');
  await act(async () => handle.current?.update('/api/form/update'));
  expect(post.mock.lastCall?.[0]).toBe('/form/update');
  expect(Object.fromEntries(post.mock.lastCall![1])).toEqual({ 'user[name]': 'Ira' });
  expect(events).toEqual([{ type: 'update', form: next }]);
  expect(box().value).toBe('From the server');
});

test('an update that fails keeps what is typed', async () => {
  const { handle, types, user } = showForm(form([name]), { post: async () => ({ error: 'Not now' }) });
  await user.type(box(), 'Ira');
  await act(async () => handle.current?.update('/form/update'));
  expect(screen.getByRole('alert').textContent).toBe('Not now');
  expect([box().value, types()]).toEqual(['Ira', ['error']]);
});

test('another definition starts the form anew', async () => {
  const { showAnother, user } = showForm(form([name]));
  await user.type(box(), 'Ira');
  showAnother(form([named('Ivan')]));
  expect(box().value).toBe('Ivan');
});

test('a form-level error of the definition stands above the form', () => {
  showForm(form([name], { error: 'The link is out of date', invalid: true }));
  expect(screen.getByRole('alert').textContent).toBe('The link is out of date');
});

test('a form without fields is absent', () => {
  const { container } = showForm(form([]));
  expect(container.innerHTML).toBe('');
});

test('without a translator a text is no_translation', async () => {
  const transport = { get: async () => ({}), post: async () => ({}) };
  render(<ServerForm definition={form([name])} transport={transport} submitLabel="Send" />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByText('no_translation')).not.toBeNull());
});

const Stars = () => <p>five stars</p>;

test('a page may bring its own words, labels and controls', async () => {
  const { user, send } = showForm(
    form([name, field('rating', 'rating', { customEl: 'stars', isCustom: true })]),
    {},
    {
      texts: { 'form.required': 'Say your name' },
      labels: { 'user[name]': <a href="/names">Your name</a> },
      elements: { stars: Stars },
    },
  );
  expect(screen.getByText('five stars')).not.toBeNull();
  expect(box('Your name')).not.toBeNull();
  await user.click(send());
  expect(screen.getByText('Say your name')).not.toBeNull();
});

test('a form of another member keeps what was typed and offers a reload', async () => {
  const error = 'Another member has logged in here meanwhile.';
  const { user, send, post } = showForm(form([name], { member: 'member-1' }), {
    post: async () => ({ error, code: 'other_member' }),
  });
  await user.type(box(), 'Ira');
  await user.click(send());
  expect(post.mock.lastCall?.[2]).toBe('member-1');
  expect(screen.getByRole('alert').textContent).toBe(error);
  expect(box().value).toBe('Ira');
  expect(screen.getByRole('button', { name: 'Reload the page' })).not.toBeNull();
});

test('another refusal offers no reload', async () => {
  const { user, send } = showForm(form([named('Ira')]), {
    post: async () => ({ error: 'Not now', code: 'conflict' }),
  });
  await user.click(send());
  expect(screen.getByRole('alert').textContent).toBe('Not now');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
});

test('a choice that filled a group stays in another language, with what was typed there', async () => {
  const method = (label: string, value: string, child: string) => [
    field('select', 'delivery[method]', {
      label,
      value,
      options: [
        { value: 'branch', label: 'Branch' },
        { value: 'courier', label: 'Courier' },
      ],
      attr: { isSelect: true, 'data-url': '/api/delivery' },
    }),
    field('text', `delivery[${child}]`, { label: child }),
  ];
  const inLanguage = (label: string) =>
    form([field('group', 'delivery', { fields: method(label, 'branch', 'office') })]);
  const get = async (url: string) => {
    const fields = method('Way', url.includes('courier') ? 'courier' : 'branch', 'street');
    return { form: form(fields) };
  };
  const { user, showAnother } = showForm(inLanguage('Way'), { get });
  await user.selectOptions(screen.getByRole('combobox'), 'courier');
  await user.type(await screen.findByRole('textbox', { name: /street/ }), 'Quiet 12');
  showAnother(inLanguage('Шлях'), 'uk');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /street/ }).value).toBe('Quiet 12'),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('courier');
});
