import { getCurrentMarathon, startMarathon, stopMarathon } from '@stezhka/diary-contract';
import type { Id } from '@stezhka/kit-contract';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useState } from 'react';

const QUIET = { quiet: true };

/** The running marathon, of which there is one at a time, and how it is started and finished. */
export function useMarathon({ skip = false } = {}) {
  const { useCall, useChange } = shell();
  const call = useCall(getCurrentMarathon, undefined, { optional: true, skip });
  const [sendStart, starting] = useChange(startMarathon, QUIET);
  const [sendStop, stopping] = useChange(stopMarathon, QUIET);
  const [failure, setFailure] = useState('');
  const tell = async (send: () => Promise<unknown>): Promise<boolean> => {
    setFailure('');
    try {
      await send();
      return true;
    } catch (refusal) {
      const { status, message } = refusal as CallError;
      setFailure(message);
      // Another window was ahead.
      if (status === 409 || status === 404) call.refetch();
      return false;
    }
  };
  return {
    call,
    failure,
    starting: starting.isLoading,
    stopping: stopping.isLoading,
    /** @param id of the user course */
    start: (id: Id) => tell(() => sendStart({ params: { id } })),
    /** @param id of the marathon, so that a repeated call never ends the next one */
    stop: (id: Id) => tell(() => sendStop({ query: { id } })),
  };
}

export type MarathonState = ReturnType<typeof useMarathon>;
