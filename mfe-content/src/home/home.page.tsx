import { HOME_SECTIONS, type HomeSection } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import type { ComponentType } from 'react';
import { Banners } from './banners.tsx';
import { Bestsellers } from './bestsellers.tsx';
import { Categories } from './categories.tsx';
import { Features } from './features.tsx';
import { ForWhom } from './for-whom.tsx';
import { Hero, useSlides } from './hero.tsx';
import styles from './home.module.css';
import { homeQuery } from './home.queries.ts';
import { HomeTop } from './home-top.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { MacBand } from './mac-band.tsx';
import { Partners } from './partners.tsx';
import { Posters } from './posters.tsx';
import { Presentation } from './presentation.tsx';
import { SecondFeatures } from './second-features.tsx';
import { SectionLinks } from './section-links.tsx';

/** `after` is the part above. */
const PARTS: Partial<Record<HomeSection, ComponentType<{ after?: HomeSection | undefined }>>> = {
  slider: Hero,
  top: HomeTop,
  features: Features,
  bestsellers: Bestsellers,
  mac: MacBand,
  'second-features': SecondFeatures,
  'presentation-video': Presentation,
  news: LatestPosts,
  categories: Categories,
  'for-whom': ForWhom,
  posters: Posters,
  banners: Banners,
  links: SectionLinks,
  partners: Partners,
};

/** Home (product 2.6): its parts in the editors' order, each without the others. */
export function Component() {
  const t = useText('content');
  const { data } = shell().useCall(...homeQuery, { optional: true });
  const wanted = data?.sections ?? HOME_SECTIONS;
  const hasSlides = useSlides({ skip: !wanted.includes('slider') }).length > 0;
  // A service may be newer than this page.
  const sections = wanted.filter((one) => Object.hasOwn(PARTS, one) && (one !== 'slider' || hasSlides));
  return (
    <>
      {sections[0] !== 'slider' && (
        <div className={styles.underHeader}>
          {!sections.includes('slider') && <h1 className="visually-hidden">{t('home.who')}</h1>}
        </div>
      )}
      {sections.map((section, i) => {
        const Part = PARTS[section];
        return Part && <Part key={section} after={sections[i - 1]} />;
      })}
    </>
  );
}
