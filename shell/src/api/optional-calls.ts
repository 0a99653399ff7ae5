const optional = new WeakSet<object>();

/** Marks the arguments of a call that the page can do without. */
export function asOptional<T extends object>(args: T): T {
  optional.add(args);
  return args;
}

export const isOptional = (args: object | undefined): boolean => !!args && optional.has(args);
