import { useLocale, useText } from '@stezhka/intl';
import type { ArgsOf, CallArgs, Operation, Shape } from '@stezhka/kit-contract';
import type { CallError, CallState, ChangeOptions, ChangeState, ShellApi } from '@stezhka/shell-contract';
import { useDispatch, useSelector } from '@stezhka/store';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api, type CacheState, endpointOf, type LocalCall, type QueryState } from './api.ts';
import { refetchReads, resetReads } from './cached-reads.ts';
import { fallbackErrorText, silenced } from './call-errors.ts';
import { withChanges } from './open-changes.slice.ts';
import { sendChange } from './send-change.ts';

// RTK Query's own hooks would cost every page 2 KB more than these.

function useWorded(): (error: CallError) => CallError {
  const t = useText();
  return useCallback(
    (error) => (error.message ? error : { ...error, message: t(fallbackErrorText(error.status)) }),
    [t],
  );
}

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
    const subscription = dispatch(endpoint.initiate(optional ? silenced(call) : call));
    return () => subscription.unsubscribe();
  }, [dispatch, endpoint, call, skip, optional]);
  const refetch = useCallback(() => {
    dispatch(endpoint.initiate(call, { subscribe: false, forceRefetch: true }));
  }, [dispatch, endpoint, call]);

  const worded = useWorded();
  const error = useMemo(() => state.error && worded(state.error), [state.error, worded]);
  const changes = useSelector(({ openChanges }: CacheState) => openChanges);
  const shown = useMemo(() => withChanges(op.name, state.data, changes), [op, state.data, changes]);
  const latest = useRef<{ call: LocalCall; data: unknown }>({ call, data: undefined });
  // The previous arguments' reply stays visible until these are rejected or the reply is forgotten.
  if (shown !== undefined || state.status === 'rejected' || latest.current.call === call)
    latest.current = { call, data: shown };
  const data = skip ? shown : latest.current.data;
  const isFetching = !skip && (state.status === 'pending' || state.status === 'uninitialized');
  return {
    data: data as T['reply'] | undefined,
    error: skip ? undefined : error,
    isLoading: isFetching && data === undefined,
    isFetching,
    isChanging: changes.some(({ read }) => read === op.name),
    refetch,
  };
}

function useStable(call: LocalCall): LocalCall {
  const key = JSON.stringify(call);
  const kept = useRef({ key, call });
  if (kept.current.key !== key) kept.current = { key, call };
  return kept.current.call;
}

const IDLE: ChangeState = { isLoading: false, error: undefined };

export const useChange: ShellApi['useChange'] = <T extends Shape>(
  op: Operation<T>,
  { quiet = false, optimistic, debounce, onSend }: ChangeOptions<T> = {},
) => {
  const locale = useLocale();
  const dispatch = useDispatch();
  const worded = useWorded();
  const [state, setState] = useState(IDLE);
  const trigger = useCallback(
    async (args?: ArgsOf<T>): Promise<T['reply']> => {
      setState({ isLoading: true, error: undefined });
      try {
        const options = { quiet, optimistic, debounce, onSend };
        const send = sendChange(op, args as CallArgs, locale, options as ChangeOptions<T>);
        const reply = (await dispatch(send as never)) as T['reply'];
        setState(IDLE);
        return reply;
      } catch (failure) {
        const error = worded(failure as CallError);
        // The newer change has its own state.
        if (error.code !== 'superseded') setState({ isLoading: false, error });
        throw error;
      }
    },
    [dispatch, op, locale, quiet, optimistic, debounce, onSend, worded],
  );
  return [trigger, state];
};

export function useInvalidate() {
  const dispatch = useDispatch();
  return useCallback(
    (tags: readonly string[]) => void dispatch(api.util.invalidateTags([...tags] as never)),
    [dispatch],
  );
}

export const cache: ShellApi['cache'] = {
  select: (op) => (state) => {
    const { meta, openChanges } = state as CacheState;
    const { data: reply } = endpointOf(op).select({ locale: meta.locale })(state) as QueryState;
    return { reply, data: withChanges(op.name, reply, openChanges) } as never;
  },
  refetch: (op) => refetchReads(op) as never,
  reset: (op) => resetReads(op) as never,
};
