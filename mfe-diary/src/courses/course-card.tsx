import type { CourseCard as CourseCardData } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { CardLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { PriceTag } from '@stezhka/shared-ui/price-tag';
import { Tag } from '@stezhka/shared-ui/tag';
import { Check } from 'lucide-react';
import styles from './course-card.module.css';

interface CourseCardProps {
  course: CourseCardData;
  owned: 'taken' | 'purchased' | undefined;
  heading?: 'h2' | 'h3';
  priority?: boolean;
}

export function CourseCard({ course, owned, heading: Heading = 'h3', priority }: CourseCardProps) {
  const t = useText('diary.courses');
  const { slug, title, excerpt, imageData, isMarathon, days } = course;
  return (
    <article className={styles.card}>
      {imageData && (
        <Picture image={imageData} frame="card" ratio="4 / 3" sizes={sizesOf(390)} priority={priority} />
      )}
      <p className={styles.kind}>{t(isMarathon ? 'kind.marathon' : 'kind.course', { days })}</p>
      <Heading className={styles.title}>
        <CardLink href={`/courses/${slug}`}>{noBreak(title)}</CardLink>
      </Heading>
      <p className={styles.excerpt}>{noBreak(excerpt)}</p>
      <p className={styles.price}>
        {owned ? (
          <Tag tone="good" icon={<Icon of={Check} size={16} />}>
            {t(owned)}
          </Tag>
        ) : (
          <CoursePrice course={course} />
        )}
      </p>
    </article>
  );
}

interface CoursePriceProps {
  course: Pick<CourseCardData, 'priceData'>;
  size?: 'm' | 'l';
}

export function CoursePrice({ course, size = 'm' }: CoursePriceProps) {
  const t = useText('diary.courses');
  const locale = useLocale();
  return (
    <PriceTag
      price={course.priceData}
      locale={locale}
      freeText={t('free')}
      oldLabel={t('oldPrice')}
      size={size}
    />
  );
}
