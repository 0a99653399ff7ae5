import { jest } from '@jest/globals';
import { IntlProvider } from '@stezhka/intl';
import type { AnyOperation, Locale } from '@stezhka/kit-contract';
import { useLocation } from '@stezhka/router';
import { MemoryRouter } from '@stezhka/router/testing';
import { connectShell, type ShellApi, type ShellEvents } from '@stezhka/shell-contract';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { texts } from './texts.ts';

export interface PageOptions {
  locale?: Locale;
  /** Address without locale. */
  at?: string;
  /** Instead of an operation's example, by its name. */
  replies?: Record<string, unknown>;
  /** Answers changes; rejects with what it throws. */
  onChange?: (op: AnyOperation) => unknown;
}

/** Shows a page as a connected remote does, every read answered with its contract's example. */
export function renderPage(
  ui: ReactElement,
  { locale = 'en', at = '/', replies = {}, onChange }: PageOptions = {},
) {
  const events: [keyof ShellEvents, unknown][] = [];
  const invalidated: string[] = [];
  const asked: string[] = [];
  const answer = (op: AnyOperation) => (op.name in replies ? replies[op.name] : op.example.reply);
  const api: Partial<ShellApi> = {
    useCall: (op) => ({
      data: answer(op) as never,
      error: undefined,
      isLoading: false,
      isFetching: false,
      refetch: () => void asked.push(op.name),
    }),
    useChange: (op) => [
      async () => (onChange?.(op) ?? op.example.reply) as never,
      { isLoading: false, error: undefined },
    ],
    useInvalidate: () => (tags) => void invalidated.push(...tags),
    events: { emit: (name, detail) => void events.push([name, detail]), on: () => () => {} },
  };
  connectShell(api as ShellApi);
  // A form that is refused scrolls to its first wrong field; jsdom cannot.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <IntlProvider locale={locale} messages={texts[locale]}>
        {ui}
        <Address />
      </IntlProvider>
    </MemoryRouter>,
  );
  const address = () => view.getByTestId('address').textContent;
  return { ...view, events, invalidated, asked, address };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}
