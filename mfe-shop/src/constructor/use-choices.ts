import { useSearchParams } from '@stezhka/router';
import type { Choices } from '@stezhka/shop-contract';
import { choicesIn } from './choices-in.ts';

/** The choices stand in the address: back, reload and a shared link show the same diary. */
export function useChoices() {
  const [query, setQuery] = useSearchParams();
  const choices = choicesIn(query);
  const choose = (change: Partial<Choices>) =>
    setQuery({ ...choices, ...change }, { replace: true, preventScrollReset: true });
  return { choices, choose };
}
