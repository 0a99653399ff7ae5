import { useText } from '@stezhka/intl';
import type { Pagination } from '@stezhka/kit-contract';
import { Pager } from '@stezhka/shared-ui/pager';

interface ListPagerProps {
  pagination: Pagination | undefined;
  /** Path of the list; its further query stands in `query`. */
  base: string;
  query?: Record<string, string>;
  className?: string | undefined;
}

/** Pages of a list stand in its address, the first without a number. */
export function ListPager({ pagination, base, query = {}, className }: ListPagerProps) {
  const t = useText('content');
  if (!pagination) return null;
  const hrefFor = (page: number) => {
    const search = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) }).toString();
    return search ? `${base}?${search}` : base;
  };
  return (
    <Pager
      className={className}
      page={pagination.page}
      pages={pagination.pages}
      hrefFor={hrefFor}
      labels={{
        nav: t('news.pages'),
        previous: t('news.previous'),
        next: t('news.next'),
        page: (page) => t('news.page', { page }),
      }}
    />
  );
}
