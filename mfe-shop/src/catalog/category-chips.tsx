import { useText } from '@stezhka/intl';
import { NavBar } from '@stezhka/shared-ui/nav-bar';
import { shell } from '@stezhka/shell-contract';
import { getMenuCategories } from '@stezhka/shop-contract';

/** The categories one step below; at a leaf, its neighbours. `chain` is the category's own, '' at the root. */
export function CategoryChips({ chain }: { chain: string }) {
  const t = useText('shop');
  const menu = shell().useCall(getMenuCategories).data?.menu ?? [];
  const below = (base: string) => menu.filter(({ slug }) => slug.split('/').slice(0, -1).join('/') === base);
  const base = below(chain).length ? chain : chain.split('/').slice(0, -1).join('/');
  const chips = below(base);
  if (!chips.length) return null;
  return (
    <NavBar
      label={t('catalog.categories')}
      items={[
        { href: base ? `/catalog/${base}` : '/catalog', title: t('catalog.all') },
        ...chips.map(({ slug, label }) => ({ href: `/catalog/${slug}`, title: label })),
      ]}
    />
  );
}
