import { IntlProvider } from '@stezhka/intl';
import type { AnyOperation, Locale } from '@stezhka/kit-contract';
import { MemoryRouter } from '@stezhka/router/testing';
import { type CallError, connectShell, type ShellApi } from '@stezhka/shell-contract';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { texts } from './texts.ts';

export interface PageOptions {
  locale?: Locale;
  /** Address without locale. */
  at?: string;
  /** Instead of an operation's example, by its name; an Error-like `{ status }` fails the call. */
  replies?: Record<string, unknown>;
  /** Hears of reads that the page asks for again. */
  onRefetch?: (op: AnyOperation) => void;
  /** Answers changes; rejects with what it throws. */
  onChange?: (op: AnyOperation, args: { body?: unknown } | undefined) => unknown;
}

/** Shows a page as a connected remote does, every read answered with its contract's example. */
export function renderPage(
  ui: ReactElement,
  { locale = 'en', at = '/', replies = {}, onRefetch, onChange }: PageOptions = {},
) {
  const answer = (op: AnyOperation) => (op.name in replies ? replies[op.name] : op.example.reply);
  const api: Partial<ShellApi> = {
    useCall: (op, _args, options) => {
      const reply = answer(op);
      const error = (reply as CallError | null)?.status ? (reply as CallError) : undefined;
      const data = error || options?.skip ? undefined : (reply as never);
      return { data, error, isLoading: false, isFetching: false, refetch: () => onRefetch?.(op) };
    },
    useChange: (op) => [
      async (args) => (onChange?.(op, args) ?? op.example.reply) as never,
      { isLoading: false, error: undefined },
    ],
    toast() {},
  };
  connectShell(api as ShellApi);
  return render(
    <MemoryRouter initialEntries={[at]}>
      <IntlProvider locale={locale} messages={texts[locale]}>
        {ui}
      </IntlProvider>
    </MemoryRouter>,
  );
}
