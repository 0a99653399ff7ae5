/** refused: nothing was sent · broken: the connection died on the way · timeout: no answer in time. */
export type FaultKind = 'refused' | 'broken' | 'timeout';

const REFUSED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED', 'UND_ERR_SOCKET']);

/** The upstream gave no answer in the time it has. */
export class UpstreamTimeout extends Error {
  override readonly name = 'TimeoutError';
}

/** Says whether an error is the upstream's fault; undefined for everything else. */
export function faultOf(error: unknown): FaultKind | undefined {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return undefined;
  if (error.name === 'TimeoutError') return 'timeout';
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (typeof code === 'string') {
    if (REFUSED.has(code)) return 'refused';
    if (BROKEN.has(code) || code.startsWith('HPE_')) return 'broken';
  }
  return cause && cause !== error ? faultOf(cause) : undefined;
}
