import type { FilterQuery } from '@stezhka/shop-contract';
import { useEffect, useState } from 'react';

/** Choices that are not in the address yet; a new address replaces them. */
export function useDraft(applied: FilterQuery) {
  const address = JSON.stringify(applied);
  const [state, setState] = useState({ address, draft: applied });
  if (state.address !== address) setState({ address, draft: applied });
  const draft = state.address === address ? state.draft : applied;
  return [draft, (draft: FilterQuery) => setState({ address, draft })] as const;
}

/** The value once it has stood still, so that typing asks for nothing at every key. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
