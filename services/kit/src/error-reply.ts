import type { Envelope, Locale } from '@stezhka/kit-contract';
import { AppError, type AppErrorOptions, type ErrorTable, kitErrorTable } from './errors.ts';

/** Finds status and text of a code in a service's table, then in the kit's. */
export function errorReply(
  error: unknown,
  { locale, requestId, table }: { locale: Locale; requestId: string; table?: ErrorTable },
): { status: number; body: Envelope; headers: Record<string, string> } {
  const known = toAppError(error);
  const statuses: Record<string, number> = { ...kitErrorTable.statuses, ...table?.statuses };
  const { fields, data, retryAfter, params, answered } = known.options;
  const code = answered || known.code in statuses ? known.code : 'internal';
  const text = answered?.text ?? errorText({ code, params }, locale, table);
  return {
    status: answered?.status ?? statuses[code]!,
    body: { data: data ?? null, error: text, code, ...(fields && { fields }), requestId },
    headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  };
}

/** The text of a code with its values filled in, e.g. for a reply that tells of what is refused. */
export function errorText(
  { code, params }: { code: string; params?: AppErrorOptions['params'] },
  locale: Locale,
  table?: ErrorTable,
): string {
  const texts = { ...kitErrorTable.texts, ...table?.texts } as Record<string, Record<Locale, string>>;
  return texts[code]![locale].replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key] ?? ''));
}

/** Body parsers and mongoose throw errors of their own; the ones a caller caused become 4xx. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, status, name } = (error ?? {}) as {
    type?: string;
    status?: number;
    name?: string;
  };
  if (type === 'entity.too.large') return new AppError('too_large', { cause: error });
  if (status === 415) return new AppError('unsupported_media', { cause: error });
  if (name === 'URIError' || (status && status >= 400 && status < 500)) {
    return new AppError('bad_request', { cause: error });
  }
  return new AppError('internal', { cause: error });
}
