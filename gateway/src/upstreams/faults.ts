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

export class UpstreamTimeout extends Error {
  override readonly name = 'TimeoutError';
}

/** The upstream replied that it cannot work now, which counts as a refused connection. */
export class UpstreamRefused extends Error {
  override readonly name = 'RefusedError';
}

export function faultOf(error: unknown): FaultKind | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'RefusedError') return 'refused';
  if (typeof code === 'string') {
    if (REFUSED.has(code)) return 'refused';
    if (BROKEN.has(code) || code.startsWith('HPE_')) return 'broken';
  }
  return cause && cause !== error ? faultOf(cause) : undefined;
}
