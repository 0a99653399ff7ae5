import type { Envelope, Locale, Localised } from '@stezhka/kit-contract';
import { kitErrors } from '@stezhka/kit-contract';
import { kitErrorTexts, longWait } from './kit-error-texts.ts';

export interface AppErrorOptions {
  /** Messages by a field's fullName or a parameter's name. */
  fields?: Record<string, string>;
  params?: Record<string, string | number | Localised>;
  /** Sent beside the error, e.g. the current day of a stale write. */
  data?: unknown;
  cause?: unknown;
  /** Seconds, for Retry-After. */
  retryAfter?: number;
  /** Reply of another service, whose codes are not in this table. */
  answered?: { status: number; text: string };
}

export class AppError extends Error {
  readonly code: string;
  readonly options: AppErrorOptions;
  constructor(code: string, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }
}

/** A code without a text does not compile. */
export interface ErrorTable<Codes extends Record<string, number> = Record<string, number>> {
  statuses: Codes;
  texts: { [K in keyof Codes]: Localised };
}

export const errorTable = <Codes extends Record<string, number>>(
  statuses: Codes,
  texts: { [K in keyof Codes]: Localised },
): ErrorTable<Codes> => ({ statuses, texts });

const kitErrorTable = errorTable(kitErrors, kitErrorTexts);

export function errorReply(
  error: unknown,
  { locale, requestId, table }: { locale: Locale; requestId: string; table?: ErrorTable },
): { status: number; body: Envelope; headers: Record<string, string> } {
  const known = toAppError(error);
  const statuses: Record<string, number> = { ...kitErrorTable.statuses, ...table?.statuses };
  const { fields, data, retryAfter, params, answered } = known.options;
  const code = answered || known.code in statuses ? known.code : 'internal';
  const wait = retryAfter && { wait: waitOf(retryAfter, locale) };
  const text =
    answered?.text ??
    waitText(code, retryAfter, locale) ??
    errorText({ code, params: { ...params, ...wait } }, locale, table);
  return {
    status: answered?.status ?? statuses[code]!,
    body: { data: data ?? null, error: text, code, ...(fields && { fields }), requestId },
    headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  };
}

/** 'A little' is a minute at most: longer waits are told. */
const waitText = (code: string, seconds = 0, locale: Locale): string | undefined =>
  code === 'too_many_requests' && seconds > 60
    ? longWait[locale].replace('{wait}', waitOf(seconds, locale))
    : undefined;

/** `{wait}` of a text, 'in 5 minutes', 'in 1 day': rounded up, and in the larger unit once it is whole or counts two. */
function waitOf(seconds: number, locale: Locale): string {
  const [minutes, hours, days] = [60, 60 * 60, 24 * 60 * 60].map((unit) => Math.ceil(seconds / unit));
  const say = (n: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(n, unit);
  if (seconds < 60) return say(seconds, 'second');
  if (minutes! < 120 && minutes! % 60) return say(minutes!, 'minute');
  return hours! < 48 && hours! % 24 ? say(hours!, 'hour') : say(days!, 'day');
}

export function errorText(
  { code, params }: { code: string; params?: AppErrorOptions['params'] },
  locale: Locale,
  table?: ErrorTable,
): string {
  const texts = { ...kitErrorTable.texts, ...table?.texts } as Record<string, Record<Locale, string>>;
  return texts[code]![locale].replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params?.[key] ?? '';
    return typeof value === 'object' ? value[locale] : String(value);
  });
}

/** Errors of body parsers and mongoose that the caller caused become 4xx. */
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
