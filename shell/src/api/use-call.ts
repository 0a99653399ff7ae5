import type { ArgsOf, CallArgs, Operation, Shape } from '@stezhka/kit-contract';
import type { CallError, CallState, ShellApi } from '@stezhka/shell-contract';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocale } from '../page/use-locale.ts';
import { api, endpointOf } from './api.ts';
import { asOptional } from './optional-calls.ts';

/** See ShellApi.useCall. */
export function useCall<T extends Shape>(
  op: Operation<T>,
  args?: ArgsOf<T>,
  { skip = false, optional = false }: { skip?: boolean; optional?: boolean } = {},
): CallState<T['reply']> {
  const locale = useLocale();
  const call = { locale, ...(args as CallArgs | undefined) };
  const state = endpointOf(op).useQuery(optional ? asOptional(call) : call, { skip });
  return {
    data: state.data,
    error: state.error as CallError | undefined,
    isLoading: state.isLoading,
    isFetching: state.isFetching,
    refetch: state.refetch,
  };
}

/** See ShellApi.useChange. */
export const useChange: ShellApi['useChange'] = <T extends Shape>(op: Operation<T>) => {
  const locale = useLocale();
  const [run, { isLoading, error }] = endpointOf(op).useMutation();
  const trigger = useCallback(
    (args?: ArgsOf<T>): Promise<T['reply']> => run({ locale, ...(args as CallArgs | undefined) }).unwrap(),
    [run, locale],
  );
  return [trigger, { isLoading, error: error as CallError | undefined }];
};

/** See ShellApi.useInvalidate. */
export function useInvalidate() {
  const dispatch = useDispatch();
  return useCallback(
    (tags: readonly string[]) => void dispatch(api.util.invalidateTags([...tags] as never)),
    [dispatch],
  );
}
