import { useText } from '@stezhka/intl';
import type { Crumb } from '@stezhka/shared-ui/breadcrumbs';
import { type CategoryLink, catalogPath } from '@stezhka/shop-contract';

/** Home, the catalogue, the category's chain, and the page itself when it is no category. */
export function useCrumbs() {
  const t = useText('shop');
  const chain = (category: CategoryLink | null): Crumb[] =>
    category
      ? [...chain(category.parent), { text: category.title, href: catalogPath(category) }]
      : [
          { text: t('crumbs.home'), href: '/' },
          { text: t('catalog.title'), href: catalogPath() },
        ];
  return (category: CategoryLink | null, last?: string): Crumb[] => [
    ...chain(category),
    ...(last ? [{ text: last }] : []),
  ];
}
