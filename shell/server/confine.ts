import Module, { registerHooks } from 'node:module';

/** What server builds import. node:sqlite, for one, opens files past Node's permission model. */
const MODULES = ['async_hooks', 'crypto', 'fs', 'path', 'stream', 'util', 'vm'];

/** Signals, users and other ways out that Node's permission model leaves open. */
const REMOVED = [
  'binding',
  'chdir',
  'dlopen',
  'getBuiltinModule',
  'initgroups',
  'kill',
  'loadEnvFile',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'umask',
  '_debugEnd',
  '_debugProcess',
  '_kill',
  '_linkedBinding',
  '_startProfilerIdleNotifier',
];

/** Leaves releases' code no more of Node than rendering needs, beyond what `--permission` refuses. */
export function confine(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.startsWith('node:') && !MODULES.includes(found.url.slice('node:'.length)))
        throw new Error(`A release may not use ${found.url}.`);
      return found;
    },
  });
  // Later hooks would come before this one.
  Object.defineProperty(Module, 'registerHooks', { value: undefined });
  Object.freeze(Module);
  Object.freeze(Module.prototype);
  for (const name of REMOVED)
    if (name in process) Object.defineProperty(process, name, { value: undefined, configurable: false });
}
