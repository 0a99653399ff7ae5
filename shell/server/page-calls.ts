import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, READ_ONLY_HEADER } from '@stezhka/kit/identity';
import type { CallReply, CallRequest } from './messages.ts';

const TIMEOUT_MS = 5_000;
/** In bytes. */
const LONGEST_REPLY = 8_000_000;
const SENT = ['locale', 'cache', 'x-request-id'];
const RETURNED = ['content-type', 'cache-tags', 'cache-seconds'];

/** Calls of pages: a worker may read what the gateway serves, as the visitors whose pages it renders now. */
export class PageCalls {
  readonly #gateway: string;
  /** Tokens by their stand-ins: the worker itself never has a token. */
  readonly #tokens = new Map<string, string>();

  constructor(gateway: string) {
    this.#gateway = new URL(gateway).origin;
  }

  /** The token's claims with a random signature: worth nothing but to this worker, until `forget`. */
  standIn(token: string): string {
    const standIn = `${token.split('.').slice(0, 2).join('.')}.${randomUUID()}`;
    this.#tokens.set(standIn, token);
    return standIn;
  }

  forget(standIn: string): void {
    this.#tokens.delete(standIn);
  }

  /** @throws Error for anything but a read of the gateway's calls */
  async answer({ url, method, headers }: CallRequest): Promise<CallReply> {
    const { origin, pathname, href } = new URL(url);
    if (method !== 'GET' || origin !== this.#gateway || !pathname.startsWith('/api/'))
      throw new Error(`A page may not ask ${method} ${origin}${pathname}.`);
    const given = new Headers(headers);
    const standIn = given.get(IDENTITY_HEADER);
    const token = standIn && this.#tokens.get(standIn);
    if (standIn && !token) throw new Error('A page may not speak for that visitor.');
    const reply = await fetch(href, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...only(SENT, given), [READ_ONLY_HEADER]: '1', ...(token && { [IDENTITY_HEADER]: token }) },
    });
    return { status: reply.status, headers: only(RETURNED, reply.headers), body: await textOf(reply) };
  }
}

/** @throws Error at the byte that is one too many: the rest is not read */
async function textOf({ body, url }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > LONGEST_REPLY) throw new Error(`The reply to ${url} is too long.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const only = (names: string[], headers: Headers): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])));
