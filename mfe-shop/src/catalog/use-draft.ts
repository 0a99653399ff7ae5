import type { FilterQuery } from '@stezhka/shop-contract';
import { useState } from 'react';

/** Choices that are not in the address yet; a new address replaces them. */
export function useDraft(applied: FilterQuery) {
  const address = JSON.stringify(applied);
  const [state, setState] = useState({ address, draft: applied });
  if (state.address !== address) setState({ address, draft: applied });
  const draft = state.address === address ? state.draft : applied;
  return [draft, (draft: FilterQuery) => setState({ address, draft })] as const;
}
