import { jest } from '@jest/globals';

// The tests' own preparation has brought React, which would not have heard of the hook.
jest.resetModules();
await import('./hot.ts');
const { useState } = await import('react');
const { act, fireEvent, render, screen } = await import('@testing-library/react');
const { useText } = await import('@stezhka/intl');
const { addTexts } = await import('../texts/texts.ts');
const { TextsProvider } = await import('../texts/texts-provider.tsx');

interface Hot {
  module(
    part: string,
    self: object,
  ): { register(type: unknown, name: string): void; done(exports: object): void };
  texts(self: object, locale: string, table: object): void;
  update(part: string): Promise<boolean>;
}
const { module, texts, update } = (globalThis as unknown as { stezhkaHot: Hot }).stezhkaHot;

type Kept = { before?: object };
/** What a bundle gives a module, of which there are several versions. */
function versions(part: string, id: string) {
  let keep: (data: Kept) => void = () => {};
  const accept = jest.fn();
  const invalidate = jest.fn();
  const pending: (() => void)[] = [];
  const check = async () => {
    const next = pending.shift();
    next?.();
    return next ? [id] : null;
  };
  const run = (exports: object, data?: Kept) => {
    const hot = {
      data,
      accept,
      invalidate,
      check,
      dispose: (dispose: typeof keep) => {
        keep = dispose;
      },
    };
    module(part, { id, hot, exports }).done(exports);
  };
  const save = (exports: object) =>
    pending.push(() => {
      const data: Kept = {};
      keep(data);
      run(exports, data);
    });
  return { run, save, accept, invalidate };
}

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

test('a saved component takes the place of the shown one, which keeps its state', async () => {
  const thing = versions('mfe-x', './thing.page.tsx');
  const First = () => Counter({ label: 'before' });
  thing.run({ First });
  render(<First />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('before 1');
  thing.save({ First: () => Counter({ label: 'after' }) });
  await act(async () => expect(await update('mfe-x')).toBe(true));
  expect(screen.getByRole('button').textContent).toBe('after 1');
});

test('several saves in a row are taken over one by one', async () => {
  const thing = versions('mfe-rows', './thing.page.tsx');
  const Page = () => Counter({ label: 'one' });
  thing.run({ Page });
  render(<Page />);
  thing.save({ Page: () => Counter({ label: 'two' }) });
  thing.save({ Page: () => Counter({ label: 'three' }) });
  await act(async () => expect(await update('mfe-rows')).toBe(true));
  expect(screen.getByRole('button').textContent).toBe('three 0');
});

test('a module of other things than components leaves it to those that import it', () => {
  const rules = versions('mfe-x', './rules.tsx');
  rules.run({ Rule: () => null, limit: 3 });
  expect(rules.accept).not.toHaveBeenCalled();
});

test('a component that another one replaces under a new name is left to those that import it', async () => {
  const thing = versions('mfe-y', './thing.page.tsx');
  thing.run({ Old: () => null });
  thing.save({ Renamed: () => null });
  await act(async () => void (await update('mfe-y')));
  expect(thing.invalidate).toHaveBeenCalled();
});

test('without anything new the page asks for a reload; a part that is not here needs none', async () => {
  versions('mfe-z', './z.page.tsx').run({ Z: () => null });
  expect(await update('mfe-z')).toBe(false);
  expect(await update('mfe-elsewhere')).toBe(true);
});

test('a saved text takes the place of the shown one', async () => {
  await addTexts('mfe-words', 'uk', async () => ({ 'shell.cart': 'Кошик' }));
  const Label = () => <p>{useText()('shell.cart')}</p>;
  render(
    <TextsProvider locale="uk">
      <Label />
    </TextsProvider>,
  );
  expect(screen.queryByText('Кошик')).not.toBeNull();
  const first = { id: './texts/uk.json', hot: { accept() {}, dispose() {} } };
  texts(first, 'uk', { 'shell.cart': 'Кошик' });
  texts({ ...first, hot: { ...first.hot, data: { before: {} } } }, 'uk', { 'shell.cart': 'Торбинка' });
  await screen.findByText('Торбинка');
});
