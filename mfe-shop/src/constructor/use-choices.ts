import { useLocation, useNavigate } from '@stezhka/router';
import type { Choices } from '@stezhka/shop-contract';
import { useState } from 'react';
import { choicesIn, choicesQuery } from './constructor.queries.ts';

/**
 * The choices stand in the address: back, reload and a shared link show the same diary. What was chosen is shown at
 * once, the address follows when its page is ready.
 */
export function useChoices() {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const applied = choicesIn(new URLSearchParams(search));
  const address = choicesQuery(applied);
  /** `sent`: addresses asked for here that have not come yet. */
  const [state, setState] = useState({ key, draft: applied, sent: [] as string[] });
  if (state.key !== key) {
    // An address of this page's own finds newer choices here; any other one brings its own.
    const own = state.sent.lastIndexOf(address);
    setState({ key, draft: own < 0 ? applied : state.draft, sent: own < 0 ? [] : state.sent.slice(own + 1) });
  }
  const { draft, sent } = state;
  function go(next: Choices, options: { replace: boolean }) {
    const query = choicesQuery(next);
    const stays = query === (sent.at(-1) ?? address);
    setState({ key, draft: next, sent: stays ? sent : [...sent, query] });
    if (!stays) navigate({ search: query && `?${query}` }, { ...options, preventScrollReset: true });
  }
  return {
    /** The choices of the address, which the server is asked for. */
    applied,
    draft,
    /** A step that the back button takes back. */
    choose: (change: Partial<Choices>) => go({ ...draft, ...change }, { replace: false }),
    /** A letter of the engraving: the address waits until `settle`. */
    type: (engraving: string) => setState({ ...state, draft: { ...draft, engraving } }),
    settle: () => go(draft, { replace: true }),
  };
}
