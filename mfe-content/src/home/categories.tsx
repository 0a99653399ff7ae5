import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { CardLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { catalogPath, getHomepageCategories } from '@stezhka/shop-contract';
import card from '../lib/card.module.css';
import styles from './categories.module.css';

export function Categories() {
  const { data } = shell().useCall(getHomepageCategories);
  const t = useText('content');
  if (!data?.categories.length || !shell().hasPage('/catalog')) return null;
  return (
    <Section aria-labelledby="categories">
      <SectionHead
        id="categories"
        title={t('home.categories')}
        link={{ href: '/catalog', text: t('home.bestsellersLink') }}
      />
      <ul className={styles.list}>
        {data.categories.map((category) => (
          <li key={category.slug} className={card.card}>
            {category.imageData && (
              <Picture image={category.imageData} frame="card" ratio="4 / 3" sizes={sizesOf(290)} />
            )}
            <h3>
              <CardLink href={catalogPath(category)}>{noBreak(category.title)}</CardLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
