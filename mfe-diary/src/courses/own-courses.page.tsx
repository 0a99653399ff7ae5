import { getCurrentMarathon, getUserCourses, type UserCourseCard } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { OwnCourseRow } from './own-course-row.tsx';
import styles from './own-courses.module.css';
import { OwnMarathons } from './own-marathons.tsx';

export const load = loadWithDiaryAccess(({ call }) =>
  Promise.all([call(getUserCourses), call.optional(getCurrentMarathon)]),
);

/** Product 2.6: 'My courses' and 'My marathons'. */
export const Component = withDiaryAccess(OwnCourses);

const ORDER: UserCourseCard['progress'][] = ['running', 'over', 'waiting', 'done'];
const byProgress = (one: UserCourseCard, other: UserCourseCard) =>
  ORDER.indexOf(one.progress) - ORDER.indexOf(other.progress);

function OwnCourses() {
  const t = useText('diary.courses');
  const call = shell().useCall(getUserCourses);
  return (
    <DiaryFrame page="courses">
      <PageHead title={t('own.title')} lead={t('own.lead')} writing>
        <LinkMore href="/courses">{t('all')}</LinkMore>
      </PageHead>
      <CallArea call={call} height={320}>
        {({ courses }) =>
          courses.length ? (
            <ul className={styles.rows} aria-label={t('own.title')}>
              {courses.toSorted(byProgress).map((course) => (
                <OwnCourseRow key={course.id} course={course} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title={t('own.empty')}
              text={t('own.emptyText')}
              action={<Button href="/courses">{t('own.choose')}</Button>}
            />
          )
        }
      </CallArea>
      <OwnMarathons />
    </DiaryFrame>
  );
}
