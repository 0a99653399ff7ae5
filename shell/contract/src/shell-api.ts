import type { ArgsOf, Locale, Operation, Shape } from '@stezhka/kit-contract';
import type { ReactNode } from 'react';
import type { ShellEvents } from './events.ts';
import type { SlotName, SlotProps } from './slots.ts';

declare global {
  namespace FormatjsIntl {
    // The shell's provider takes no other, so `useLocale` gives no other.
    interface IntlConfig {
      locale: Locale;
    }
  }
}

/** What went wrong with a call: the envelope's own words and code. */
export interface CallError {
  status: number;
  code: string;
  /** To be shown as it is: of a call that was answered without words, or reached nobody, `useCall` and `useChange` say so in the page's language. */
  message: string;
  fields?: Record<string, string>;
  data?: unknown;
  requestId?: string;
}

export interface CallState<Reply> {
  /** The reply of these arguments, or of the previous ones while new ones load. */
  data: Reply | undefined;
  error: CallError | undefined;
  /** First load: nothing to show yet. */
  isLoading: boolean;
  /** Any load, a silent one included. */
  isFetching: boolean;
  refetch(): void;
}

export interface ChangeState {
  isLoading: boolean;
  error: CallError | undefined;
}

export interface ShellApi {
  /**
   * The one way to read: RTK Query's cache, filled by the document and by `load`. `skip` waits;
   * a failure of an `optional` read tells nobody.
   */
  useCall<T extends Shape>(
    op: Operation<T>,
    args?: ArgsOf<T>,
    options?: { skip?: boolean; optional?: boolean },
  ): CallState<T['reply']>;
  /** The one way to change: the trigger resolves with the reply or rejects with a CallError. */
  useChange<T extends Shape>(
    op: Operation<T>,
    /** `quiet`: the page itself says what went wrong, no message appears. */
    options?: { quiet?: boolean },
  ): [(args?: ArgsOf<T>) => Promise<T['reply']>, ChangeState];
  /** Makes mounted reads that show one of the tags fetch again. */
  useInvalidate(): (tags: readonly string[]) => void;
  /** Mounts another remote's component; shows the fallback until it is there, and if it never comes. */
  Slot<K extends SlotName>(props: { name: K; props: SlotProps[K]; fallback?: ReactNode }): ReactNode;
  events: {
    emit<K extends keyof ShellEvents>(name: K, detail: ShellEvents[K]): void;
    on<K extends keyof ShellEvents>(name: K, listener: (detail: ShellEvents[K]) => void): () => void;
  };
  /**
   * Whether a release of this document has the page; what editors or another team will link to may come later. A
   * path without the locale, or any address.
   */
  leadsSomewhere(href: string): boolean;
  /**
   * A short message at the bottom left; errors stay until read by a screen reader. `action` is the one thing to do
   * about it: taking back what was done.
   */
  toast(
    message: string,
    options?: { tone?: 'neutral' | 'good' | 'bad'; action?: { label: string; onClick: () => void } },
  ): void;
}
