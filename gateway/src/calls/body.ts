import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@stezhka/kit/errors';
import express from 'express';
import type { Settings } from '../settings.ts';
import { watchPace } from './body-pace.ts';
import { multipartField } from './multipart.ts';

/** Larger ones are not even read to their end. */
const DISCARDED_BYTES = 50_000_000;

export interface BodyRules {
  /** Bytes. */
  limit: number;
  settings: Settings;
}

/** @throws AppError too_large for what the headers tell, in such a way that the sender sees the answer */
export async function refuseLargeBody(
  req: IncomingMessage,
  res: ServerResponse,
  { limit, settings }: BodyRules,
): Promise<void> {
  const told = Number(req.headers['content-length'] ?? 0);
  if (told <= limit) return;
  // Without reading on, a caller who still sends would lose the answer with the connection.
  const isDiscarded = told <= DISCARDED_BYTES && (await discard(req, settings.discardTimeoutMs));
  if (!isDiscarded) res.setHeader('Connection', 'close');
  throw new AppError('too_large');
}

/** Reads a whole body of at most `limit` bytes. @throws AppError too_large, bad_request, request_timeout */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  { limit, settings }: BodyRules,
): Promise<Buffer | undefined> {
  const parse = express.raw({ type: () => true, limit, inflate: false });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stopWatching = watchPace(req, { limit, settings }, (received) => {
    res.setHeader('Connection', 'close');
    reject(new AppError(received > limit ? 'too_large' : 'request_timeout'));
  });
  parse(req as never, res as never, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  await promise.finally(stopWatching);
  const { body } = req as { body?: unknown };
  return Buffer.isBuffer(body) ? body : undefined;
}

/** @returns whether the body ended in time */
const discard = (req: IncomingMessage, timeoutMs: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeoutMs);
  req.resume();
  for (const event of ['close', 'end']) req.once(event, () => resolve(true));
  return promise.finally(() => clearTimeout(timer));
};

/** A GET has no body; one that is sent anyway could smuggle a second request. @throws AppError bad_request */
export function refuseBody(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  if (encoding === undefined && Number(length ?? 0) === 0) return;
  res.setHeader('Connection', 'close');
  throw new AppError('bad_request');
}

export async function givenToken(
  req: IncomingMessage,
  body: Buffer | undefined,
): Promise<string | undefined> {
  const header = req.headers['x-csrf-token'];
  if (typeof header === 'string') return header;
  const type = String(req.headers['content-type'] ?? '');
  if (!body) return undefined;
  if (type.startsWith('application/x-www-form-urlencoded'))
    return new URLSearchParams(body.toString('utf8')).get('_csrf_token') ?? undefined;
  if (type.startsWith('multipart/form-data')) return multipartField(body, type, '_csrf_token');
  if (!type.startsWith('application/json')) return undefined;
  try {
    const field = (JSON.parse(body.toString('utf8')) as { _csrf_token?: unknown } | null)?._csrf_token;
    return typeof field === 'string' ? field : undefined;
  } catch {
    return undefined;
  }
}
