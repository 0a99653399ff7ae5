import type { Block } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Carousel, Slide, type SlideState } from '@stezhka/shared-ui/carousel';
import { noBreak } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { ThemedPicture } from '@stezhka/shared-ui/themed-picture';
import { shell } from '@stezhka/shell-contract';
import styles from './courses.module.css';
import { coursesSliderQuery } from './courses.queries.ts';

/** The slider slajder-na-courses (product 7.2); the list stands without it. */
export function CoursesSlider() {
  const t = useText('diary.courses');
  const { data } = shell().useCall(...coursesSliderQuery, { optional: true });
  if (!data?.images.length) return null;
  return (
    <Carousel
      items={data.images}
      className={styles.slider}
      controlsClass={styles.controls}
      label={t('slider')}
      previousLabel={t('slider.previous')}
      nextLabel={t('slider.next')}
    >
      {(slide, state, at) => <CourseSlide slide={slide} first={at === 0} {...state} />}
    </Carousel>
  );
}

function CourseSlide({ slide, first, shown, drawn }: { slide: Block; first: boolean } & SlideState) {
  const { title, text, imageData, darkImageData, links } = slide;
  const link = links.find((one) => shell().hasPage(one.link));
  return (
    <Slide shown={shown} className={styles.slide}>
      <div className={styles.picture}>
        {drawn && imageData && (
          <ThemedPicture image={imageData} dark={darkImageData} sizes={sizesOf(700)} priority={first} />
        )}
      </div>
      <div className={styles.words}>
        <h2>{noBreak(title)}</h2>
        <p>{noBreak(text)}</p>
        {link && <LinkMore href={link.link}>{link.label}</LinkMore>}
      </div>
    </Slide>
  );
}
