import { Divider } from '@stezhka/shared-ui/divider';
import { Banners } from './banners.tsx';
import { Bestsellers } from './bestsellers.tsx';
import { Features } from './features.tsx';
import { ForWhom } from './for-whom.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { HomeTop } from './home-top.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { MacBand } from './mac-band.tsx';
import { Partners } from './partners.tsx';
import { Posters } from './posters.tsx';
import { Presentation } from './presentation.tsx';

/** Home (product 2.6). Each part stands without the others. */
export function Component() {
  return (
    <>
      <Hero />
      <HomeTop />
      <Features />
      <div className={styles.divider}>
        <Divider />
      </div>
      <Bestsellers />
      <MacBand />
      <LatestPosts />
      <Posters />
      <Presentation />
      <ForWhom />
      <Banners />
      <Partners />
    </>
  );
}
