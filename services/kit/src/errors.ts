import type { Localised } from '@stezhka/kit-contract';
import { kitErrors } from '@stezhka/kit-contract';
import { kitErrorTexts } from './error-texts.ts';

export interface AppErrorOptions {
  /** Messages by a form field's fullName or a parameter's name. */
  fields?: Record<string, string>;
  /** Values for {placeholders} in the text. */
  params?: Record<string, string | number>;
  /** Sent beside the error as `data` (the current day of a stale write, a login's next try). */
  data?: unknown;
  cause?: unknown;
  /** Seconds for Retry-After. */
  retryAfter?: number;
  /** Status and text that another service has answered: its codes are in its own table. */
  answered?: { status: number; text: string };
}

/** The one error a handler throws on purpose; the code decides status and text. */
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

/** Statuses and texts of one service: a code without a text does not compile. */
export interface ErrorTable<Codes extends Record<string, number> = Record<string, number>> {
  statuses: Codes;
  texts: { [K in keyof Codes]: Localised };
}

export const errorTable = <Codes extends Record<string, number>>(
  statuses: Codes,
  texts: { [K in keyof Codes]: Localised },
): ErrorTable<Codes> => ({ statuses, texts });

export const kitErrorTable = errorTable(kitErrors, kitErrorTexts);
