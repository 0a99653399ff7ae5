import { getCourses } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { type LoadContext, shell } from '@stezhka/shell-contract';
import { CallArea } from '../lib/call-area.tsx';
import grid from './course-card.module.css';
import { CourseCard } from './course-card.tsx';
import styles from './courses.module.css';
import { coursesSliderQuery } from './courses.queries.ts';
import { CoursesSlider } from './courses-slider.tsx';
import { useOwnership } from './use-ownership.ts';

export const load = ({ call }: LoadContext) =>
  Promise.all([call.area(getCourses), call.optional(...coursesSliderQuery)]);

/** Product 2.4, /courses. */
export function Component() {
  const t = useText('diary.courses');
  const call = shell().useCall(getCourses, undefined, { optional: true });
  const { ownedAs } = useOwnership();
  return (
    <>
      <Section tight>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{noBreak(t('lead'))}</p>
        </header>
        <CoursesSlider />
      </Section>
      <Section tight aria-label={t('list')}>
        <CallArea call={call} height={420}>
          {({ courses }) =>
            courses.length ? (
              <div className={grid.grid}>
                {courses.map((course) => (
                  <CourseCard key={course.id} course={course} owned={ownedAs(course.slug)} heading="h2" />
                ))}
              </div>
            ) : (
              <EmptyState
                title={t('empty')}
                text={t('emptyText')}
                action={<Button href="/news">{t('emptyGo')}</Button>}
              />
            )
          }
        </CallArea>
      </Section>
    </>
  );
}
