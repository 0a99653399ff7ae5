import { ChipLink } from '@stezhka/shared-ui/chip';
import { shell } from '@stezhka/shell-contract';
import { getMenuCategories } from '@stezhka/shop-contract';
import { useText } from '../ui/use-text.ts';
import styles from './catalog.module.css';

/** The categories one step below; at a leaf, its neighbours. `chain` is the category's own, '' at the root. */
export function CategoryChips({ chain }: { chain: string }) {
  const t = useText();
  const menu = shell().useCall(getMenuCategories).data?.menu ?? [];
  const below = (base: string) => menu.filter(({ slug }) => slug.split('/').slice(0, -1).join('/') === base);
  const base = below(chain).length ? chain : chain.split('/').slice(0, -1).join('/');
  const chips = below(base);
  if (!chips.length) return null;
  return (
    <nav className={styles.chips} aria-label={t('catalog.categories')}>
      <ChipLink href={base ? `/catalog/${base}` : '/catalog'} current={base === chain}>
        {t('catalog.all')}
      </ChipLink>
      {chips.map(({ slug, label }) => (
        <ChipLink key={slug} href={`/catalog/${slug}`} current={slug === chain}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
