const quiet = new WeakSet<object>();

/** Marks the arguments of a call whose failure is no news: the page stands without it, or the failure is the page. */
export function asQuiet<T extends object>(args: T): T {
  quiet.add(args);
  return args;
}

export const isQuiet = (args: object | undefined): boolean => !!args && quiet.has(args);
