import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError } from '@stezhka/kit/errors';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { isLocale } from '@stezhka/kit-contract';

/** A picture, link or form elsewhere cannot send the `Locale` header. @throws AppError csrf_refused */
export function assertOwnGet(req: IncomingMessage): void {
  const { 'sec-fetch-site': site, origin, locale } = req.headers;
  if (!isLocale(locale)) throw refusal(req);
  if (site !== undefined && site !== 'same-origin') throw refusal(req);
  if (origin !== undefined && origin !== req.context.origin) throw refusal(req);
}

/**
 * A POST proves itself by its origin or by the session's token.
 * @param given reads the header X-CSRF-Token or the field _csrf_token
 * @throws AppError csrf_refused
 */
export async function assertOwnPost(
  req: IncomingMessage,
  token: string | undefined,
  given: () => Promise<string | undefined>,
): Promise<void> {
  const { 'sec-fetch-site': site, origin } = req.headers;
  const own = site === undefined ? origin === req.context.origin : site === 'same-origin';
  if (own || (token && same(token, (await given()) ?? ''))) return;
  throw refusal(req);
}

function refusal({ context }: IncomingMessage): AppError {
  logSecurityEvent('csrf_refused', { detail: context.label });
  return new AppError('csrf_refused');
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
