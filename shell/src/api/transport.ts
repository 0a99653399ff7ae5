import type { AnyOperation, CallArgs, Envelope, Locale } from '@stezhka/kit-contract';
import { callUrl, FOR_MEMBER_HEADER } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';

export type CallResult = { data: unknown } | { error: CallError };

/** @param member whom the page shows; a change of another one's data is refused */
export type Transport = (
  op: AnyOperation,
  args: CallArgs,
  locale: Locale,
  member?: string,
) => Promise<CallResult>;

/** Browsers finish `keepalive` requests of up to 64 KB after the page closes. */
const KEEPALIVE_BYTES = 60_000;

export interface TransportOptions {
  base: string;
  headers?: Record<string, string>;
  timeoutMs: number;
  onReply?: (reply: Response) => void;
}

/** Only cacheable reads may be answered stale (product 7.1). */
export const fetchTransport =
  ({ base, headers, timeoutMs, onReply }: TransportOptions): Transport =>
  async (op, args, locale, member) => {
    const form = args.body instanceof FormData;
    const body = args.body && !form ? JSON.stringify(args.body) : undefined;
    try {
      const reply = await fetch(`${base}/api${callUrl(op, args)}`, {
        method: op.method,
        credentials: 'same-origin',
        keepalive: op.mutates && !form && bytesOf(body) < KEEPALIVE_BYTES,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          Locale: locale,
          ...(member && { [FOR_MEMBER_HEADER]: member }),
          ...(op.cache ? {} : { Cache: 'no-cache' }),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(args.body ? { body: body ?? (args.body as FormData) } : {}),
      });
      onReply?.(reply);
      const envelope = (await reply.json().catch(() => null)) as Envelope | null;
      if (reply.ok && envelope && !envelope.error) return { data: envelope.data };
      return { error: callError(reply.status, envelope) };
    } catch {
      return { error: { status: 0, code: 'unreachable', message: '' } };
    }
  };

const bytesOf = (text = '') => new TextEncoder().encode(text).length;

const callError = (status: number, body: Envelope | null): CallError => ({
  status,
  code: body?.code ?? 'internal',
  message: body?.error ?? '',
  ...(body?.fields && { fields: body.fields }),
  ...(body?.data ? { data: body.data } : {}),
  ...(body?.requestId && { requestId: body.requestId }),
});
