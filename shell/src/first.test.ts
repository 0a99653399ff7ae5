import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { transformSync } from '@swc/core';

const source = readFileSync(join(import.meta.dirname, 'first.ts'), 'utf8');
const { code } = transformSync(source, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
const ENTRY = '/assets/shell/1/main.js';
const started = () => document.head.querySelectorAll(`script[src="${ENTRY}"]`).length;
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const frames = () => jest.advanceTimersByTime(60);

/** Tells of the first paint; undefined until somebody wants to know. */
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

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
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
