import type { FieldOption } from '@stezhka/kit-contract';
import { useEffect, useState } from 'react';

/** Product 9: select option search debounce. */
const DELAY_MS = 300;

export type SearchOptions = (text: string) => Promise<FieldOption[]>;
export interface FoundOptions {
  options: readonly FieldOption[];
  status: 'ready' | 'loading' | 'failed';
}

export function useFoundOptions(
  given: readonly FieldOption[],
  text: string,
  open: boolean,
  search?: SearchOptions,
): FoundOptions {
  const [answer, setAnswer] = useState<FoundOptions & { text: string }>();
  useEffect(() => {
    if (!search || !open) return;
    let current = true;
    const answered = (found: FoundOptions) => current && setAnswer({ ...found, text });
    const timer = setTimeout(() => {
      search(text).then(
        (options) => answered({ options, status: 'ready' }),
        () => answered({ options: [], status: 'failed' }),
      );
    }, DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [search, open, text]);

  if (!search) return { options: given.filter(({ label }) => includes(label, text)), status: 'ready' };
  if (answer?.text === text) return answer;
  return { options: text ? [] : given, status: 'loading' };
}

const includes = (label: string, text: string) => matchAt(label, text) >= 0;

export const matchAt = (label: string, text: string) =>
  label.toLocaleLowerCase().indexOf(text.trim().toLocaleLowerCase());
