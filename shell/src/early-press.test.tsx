import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { notifyHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { transformSync } from '@swc/core';
import { act } from '@testing-library/react';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

// Presses kept by src/pre-hydration.ts are tested with React itself.
const source = readFileSync(join(import.meta.dirname, 'pre-hydration.ts'), 'utf8');
const { code } = transformSync(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });

const onPress = jest.fn();
const Buy = () => (
  <button type="button" onClick={onPress}>
    Купити
  </button>
);
/** Says that it answers as the app does. */
function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(notifyHydrated, []);
  return children;
}

type Listener = Parameters<typeof addEventListener>;
const listeners: Listener[] = [];
let root: Root | undefined;
const button = () => document.querySelector('button')!;
/** What waits for the next task. */
const timers = () => act(() => new Promise((resolve) => setTimeout(resolve)));
/** A new document, as far as one can be had here. */
function drawn(html: string): HTMLElement {
  const listen = jest.spyOn(window, 'addEventListener');
  new Function(code)();
  listeners.push(...(listen.mock.calls as Listener[]));
  listen.mockRestore();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root')!;
}
afterEach(async () => {
  await act(async () => root?.unmount());
  for (const args of listeners.splice(0)) window.removeEventListener(...args);
  onPress.mockClear();
});

test.each([
  ['before React runs', false],
  ['while it hydrates', true],
])('a press %s is done once', async (_, during) => {
  const container = drawn(renderToString(<Buy />));
  const page = (
    <Page>
      <Buy />
    </Page>
  );
  if (!during) button().click();
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, page);
    });
    if (during) button().click();
  });
  await timers();
  expect(onPress).toHaveBeenCalledTimes(1);
  await act(async () => button().click());
  await timers();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a press on a part whose code is still on its way is done once that is here', async () => {
  const coming = Promise.withResolvers<typeof Buy>();
  const Part = lazyPart(() => coming.promise);
  const container = drawn(`<p>Щоденник</p><!--$-->${renderToString(<Buy />)}<!--/$-->`);
  await act(async () => {
    root = hydrateRoot(
      container,
      <Page>
        <p>Щоденник</p>
        <Part />
      </Page>,
    );
  });
  await act(async () => button().click());
  await timers();
  expect(onPress).not.toHaveBeenCalled();
  await act(async () => coming.resolve(Buy));
  await timers();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press outlives a page that renders anew while the code of a part is on its way', async () => {
  const Saving = ({ edits }: { edits: string[] }) => (
    <>
      <Buy />
      <p>{`${edits.length} to save`}</p>
    </>
  );
  const coming = Promise.withResolvers<typeof Saving>();
  const Part = lazyPart(() => coming.promise);
  const container = drawn(`<p>0</p><!--$-->${renderToString(<Saving edits={[]} />)}<!--/$-->`);
  let edit = () => {};
  function Profile() {
    const [edits, setEdits] = useState<string[]>([]);
    edit = () => setEdits((before) => [...before, 'name']);
    return (
      <Page>
        <p>{edits.length}</p>
        <Part edits={edits} />
      </Page>
    );
  }
  await act(async () => {
    root = hydrateRoot(container, <Profile />);
  });
  const ofTheServer = button();
  await act(async () => ofTheServer.click());
  await act(async () => edit());
  await act(async () => startTransition(edit));
  expect(container.textContent).toContain('2');
  await act(async () => coming.resolve(Saving));
  await timers();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(button()).toBe(ofTheServer);
  expect(container.textContent).toContain('2 to save');
});
