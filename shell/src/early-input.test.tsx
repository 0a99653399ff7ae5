import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { notifyHydrated, useHydrated } from '@stezhka/shared-ui/hydration';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { transformSync } from '@swc/core';
import { act } from '@testing-library/react';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

// What src/pre-hydration.ts keeps is tested with React itself.
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
/** Fields as the remotes write them, and what React knows of them. */
function Fields() {
  const [state, setState] = useState({ name: '', notes: 'Ранок', news: true, sort: 'new', paper: 'dots' });
  // The submit button of a form renders anew at once.
  const hydrated = useHydrated();
  known = state;
  const choose = (part: Partial<typeof state>) => {
    changes(part);
    setState({ ...state, ...part });
  };
  return (
    <form aria-busy={!hydrated}>
      <input id="name" value={state.name} onChange={(event) => choose({ name: event.target.value })} />
      <textarea id="notes" value={state.notes} onChange={(event) => choose({ notes: event.target.value })} />
      <input
        id="news"
        type="checkbox"
        checked={state.news}
        onChange={(event) => choose({ news: event.target.checked })}
      />
      <select id="sort" value={state.sort} onChange={(event) => choose({ sort: event.target.value })}>
        <option>new</option>
        <option>cheap</option>
      </select>
      {['dots', 'lines'].map((paper) => (
        <input
          key={paper}
          id={paper}
          type="radio"
          checked={state.paper === paper}
          onChange={() => choose({ paper })}
        />
      ))}
      <input id="picture" type="file" onChange={() => changes('file')} />
    </form>
  );
}
let known: object | undefined;
const changes = jest.fn();
const GIVEN = { name: 'Оксана', notes: '', news: false, sort: 'cheap', paper: 'lines' };
/** What a visitor does in a browser: the field has its new value, and then events tell of it. */
function fill() {
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  for (const id of ['name', 'notes', 'sort', 'picture'] as const) {
    if (id !== 'picture') {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(id)), 'value')!;
      set!.call(field(id), GIVEN[id]);
    }
    for (const type of ['input', 'change']) field(id).dispatchEvent(new Event(type, { bubbles: true }));
  }
  field('news').click();
  field('lines').click();
}
function expectGiven() {
  expect(known).toEqual(GIVEN);
  // The picture is a sixth change.
  expect(changes).toHaveBeenCalledTimes(6);
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  expect([field('name').value, field('notes').value, field('sort').value]).toEqual(['Оксана', '', 'cheap']);
  expect([field('news').checked, field('dots').checked, field('lines').checked]).toEqual([
    false,
    false,
    true,
  ]);
}

afterEach(async () => {
  await act(async () => root?.unmount());
  changes.mockClear();
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

test.each([
  ['before React runs', false],
  ['while it hydrates', true],
])('fields filled in %s are heard once', async (_, during) => {
  const container = drawn(renderToString(<Fields />));
  if (!during) fill();
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(
        container,
        <Page>
          <Fields />
        </Page>,
      );
    });
    if (during) fill();
  });
  await timers();
  expectGiven();
  await timers();
  expect(changes).toHaveBeenCalledTimes(6);
});

test('fields of a part whose code is still on its way are heard once that is here', async () => {
  const coming = Promise.withResolvers<typeof Fields>();
  const Part = lazyPart(() => coming.promise);
  const container = drawn(`<p>Кабінет</p><!--$-->${renderToString(<Fields />)}<!--/$-->`);
  await act(async () => {
    root = hydrateRoot(
      container,
      <Page>
        <p>Кабінет</p>
        <Part />
      </Page>,
    );
  });
  await act(async () => fill());
  await timers();
  expect(changes).not.toHaveBeenCalled();
  await act(async () => coming.resolve(Fields));
  await timers();
  expectGiven();
});

test('fields of a part that answers are heard at once and not again', async () => {
  const container = drawn(renderToString(<Fields />));
  await act(async () => {
    root = hydrateRoot(
      container,
      <Page>
        <Fields />
      </Page>,
    );
  });
  await act(async () => fill());
  expectGiven();
  await act(async () => notifyHydrated());
  await timers();
  expect(changes).toHaveBeenCalledTimes(6);
});
