import { useLocale, useText } from '@stezhka/intl';
import type { ArgsOf, CallArgs, Operation, Shape } from '@stezhka/kit-contract';
import type { CallError, CallState, ChangeState, ShellApi } from '@stezhka/shell-contract';
import { useDispatch, useSelector } from '@stezhka/store';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api, endpointOf, type LocalCall, type QueryState } from './api.ts';
import { asQuiet } from './quiet-calls.ts';
import { wordlessText } from './wordless.ts';

// RTK Query's own hooks would cost every page 2 KB more than these.

/** Gives a failure that came without words some of ours: whoever shows it has some. */
function useWorded(): (error: CallError) => CallError {
  const t = useText();
  return useCallback(
    (error) => (error.message ? error : { ...error, message: t(wordlessText(error.status)) }),
    [t],
  );
}

/** See ShellApi.useCall. */
export function useCall<T extends Shape>(
  op: Operation<T>,
  args?: ArgsOf<T>,
  { skip = false, optional = false }: { skip?: boolean; optional?: boolean } = {},
): CallState<T['reply']> {
  const call = useStable({ locale: useLocale(), ...(args as CallArgs | undefined) });
  const endpoint = endpointOf(op);
  const dispatch = useDispatch();
  const state = useSelector(useMemo(() => endpoint.select(call), [endpoint, call])) as QueryState;
  useEffect(() => {
    if (skip) return;
    const subscription = dispatch(endpoint.initiate(optional ? asQuiet(call) : call));
    return () => subscription.unsubscribe();
  }, [dispatch, endpoint, call, skip, optional]);
  const refetch = useCallback(() => {
    dispatch(endpoint.initiate(call, { subscribe: false, forceRefetch: true }));
  }, [dispatch, endpoint, call]);

  const worded = useWorded();
  const error = useMemo(() => state.error && worded(state.error), [state.error, worded]);
  const latest = useRef<unknown>(undefined);
  // What others were answered is shown while these wait, and not once they are refused.
  if (state.data !== undefined || state.status === 'rejected') latest.current = state.data;
  const data = skip ? state.data : latest.current;
  const isFetching = !skip && (state.status === 'pending' || state.status === 'uninitialized');
  return {
    data: data as T['reply'] | undefined,
    error: skip ? undefined : error,
    isLoading: isFetching && data === undefined,
    isFetching,
    refetch,
  };
}

/** The same object as long as it says the same. */
function useStable(call: LocalCall): LocalCall {
  const key = JSON.stringify(call);
  const kept = useRef({ key, call });
  if (kept.current.key !== key) kept.current = { key, call };
  return kept.current.call;
}

const IDLE: ChangeState = { isLoading: false, error: undefined };

/** See ShellApi.useChange. */
export const useChange: ShellApi['useChange'] = <T extends Shape>(
  op: Operation<T>,
  { quiet = false }: { quiet?: boolean } = {},
) => {
  const locale = useLocale();
  const dispatch = useDispatch();
  const worded = useWorded();
  const [state, setState] = useState(IDLE);
  const trigger = useCallback(
    async (args?: ArgsOf<T>): Promise<T['reply']> => {
      setState({ isLoading: true, error: undefined });
      try {
        const call = { locale, ...(args as CallArgs | undefined) };
        const said = quiet ? asQuiet(call) : call;
        const reply = await dispatch(endpointOf(op).initiate(said, { track: false })).unwrap();
        setState(IDLE);
        return reply;
      } catch (failure) {
        const error = worded(failure as CallError);
        setState({ isLoading: false, error });
        throw error;
      }
    },
    [dispatch, op, locale, quiet, worded],
  );
  return [trigger, state];
};

/** See ShellApi.useInvalidate. */
export function useInvalidate() {
  const dispatch = useDispatch();
  return useCallback(
    (tags: readonly string[]) => void dispatch(api.util.invalidateTags([...tags] as never)),
    [dispatch],
  );
}
