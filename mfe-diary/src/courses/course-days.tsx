import type { UserCourse } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { Clapperboard } from 'lucide-react';
import { CourseTrail } from './course-trail.tsx';
import { Fold } from './fold.tsx';
import styles from './own-course.module.css';
import { ownCoursePath, stoneOf } from './shown-day.ts';

interface CourseDaysProps {
  course: UserCourse;
  /** Number of the day that is shown. */
  current: number | undefined;
}

const STONES = ['walked', 'missed', 'today', 'ahead'] as const;
/** Fewer stand in the page at once. */
const FEW = 10;

/** The trail with its legend, and every day by its name: open ones are links. */
export function CourseDays({ course, current }: CourseDaysProps) {
  const t = useText('diary.courses');
  const locale = useLocale();
  const { slug, courseData, today } = course;
  const { days } = courseData;
  const stones = days.map((day) => stoneOf(day, today));
  const counts = STONES.map((stone) => [stone, stones.filter((one) => one === stone).length] as const);
  const legend = counts.filter(([, count]) => count);
  return (
    <Panel aria-labelledby="course-days" className={styles.days}>
      <h2 id="course-days" className={styles.title}>
        {t('days.title')}
      </h2>
      <CourseTrail
        stones={stones}
        label={legend.map(([stone, count]) => t(`stone.${stone}`, { count })).join(', ')}
      />
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(([stone, count]) => (
          <li key={stone} data-stone={stone}>
            {t(`stone.${stone}`, { count })}
          </li>
        ))}
      </ul>
      <Fold className={styles.list} open={days.length <= FEW}>
        <summary>{t('days.all')}</summary>
        <ol>
          {days.map((day, i) => {
            const { number, title, date, availability, hasFilm } = day;
            const state = t(`stone.one.${stones[i]!}`);
            const words = (
              <>
                <span className={styles.dayNumber} data-stone={stones[i]} aria-hidden="true">
                  {number}
                </span>
                <span>
                  <span className="visually-hidden">{t('day', { number })} </span>
                  {noBreak(title)}
                  <small>
                    {date ? `${formatDate(date, locale, 'day')}, ${state}` : state}
                    {hasFilm && (
                      <>
                        {' '}
                        <Icon of={Clapperboard} size={16} />
                        <span className="visually-hidden">{t('withFilm')}</span>
                      </>
                    )}
                  </small>
                </span>
              </>
            );
            return (
              <li key={number}>
                {availability === 'enabled' ? (
                  <Link
                    href={ownCoursePath(slug, number)}
                    className={styles.day}
                    keepScroll
                    aria-current={number === current ? 'step' : undefined}
                  >
                    {words}
                  </Link>
                ) : (
                  <span className={styles.day}>{words}</span>
                )}
              </li>
            );
          })}
        </ol>
      </Fold>
    </Panel>
  );
}
