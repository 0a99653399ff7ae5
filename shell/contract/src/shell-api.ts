import type { AnyOperation, ArgsOf, Locale, Operation, Shape } from '@stezhka/kit-contract';
import type { ReactNode } from 'react';
import type { UnknownAction } from 'redux';
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
  /** Changes are shown in the reply that the server has not answered yet. */
  isChanging: boolean;
  refetch(): void;
}

export interface ChangeState {
  isLoading: boolean;
  error: CallError | undefined;
}

export interface ChangeOptions<T extends Shape> {
  /** The page itself says what went wrong, no message appears. */
  quiet?: boolean;
  /**
   * How the reply that the operation `writes` looks until the server has answered; taken back if the change fails. Only
   * what differs is given.
   */
  optimistic?: (held: T['reply'], args: ArgsOf<T>) => Partial<T['reply']>;
  /** Sends after `ms` of rest; a newer change of the same key takes its place, and the older one rejects with 'superseded'. */
  debounce?: { ms: number; key: (args: ArgsOf<T>) => string };
  /** Called when the change goes out. */
  onSend?: (args: ArgsOf<T>) => void;
}

/** A window over the page, in the one stack of all parts (decision 0031). */
export interface Layer {
  zIndex: number;
  /** No other window lies over it. */
  isTop(): boolean;
  close(): void;
}

export interface ShellApi {
  /**
   * The one way to read: RTK Query's cache, filled by the document and by `load`. `skip` waits;
   * a failure of an `optional` read shows no message.
   */
  useCall<T extends Shape>(
    op: Operation<T>,
    args?: ArgsOf<T>,
    options?: { skip?: boolean; optional?: boolean },
  ): CallState<T['reply']>;
  /**
   * The one way to change: the trigger resolves with the reply or rejects with a CallError. The reply is shown in the
   * read that the operation `writes`, wherever it stands, also after the page that sent it is gone.
   */
  useChange<T extends Shape>(
    op: Operation<T>,
    options?: ChangeOptions<T>,
  ): [(args?: ArgsOf<T>) => Promise<T['reply']>, ChangeState];
  /** Makes mounted reads that show one of the tags fetch again. */
  useInvalidate(): (tags: readonly string[]) => void;
  /** The cache of calls for code outside of components, as a slice's middleware; for reads without arguments. */
  cache: {
    /** What stands in the state, in the page's language: `reply` as the server last answered, `data` as pages see it. */
    select<T extends Shape>(
      op: Operation<T>,
    ): (state: unknown) => { reply: T['reply'] | undefined; data: T['reply'] | undefined };
    /** To be dispatched: asks again for what is on screen, which stays there meanwhile. */
    refetch(op: AnyOperation): UnknownAction;
    /** To be dispatched: forgets the reply, and asks again where it is on screen. */
    reset(op: AnyOperation): UnknownAction;
  };
  /** Mounts another remote's component; shows the fallback if it never comes, and until then `waiting`, or the fallback. */
  Slot<K extends SlotName>(props: {
    name: K;
    props: SlotProps[K];
    fallback?: ReactNode;
    waiting?: ReactNode;
  }): ReactNode;
  events: {
    emit<K extends keyof ShellEvents>(name: K, detail: ShellEvents[K]): void;
    on<K extends keyof ShellEvents>(name: K, listener: (detail: ShellEvents[K]) => void): () => void;
  };
  /**
   * Whether a release of this document has the page; what editors or another team will link to may come later. A
   * path with or without a locale, or any address.
   */
  hasPage(href: string): boolean;
  /**
   * A short message at the bottom left; errors stay until read by a screen reader. `action` is the one thing to do
   * about it: taking back what was done.
   */
  toast(
    message: string,
    options?: { tone?: 'neutral' | 'good' | 'bad'; action?: { label: string; onClick: () => void } },
  ): void;
  /** Puts a window on top and holds the page still until it closes; used by `useLayer` of shared-ui. Browser only. */
  openLayer(): Layer;
  /**
   * Marks that a reload would lose typed values, until the returned function is called; used by `useUnsaved` of
   * shared-ui.
   */
  markUnsaved(): () => void;
}
