import type { Access, Method } from '@stezhka/kit-contract';
import type { TestCluster } from './test-cluster.ts';

/** As a service tells the gateway of its calls. */
interface TableOperation {
  name: string;
  method: Method;
  path: string;
  access: Access;
  mutates: boolean;
  callback?: boolean;
}

/** Calls of a running service that change something for a visitor, a member or staff. */
export async function changingOperations(serviceUrl: string): Promise<TableOperation[]> {
  const reply = await fetch(`${serviceUrl}/operations`);
  const { data } = (await reply.json()) as { data: { operations: TableOperation[] } };
  return data.operations.filter(
    ({ access, mutates, callback }) => mutates && typeof access !== 'object' && !callback,
  );
}

/** Sec-Fetch-Site of calls that a picture, a link or a form of another site can cause; old browsers say nothing. */
export const SITES = ['cross-site', 'same-site', 'none', undefined] as const;

export function crossSiteRequest(
  { url }: TestCluster,
  { method, path }: TableOperation,
  { site, cookie }: { site: (typeof SITES)[number]; cookie: string },
): Promise<Response> {
  const headers = { Cookie: cookie, ...(site && { 'Sec-Fetch-Site': site }), Origin: 'https://evil.example' };
  const address = path.replace(/:\w+/g, '65f0000000000000000000b1');
  const body = new URLSearchParams({ text: 'Слухати' });
  return fetch(`${url}/api${address}`, { method, headers, ...(method === 'POST' && { body }) });
}
