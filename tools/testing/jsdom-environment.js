import { TestEnvironment } from 'jest-environment-jsdom';

const NODE_CLASSES = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'Uint8Array',
  'ArrayBuffer',
  'CompressionStream',
  'DecompressionStream',
  'Temporal',
];

/** jsdom with the web classes that Node has and jsdom lacks (react-router needs them). */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_CLASSES) {
      if (!globalThis[name]) continue;
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
