import type { Block } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { ThemedPicture } from '@stezhka/shared-ui/themed-picture';
import { shell } from '@stezhka/shell-contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { FULL_WIDTH } from '../lib/sizes.ts';
import styles from './hero.module.css';
import { mainSliderQuery } from './home.queries.ts';
import { hasItsPage } from './picture-blocks.tsx';

const FIRST: ReadonlySet<number> = new Set([0]);

/** Of the main slider, without those whose pages no release has. */
export function useSlides({ skip = false } = {}): Block[] {
  const { data } = shell().useCall(...mainSliderQuery, { skip });
  return data?.images.filter(hasItsPage) ?? [];
}

/**
 * The main slider: one slide at a time, turned by the visitor and never by itself. The first picture is what the page
 * opens with; the others load once the visitor reaches for the buttons, always those beside the slide that is shown.
 */
export function Hero() {
  const slides = useSlides();
  const [current, setCurrent] = useState(0);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(FIRST);
  const t = useText('content');
  const id = useId();
  if (!slides.length) return null;
  const around = (at: number) => (at + slides.length) % slides.length;
  const drawAround = (at: number) => setDrawn((now) => new Set([...now, at, around(at - 1), around(at + 1)]));
  const lookAhead = { onPointerEnter: () => drawAround(current), onFocus: () => drawAround(current) };
  const turnTo = (at: number) => {
    setCurrent(around(at));
    drawAround(around(at));
  };
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label={t('home.slider')}>
      <div id={id} aria-live="polite">
        {slides.map((slide, i) => (
          <Slide key={slide.id} slide={slide} first={i === 0} shown={i === current} drawn={drawn.has(i)} />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={t('home.previous')}
            icon={ChevronLeft}
            variant="surface"
            aria-controls={id}
            onClick={() => turnTo(current - 1)}
            {...lookAhead}
          />
          <span className={styles.count} aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
          <IconButton
            label={t('home.next')}
            icon={ChevronRight}
            variant="surface"
            aria-controls={id}
            onClick={() => turnTo(current + 1)}
            {...lookAhead}
          />
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  slide: Block;
  first: boolean;
  shown: boolean;
  /** Its picture loads. */
  drawn: boolean;
}

function Slide({ slide, first, shown, drawn }: SlideProps) {
  const [main, second] = slide.links.filter(({ link }) => shell().hasPage(link));
  const t = useText('content');
  const Head = first ? 'h1' : 'h2';
  return (
    <div className={cx(styles.slide, shown && styles.shown)} inert={!shown}>
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
    </div>
  );
}
