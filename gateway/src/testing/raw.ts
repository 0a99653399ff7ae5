import { request } from 'node:http';

export interface RawReply {
  status?: number;
  location?: string;
  type?: string;
}

/** Sends a path as it is: other clients tidy it up first. */
export function rawGet(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers: { Accept: 'text/html', ...headers } }, (reply) => {
      reply.resume();
      const { location, 'content-type': type } = reply.headers;
      resolve({ status: reply.statusCode, ...(location && { location }), ...(type && { type }) });
    })
      .on('error', reject)
      .end();
  });
}
