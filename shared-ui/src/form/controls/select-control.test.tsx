import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FormGetReply } from '../form-events.ts';
import { field, form, pending, showForm } from '../testing-form.tsx';

const options = ['Kharkiv', 'Kyiv', 'Lviv', 'Odesa', 'Poltava', 'Lutsk', 'Sumy', 'Ternopil'].map((label) => ({
  label,
  value: label.toLowerCase(),
}));
const select = (rest: Parameters<typeof field>[2]) => form([field('select', 'city', rest)]);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'city' });
const shown = () => screen.queryAllByRole('option').map((one) => one.textContent);

test('a short list is the browser’s own select', async () => {
  const { user, send, sent } = showForm(select({ options: options.slice(0, 3), attr: { isSelect: true } }));
  expect(box().tagName).toBe('SELECT');
  await user.selectOptions(box(), 'kyiv');
  await user.click(send());
  expect(sent()).toEqual({ city: 'kyiv' });
});

test('a select without options says so', () => {
  showForm(select({ options: [] }));
  expect(shown()).toEqual(['No options here']);
});

describe('a long list', () => {
  const long = select({ options, value: 'lviv', attr: { isSelect: true } });

  test('narrows while one types and is chosen by keys', async () => {
    const { user, send, sent } = showForm(long);
    expect(box().value).toBe('Lviv');
    await user.clear(box());
    await user.type(box(), 'iv');
    expect(shown()).toEqual(['Kharkiv', 'Kyiv', 'Lviv']);
    await user.keyboard('{ArrowDown}');
    expect(document.getElementById(box().getAttribute('aria-activedescendant')!)?.textContent).toBe('Kyiv');
    await user.keyboard('{Enter}');
    expect([box().value, box().getAttribute('aria-expanded')]).toEqual(['Kyiv', 'false']);
    await user.click(send());
    expect(sent()).toEqual({ city: 'kyiv' });
  });

  test('opens by a key or a click and is chosen by the mouse', async () => {
    const { user } = showForm(long);
    act(() => box().focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Lviv');
    await user.keyboard('{Escape}');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Sumy' }));
    expect(box().value).toBe('Sumy');
  });

  test('Esc and leaving keep the choice, emptying takes it back', async () => {
    const { user } = showForm(long);
    await user.clear(box());
    await user.type(box(), 'Su{Escape}');
    expect([box().value, shown()]).toEqual(['Lviv', []]);
    await user.clear(box());
    await user.tab();
    expect(box().value).toBe('');
  });

  test('says when nothing is found', async () => {
    const { user } = showForm(long);
    await user.clear(box());
    await user.type(box(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('No options here');
  });
});

test('a list of many shows what is chosen as chips that a click takes away', async () => {
  const { user, send, sent } = showForm(
    select({ options: options.slice(0, 3), value: ['kyiv'], attr: { multiple: true } }),
  );
  await user.click(box());
  expect(shown()).toEqual(['Kharkiv', 'Lviv']);
  await user.click(screen.getByRole('option', { name: 'Lviv' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Kyiv' }));
  await user.click(send());
  expect(sent()).toEqual({ 'city[0]': 'lviv' });
});

describe('with an ajax-url', () => {
  const asking = select({ options: [options[2]!], value: 'lviv', attr: { 'ajax-url': '/api/cities?a=1' } });
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('options are asked for once, 300 ms after the last key', async () => {
    const { get } = showForm(asking, { get: async () => ({ options: options.slice(0, 2) }) });
    expect(box().value).toBe('Lviv');
    type('k');
    await pass(200);
    type('kh');
    await pass(299);
    expect(get).not.toHaveBeenCalled();
    await pass(1);
    expect(get.mock.calls).toEqual([['/cities?a=1&search=kh']]);
    expect(shown()).toEqual(['Kharkiv', 'Kyiv']);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box().value).toBe('Kharkiv');
  });

  test('while they come it says so; none and a failure are told', async () => {
    const reply = pending<FormGetReply>();
    showForm(asking, { get: () => reply.promise });
    type('x');
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await pass(300);
    await act(async () => reply.resolve({ options: [] }));
    expect(screen.getByRole('status').textContent).toBe('No options here');
  });

  test('before a letter is typed it says to start typing, not that there is nothing', async () => {
    showForm(select({ options: [], attr: { 'ajax-url': '/cities' } }), {
      get: async () => ({ options: [] }),
    });
    fireEvent.click(box());
    await pass(300);
    expect(screen.getByRole('status').textContent).toBe('Start typing');
    type('x');
    await pass(300);
    expect(screen.getByRole('status').textContent).toBe('No options here');
    type('');
    await pass(300);
    expect(screen.getByRole('status').textContent).toBe('Start typing');
  });

  test('a search that fails says so and may be tried again', async () => {
    const { get } = showForm(asking, { get: async () => Promise.reject(new Error('no answer')) });
    type('x');
    await pass(300);
    expect(screen.getByRole('status').textContent).toContain('try again');
    type('xy');
    await pass(300);
    expect(get).toHaveBeenCalledTimes(2);
  });
});
