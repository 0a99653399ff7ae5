import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { transformSync } from '@swc/core';

const source = readFileSync(join(import.meta.dirname, 'pre-hydration.ts'), 'utf8');
const { code } = transformSync(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
const ENTRY = '/assets/shell/1/main.js';
const started = () => document.head.querySelectorAll(`script[src="${ENTRY}"]`).length;
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const frames = () => jest.advanceTimersByTime(60);

/** Reports the first paint; undefined until the script observes it. */
let paint: (() => void) | undefined;
class Observer {
  #told: () => void;
  constructor(told: () => void) {
    this.#told = told;
  }
  observe() {
    paint = this.#told;
  }
  disconnect() {}
}

/** Runs it as the document's head does. */
function run(body = '<main>Стежка</main>', entry = ENTRY) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry, integrity: 'sha256-main' });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  paint = undefined;
  Object.assign(globalThis, { PerformanceObserver: Observer });
  new Function(code)();
}

/** A document lives once; here its listeners go with each test. The window of tests has an `addEventListener` of its own. */
const listeners: (() => void)[] = [];
const hosts = [EventTarget.prototype, window].map((host) => ({ host, listen: host.addEventListener }));

beforeEach(() => {
  jest.useFakeTimers();
  for (const { host, listen } of hosts) {
    host.addEventListener = function add(...args: Parameters<typeof listen>) {
      // A call without a target is the window's.
      const target = this ?? window;
      listeners.push(() => target.removeEventListener(...args));
      listen.apply(target, args);
    };
  }
});
afterEach(() => {
  for (const { host, listen } of hosts) host.addEventListener = listen;
  for (const remove of listeners.splice(0)) remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the entry starts once all that was drawn has been painted, and once', () => {
  run();
  parsed();
  frames();
  expect(paint).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  frames();
  expect(started()).toBe(0);
  paint!();
  frames();
  expect(started()).toBe(1);
  expect(document.head.querySelector('script')!.integrity).toBe('sha256-main');
  jest.advanceTimersByTime(5_000);
  expect(started()).toBe(1);
});

test('a picture that does not come keeps nobody waiting', () => {
  run();
  parsed();
  jest.advanceTimersByTime(2_000);
  expect(started()).toBe(1);
});

test('a page with nothing drawn, or that nobody sees, starts at once', () => {
  run('');
  parsed();
  expect(started()).toBe(1);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  parsed();
  expect(started()).toBe(1);
});

test('a chosen theme is there before the first paint', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('guest=1; theme=dark');
  run();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

describe('a button that is pressed before anything answers', () => {
  const answers = () => {
    window.dispatchEvent(new Event('stezhka:part-hydrated'));
    jest.advanceTimersByTime(0);
  };
  /** The document with a button, what heard its presses, and the app in between as React stands there. */
  function page() {
    run('<button type="button">Купити</button><button>Надіслати</button>');
    const [button, submit] = document.querySelectorAll('button');
    const done = jest.fn();
    const waiting = { cancel: jest.fn() };
    Object.assign(button!, { animate: jest.fn(() => waiting) });
    const app = { runs: false, hydrated: false };
    const root = document.getElementById('root')!;
    root.addEventListener('click', (event) => app.runs && !app.hydrated && event.stopPropagation(), true);
    root.addEventListener('click', () => app.hydrated && done());
    const press = (which = button!) => {
      which.click();
      jest.advanceTimersByTime(0);
    };
    const begin = (state: { hydrated: boolean }) => {
      Object.assign(app, { runs: true, ...state });
      answers();
    };
    return { button: button!, submit: submit!, waiting, done, press, begin };
  }

  test('is pressed once it does, once, and shows that it waits', () => {
    const { button, waiting, done, press, begin } = page();
    press();
    press();
    expect(button.animate).toHaveBeenCalledTimes(1);
    begin({ hydrated: true });
    expect(done).toHaveBeenCalledTimes(1);
    expect(waiting.cancel).toHaveBeenCalledTimes(1);
    answers();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('waits for its own part of the page', () => {
    const { done, press, begin } = page();
    press();
    begin({ hydrated: false });
    press();
    expect(done).not.toHaveBeenCalled();
    begin({ hydrated: true });
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is pressed no second time when it was heard', () => {
    const { done, press, begin } = page();
    begin({ hydrated: true });
    press();
    answers();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is forgotten when it is gone meanwhile', () => {
    const { button, done, press, begin } = page();
    press();
    button.remove();
    begin({ hydrated: true });
    expect(done).not.toHaveBeenCalled();
  });

  test('is none that sends a form: without scripts a browser does that itself', () => {
    const { submit, done, press, begin } = page();
    press(submit);
    begin({ hydrated: true });
    expect(done).not.toHaveBeenCalled();
  });
});
