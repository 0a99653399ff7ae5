/** What jest's process is started with; a bare `npx jest` has the first option from .npmrc. */
export const JEST_ENV = {
  NODE_ENV: 'test',
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};

/**
 * What `node` is given to run jest; workers take the flags over. Each test file runs for seconds in a context of its
 * own: optimised code comes too late to pay for itself, code of packages that is thrown away is compiled again for the
 * next file, and helper threads of the collector find no idle core.
 */
export const JEST_ARGS = [
  '--no-opt',
  '--no-flush-bytecode',
  '--single-threaded-gc',
  'node_modules/jest/bin/jest.js',
];
