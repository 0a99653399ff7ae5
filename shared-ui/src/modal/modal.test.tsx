import { Link } from '@stezhka/router';
import { MemoryRouter } from '@stezhka/router/testing';
import { connectPageState } from '@stezhka/shell/testing/page-state';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import './modal-window.tsx';
import { Modal } from './modal.tsx';

connectPageState();

function Page() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <MemoryRouter initialEntries={['/a']}>
      <button type="button" onClick={() => setFirst(true)}>
        Відкрити
      </button>
      <Modal open={first} onClose={() => setFirst(false)} title="Перше" closeLabel="Закрити">
        <button type="button" onClick={() => setSecond(true)}>
          Ще одне
        </button>
        <Link to="/b">Далі</Link>
        <Link to="/a?x=1">Тут</Link>
      </Modal>
      <Modal open={second} onClose={() => setSecond(false)} title="Друге" closeLabel="Закрити друге" />
    </MemoryRouter>
  );
}
/** A covered one is hidden from assistive technology. */
const dialog = (name: string) => screen.queryByRole('dialog', { name, hidden: true });
const layer = (name: string) => Number(dialog(name)?.parentElement?.style.zIndex);

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Відкрити' }));
  await screen.findByRole('dialog', { name: 'Перше' });
  return user;
}

test('takes focus, locks the page, and Esc gives both back', async () => {
  const user = await open();
  expect(dialog('Перше')?.contains(document.activeElement)).toBe(true);
  expect(document.documentElement.dataset.locked).toBe('999');
  await user.keyboard('{Escape}');
  expect(dialog('Перше')).toBeNull();
  expect(document.documentElement.dataset.locked).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('Відкрити');
});

function List() {
  const [asked, setAsked] = useState(false);
  const [items, setItems] = useState(['Чай']);
  return (
    <MemoryRouter>
      <section aria-label="Список">
        {items.map((item) => (
          <button key={item} type="button" onClick={() => setAsked(true)}>
            {item}
          </button>
        ))}
      </section>
      <Modal
        open={asked}
        onClose={() => setAsked(false)}
        title="Прибрати?"
        closeLabel="Залишити"
        footer={
          <button
            type="button"
            onClick={() => {
              setAsked(false);
              setItems([]);
            }}
          >
            Прибрати
          </button>
        }
      />
    </MemoryRouter>
  );
}

test('when the button that opened it is gone, its part takes the focus', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Чай' }));
  await user.click(await screen.findByRole('button', { name: 'Прибрати' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Список' })));
});

test('modals stack from 999, and Esc closes only the upper one', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Ще одне' }));
  await screen.findByRole('dialog', { name: 'Друге' });
  expect(layer('Друге')).toBe(1000);
  await user.keyboard('{Escape}');
  expect(dialog('Друге')).toBeNull();
  expect(layer('Перше')).toBe(999);
});

test('the cross closes', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Закрити' }));
  expect(dialog('Перше')).toBeNull();
});

test('a change of page closes, a change of the query does not', async () => {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Тут' }));
  expect(dialog('Перше')).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Далі' }));
  expect(dialog('Перше')).toBeNull();
});

test('focus starts on what asks for it', async () => {
  render(
    <MemoryRouter>
      <Modal open onClose={() => {}} title="Нова подія" closeLabel="Закрити">
        <input aria-label="Назва" data-autofocus />
      </Modal>
    </MemoryRouter>,
  );
  const field = await screen.findByRole('textbox', { name: 'Назва' });
  expect(document.activeElement).toBe(field);
});

function Three() {
  const [open, setOpen] = useState(['А']);
  const turn = (name: string) => () =>
    setOpen((names) => (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]));
  return (
    <MemoryRouter>
      {['А', 'Б', 'В'].map((name) => (
        <Modal
          key={name}
          open={open.includes(name)}
          onClose={turn(name)}
          title={name}
          closeLabel={`Закрити ${name}`}
        >
          {['А', 'Б', 'В'].map((other) => (
            <button key={other} type="button" onClick={turn(other)}>{`${name}: ${other}`}</button>
          ))}
        </Modal>
      ))}
    </MemoryRouter>
  );
}

test('a window that closes under another leaves the next one the place above both', async () => {
  render(<Three />);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('А: Б');
  await press('Б: А');
  expect(dialog('А')).toBeNull();
  await press('Б: В');
  expect([layer('Б'), layer('В')]).toEqual([1000, 1001]);
  await userEvent.keyboard('{Escape}');
  expect([dialog('Б') === null, dialog('В') === null]).toEqual([false, true]);
});

describe('a step back', () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 4 } });
  beforeAll(() => void Object.assign(globalThis, { navigation }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'navigation'));
  /** What the browser asks before it goes; true: it goes. */
  function goes(index: number, cancelable = true, navigationType = 'traverse'): boolean {
    const step = Object.assign(new Event('navigate', { cancelable }), {
      navigationType,
      destination: { index },
    });
    act(() => void navigation.dispatchEvent(step));
    return !step.defaultPrevented;
  }

  test('closes the upper window first, one at a time, and then leaves', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Ще одне' }));
    await screen.findByRole('dialog', { name: 'Друге' });
    expect(goes(3)).toBe(false);
    expect(dialog('Друге')).toBeNull();
    expect(dialog('Перше')).not.toBeNull();
    expect(goes(3)).toBe(false);
    expect(dialog('Перше')).toBeNull();
    expect(goes(3)).toBe(true);
  });

  test.each([
    ['that the browser does not ask about', 3, false, 'traverse'],
    ['forward', 5, true, 'traverse'],
    ['to another page', 5, true, 'push'],
  ])('a navigation %s is not held', async (_, index, cancelable, type) => {
    await open();
    expect(goes(index, cancelable, type)).toBe(true);
    expect(dialog('Перше')).not.toBeNull();
  });
});
