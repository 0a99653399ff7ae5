const quiet = new WeakSet<object>();

/** Marks a call whose failure needs no message: the page works without its reply or shows the error. */
export function silenced<T extends object>(args: T): T {
  quiet.add(args);
  return args;
}

export const isSilent = (args: object | undefined): boolean => !!args && quiet.has(args);

/** For a failed call whose reply had no message, or that reached no server. */
export function fallbackErrorText(status: number) {
  if (status === 401) return 'shell.session-ended';
  return status === 0 ? 'shell.unreachable' : 'shell.unanswered';
}
