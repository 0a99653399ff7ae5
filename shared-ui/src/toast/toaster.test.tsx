import { jest } from '@jest/globals';
import { MemoryRouter } from '@stezhka/router/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster, type ToastMessage } from './toaster.tsx';

let show: (message: ToastMessage) => void;
const subscribe = (listener: typeof show) => {
  show = listener;
  return () => {};
};
const toast = (message: string | ToastMessage) =>
  show(typeof message === 'string' ? { text: message } : message);

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <Toaster closeLabel="Закрити" subscribe={subscribe} />
    </MemoryRouter>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a message is announced and leaves after six seconds', () => {
  act(() => toast('Додано до кошика'));
  expect(screen.getByRole('status').textContent).toContain('Додано до кошика');
  pass(5999);
  expect(screen.queryByText('Додано до кошика')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Додано до кошика')).toBeNull();
});

test('its clock stands while the pointer is over it', () => {
  act(() => toast('Збережено'));
  pass(4000);
  const item = screen.getByRole('listitem');
  fireEvent.pointerEnter(item);
  pass(60_000);
  expect(screen.queryByText('Збережено')).not.toBeNull();
  fireEvent.pointerLeave(item);
  pass(2000);
  expect(screen.queryByText('Збережено')).toBeNull();
});

test('three messages at most', () => {
  act(() => {
    for (const text of ['один', 'два', 'три', 'чотири']) toast(text);
  });
  expect(screen.getAllByRole('listitem').map((one) => one.querySelector('span')?.textContent)).toEqual([
    'два',
    'три',
    'чотири',
  ]);
});

test('a repeated message appears once, and its time starts anew', () => {
  act(() => toast({ text: 'Зв’язку немає', tone: 'bad' }));
  pass(4000);
  act(() => toast('Збережено'));
  act(() => toast({ text: 'Зв’язку немає', tone: 'bad' }));
  expect(screen.getAllByText('Зв’язку немає')).toHaveLength(1);
  pass(4000);
  expect(screen.getAllByText('Зв’язку немає')).toHaveLength(1);
});

test('its action is done once and closes it', () => {
  const onClick = jest.fn();
  act(() => toast({ text: 'Вилучено', action: { label: 'Повернути', onClick } }));
  fireEvent.click(screen.getByRole('button', { name: 'Повернути' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Вилучено')).toBeNull();
});

test('a message of the same id takes the place of the one before; an empty one takes it away', () => {
  act(() => toast({ id: 'news', text: 'перше' }));
  act(() => toast({ id: 'news', text: 'друге' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('друге')).not.toBeNull();
  act(() => toast({ id: 'news', text: '' }));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});

test('a message without an end outlives time and other messages until it is closed', () => {
  act(() => toast({ text: 'Є новіша версія', duration: Number.POSITIVE_INFINITY }));
  act(() => {
    for (const text of ['один', 'два', 'три', 'чотири']) toast(text);
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  pass(86_400_000);
  expect(screen.getByRole('listitem').textContent).toContain('Є новіша версія');
  fireEvent.click(screen.getByRole('button', { name: 'Закрити' }));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
});
