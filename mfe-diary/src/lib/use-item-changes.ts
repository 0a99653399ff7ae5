import type { CallError } from '@stezhka/shell-contract';
import { type MouseEvent, useRef, useState } from 'react';
import { pendingAdd } from './pending-adds.ts';

interface Failure {
  error: CallError;
  again: () => void;
}

export interface ItemChanges {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  failure: Failure | undefined;
  isBusy: (item: string) => boolean;
  /** Sends one change of an item at a time; resolves with whether it was saved. */
  change: (item: string, send: () => Promise<unknown>) => Promise<boolean>;
}

type Failures = ReadonlyMap<string, Failure>;

const NO_CONNECTION = 0;
/** The same call may succeed later; others are refused for good. */
export const isRepeatable = ({ status }: CallError): boolean =>
  status === NO_CONNECTION || status === 408 || status === 429 || status >= 500;

/**
 * Changes of a list's items that are shown at once: which are under way, what failed, and how to repeat it. A change of
 * an item that is being added is shown and sent after that.
 */
export function useItemChanges(): ItemChanges {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Failures>(new Map());
  const [isSaved, setSaved] = useState(false);

  const change = async (item: string, send: () => Promise<unknown>): Promise<boolean> => {
    if (running.current.has(item)) return false;
    running.current.add(item);
    setBusy(new Set(running.current));
    setFailures((now) => openFailures(now, item));
    try {
      const adding = pendingAdd(item);
      if (adding && !(await adding)) return false;
      await send();
      setSaved(true);
      return true;
    } catch (failure) {
      const error = failure as CallError;
      const again = () => void change(item, send);
      setFailures((now) => new Map(now).set(item, { error, again }));
      return false;
    } finally {
      running.current.delete(item);
      setBusy(new Set(running.current));
    }
  };

  const failure = [...failures.values()].at(-1);
  const settled = failure ? 'failed' : isSaved ? 'saved' : 'idle';
  return {
    state: busy.size ? 'saving' : settled,
    failure,
    isBusy: (item) => busy.has(item),
    change,
  };
}

/** A refusal is told until the next press; what can be repeated stays until it is. */
const openFailures = (failures: Failures, item: string): Failures =>
  new Map([...failures].filter(([key, { error }]) => key !== item && isRepeatable(error)));

/** Leaves out the second click of a double click, which would undo the first one. */
export const onPress =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press();
  };
