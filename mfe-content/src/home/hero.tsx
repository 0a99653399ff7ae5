import type { Block } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Carousel, Slide, type SlideState } from '@stezhka/shared-ui/carousel';
import { noBreak } from '@stezhka/shared-ui/format';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { FULL_WIDTH } from '@stezhka/shared-ui/picture-sizes';
import { ThemedPicture } from '@stezhka/shared-ui/themed-picture';
import { shell } from '@stezhka/shell-contract';
import styles from './hero.module.css';
import { mainSliderQuery } from './home.queries.ts';
import { hasItsPage } from './picture-blocks.tsx';

/** Of the main slider, without those whose pages no release has. */
export function useSlides({ skip = false } = {}): Block[] {
  const { data } = shell().useCall(...mainSliderQuery, { skip });
  return data?.images.filter(hasItsPage) ?? [];
}

/** The main slider. The first picture is what the page opens with. */
export function Hero() {
  const slides = useSlides();
  const t = useText('content');
  if (!slides.length) return null;
  return (
    <Carousel
      items={slides}
      className={styles.hero}
      controlsClass={styles.controls}
      label={t('home.slider')}
      previousLabel={t('home.previous')}
      nextLabel={t('home.next')}
    >
      {(slide, state, at) => <HeroSlide slide={slide} first={at === 0} {...state} />}
    </Carousel>
  );
}

interface HeroSlideProps extends SlideState {
  slide: Block;
  first: boolean;
}

function HeroSlide({ slide, first, shown, drawn }: HeroSlideProps) {
  const [main, second] = slide.links.filter(({ link }) => shell().hasPage(link));
  const t = useText('content');
  const Head = first ? 'h1' : 'h2';
  return (
    <Slide shown={shown}>
      {drawn && slide.imageData && (
        <ThemedPicture
          image={slide.imageData}
          dark={slide.darkImageData}
          sizes={FULL_WIDTH}
          priority={first}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {first && <Kicker className={styles.who}>{t('home.who')}</Kicker>}
        <Head className={styles.title}>{noBreak(slide.title)}</Head>
        <p className={styles.lead}>{noBreak(slide.text)}</p>
        <div className={styles.actions}>
          {main && (
            <Button href={main.link} size="l" className={styles.main}>
              {main.label}
            </Button>
          )}
          {second && (
            <Button href={second.link} size="l" variant="outline" className={styles.second}>
              {second.label}
            </Button>
          )}
        </div>
      </div>
    </Slide>
  );
}
