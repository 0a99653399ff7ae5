import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The federation runtime of a remote in a browser: the shell's own, which is there before any remote is
 * (shell/src/start.tsx). A remote adds what only a container needs.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.stezhkaFederation;

/** The runtime's own `init`, except that the page's instance stays the shell's. */
function init(options) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return known ?? runtime.createInstance({ ...options, id: '' });
}

export default {
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
