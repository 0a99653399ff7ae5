import type { IncomingMessage } from 'node:http';

/** Pictures and programs accept anything; whoever opens a page names HTML. */
export const isNavigation = ({ headers }: IncomingMessage): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');
