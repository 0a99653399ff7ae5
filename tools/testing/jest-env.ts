/** What jest's process is started with; a bare `npx jest` has the first option from .npmrc. */
export const JEST_ENV = {
  NODE_ENV: 'test',
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};
