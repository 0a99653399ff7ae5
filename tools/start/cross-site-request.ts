import { isOperation } from '@stezhka/kit/testing/contract';
import { type AnyOperation, callUrl } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import type { TestCluster } from './test-cluster.ts';

export const changingOperations = (contract: Record<string, unknown>): AnyOperation[] =>
  Object.values(contract)
    .filter(isOperation)
    .filter(({ access, mutates, callback }) => mutates && typeof access !== 'object' && !callback);

/** Values of Sec-Fetch-Site on calls that a picture, a link or a form of another site can cause. */
export const SITES = ['cross-site', 'same-site', 'none'] as const;

export function crossSiteRequest(
  { url }: TestCluster,
  op: AnyOperation,
  { site, cookie, params = exampleOf(op).params }: { site: string; cookie: string; params?: object },
): Promise<Response> {
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': site, Origin: 'https://evil.example' };
  const body = new URLSearchParams({ ...exampleOf(op).body });
  return fetch(`${url}/api${callUrl({ path: op.path }, { params })}`, {
    method: op.method,
    headers,
    ...(op.method === 'POST' && { body }),
  });
}
