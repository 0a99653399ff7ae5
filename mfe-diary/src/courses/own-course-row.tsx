import type { UserCourseCard } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { CardLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import styles from './own-courses.module.css';
import { ownCoursePath } from './shown-day.ts';

interface OwnCourseRowProps {
  course: UserCourseCard;
}

const percentOf = ({ checked, days }: Pick<UserCourseCard, 'checked' | 'days'>): number =>
  days ? (checked / days) * 100 : 0;

/** A course of the member: where it stands, and the way back to it. */
export function OwnCourseRow({ course }: OwnCourseRowProps) {
  const t = useText('diary.courses');
  const { slug, title, imageData, isMarathon, progress, checked, days, today, runs } = course;
  const words = { checked, days, today: today ?? 0, runs };
  return (
    <li className={styles.row}>
      {imageData ? (
        <Picture image={imageData} frame="field" ratio="4 / 3" sizes="120px" />
      ) : (
        <span className={styles.ground} />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <CardLink href={ownCoursePath(slug)}>{noBreak(title)}</CardLink>
        </h2>
        <p className={styles.note}>
          {t(progress === 'waiting' && runs ? 'progress.again' : `progress.${progress}`, words)}
        </p>
        {progress !== 'waiting' && <ProgressPath level="path" percent={percentOf(course)} label={title} />}
      </div>
      <p className={styles.count}>
        {progress === 'waiting'
          ? t(isMarathon ? 'kind.marathon' : 'kind.course', { days })
          : t('count', words)}
      </p>
    </li>
  );
}
