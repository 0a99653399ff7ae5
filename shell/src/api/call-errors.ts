const quiet = new WeakSet<object>();

/** Marks the arguments of a call whose failure is no news: the page stands without it, or the failure is the page. */
export function silenced<T extends object>(args: T): T {
  quiet.add(args);
  return args;
}

export const isSilent = (args: object | undefined): boolean => !!args && quiet.has(args);

/** The text for a call that failed without words: nobody was reached, or somebody answered who knows none. */
export const fallbackErrorText = (status: number) =>
  status === 0 ? 'shell.unreachable' : 'shell.unanswered';
