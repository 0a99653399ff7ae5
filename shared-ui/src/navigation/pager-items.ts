export type PagerItem =
  | { kind: 'page'; page: number; only?: 'wide' }
  | { kind: 'gap'; key: string; only?: 'narrow' };

/** A phone has no room for the neighbours (`wide`), so gaps marked `narrow` take their place. */
export function pagerItems(page: number, pages: number): PagerItem[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, i) => ({ kind: 'page', page: i + 1 }));
  const items: PagerItem[] = [];
  for (let at = 1; at <= pages; at++) {
    const edge = at === 1 || at === pages;
    if (edge || at === page) items.push({ kind: 'page', page: at });
    else if (Math.abs(at - page) === 1) items.push({ kind: 'page', page: at, only: 'wide' });
  }
  const gap = (key: string, between: number): PagerItem[] =>
    between < 1 ? [] : [{ kind: 'gap', key, ...(between === 1 && { only: 'narrow' as const }) }];
  items.splice(1, 0, ...gap('before', page - 2));
  items.splice(-1, 0, ...gap('after', pages - page - 1));
  return items;
}
