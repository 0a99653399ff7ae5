import { getCurrentMarathon, type UserCourseReply } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useParams, useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { formatDate } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Link, LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { useEffect } from 'react';
import { loadWithDiaryAccess } from '../access/load-with-diary-access.ts';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { certificateOf, certificatePath } from './certificate-link.ts';
import { CourseDay } from './course-day.tsx';
import { CourseDays } from './course-days.tsx';
import { CourseTotals } from './course-totals.tsx';
import { courseQuery, filmQuery, ownCourseQuery } from './courses.queries.ts';
import styles from './own-course.module.css';
import { shownDay } from './shown-day.ts';
import { useCourseDays } from './use-course-days.ts';

const Certificate = lazyPart(
  async () => (await import(/* webpackChunkName: "certificate" */ './certificate.tsx')).Certificate,
);
const MarathonPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "marathon-panel" */ './marathon-panel.tsx')).MarathonPanel,
);
const MarathonRecords = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "marathon-records" */ './marathon-records.tsx')).MarathonRecords,
);
const ReminderPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "reminder-panel" */ './reminder-panel.tsx')).ReminderPanel,
);

export const load = loadWithDiaryAccess(async ({ call, params, query }) => {
  const own = await call.optional(...ownCourseQuery(params.slug));
  // A course whose payment is still on its way is not the member's yet; any other slug is a 404.
  if (!own) return call(...courseQuery(params.slug));
  const { film } = shownDay(own.userCourse, query) ?? {};
  return Promise.all([
    own.userCourse.isMarathon && call.optional(getCurrentMarathon),
    film && call.optional(...filmQuery(film)),
  ]);
});

/** Product 2.4, /diary/courses/{slug}. */
export const Component = withDiaryAccess(OwnCoursePage);

function OwnCoursePage() {
  const t = useText('diary.courses');
  const { slug = '' } = useParams();
  const call = shell().useCall(...ownCourseQuery(slug), { optional: true });
  const isMissing = call.error?.status === 404 && !call.data;
  return (
    <DiaryFrame page="courses">
      {isMissing ? (
        <NotYours slug={slug} retry={call.refetch} retrying={call.isFetching} />
      ) : (
        <CallArea call={call} height={480}>
          {(reply) => <OwnCourse key={slug} call={{ ...call, data: reply }} />}
        </CallArea>
      )}
      <LinkMore href="/diary/courses">{t('own.back')}</LinkMore>
    </DiaryFrame>
  );
}

const AGAIN_MS = 5_000;
const TIMES = 24;

/** After an order is paid, the course takes a moment to come. */
function NotYours({ slug, retry, retrying }: { slug: string; retry: () => void; retrying: boolean }) {
  const t = useText('diary.courses');
  useEffect(() => {
    let left = TIMES;
    const timer = setInterval(() => {
      if (left-- > 0) retry();
      else clearInterval(timer);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <EmptyState
      heading
      title={t('notYours')}
      text={t('notYours.text')}
      action={
        <>
          <Button href={`/courses/${slug}`}>{t('notYours.open')}</Button>{' '}
          <Button variant="outline" loading={retrying} onClick={retry}>
            {t('notYours.again')}
          </Button>
        </>
      }
    />
  );
}

function OwnCourse({ call }: { call: Parameters<typeof useCourseDays>[0] & { data: UserCourseReply } }) {
  const t = useText('diary.courses');
  const locale = useLocale();
  const [address] = useSearchParams();
  const days = useCourseDays(call);
  const { definitions, parameters, today } = call.data;
  const course = days.userCourse!;
  const certificate = certificateOf(course, address);
  if (certificate) return <Certificate certificate={certificate} slug={course.slug} />;
  const day = shownDay(course, address);
  const first = course.courseData.days[0]?.date;
  const waits = course.progress === 'waiting';
  return (
    <>
      <PageHead
        title={course.title}
        lead={
          waits || !first
            ? t('lead.waiting', { days: course.days })
            : t(`lead.${course.today === null ? 'running' : course.progress}`, {
                today: course.today ?? course.days,
                days: course.days,
                from: formatDate(first, locale, 'day'),
              })
        }
        writing
      />
      {course.isMarathon && <MarathonPanel course={course} />}
      <CourseDays course={course} current={day?.number} />
      {course.certificate && (
        <Panel className={styles.done}>
          <h2 className={styles.title}>{t('done')}</h2>
          <p className={styles.note}>{t('done.text')}</p>
          <Button href={certificatePath(course.slug, course.certificate)} variant="outline">
            {t('certificate.open')}
          </Button>
        </Panel>
      )}
      {day && !waits && (
        <CourseDay
          key={day.number}
          day={day}
          course={course}
          days={days}
          definitions={definitions}
          today={today}
        />
      )}
      {course.paramsTotal.length > 0 && (
        <Panel aria-labelledby="course-totals" className={styles.sums}>
          <h2 id="course-totals" className={styles.title}>
            {t('totals')}
          </h2>
          <CourseTotals totals={course.paramsTotal} parameters={parameters} />
        </Panel>
      )}
      {course.progress === 'running' && <ReminderPanel course={course} />}
      {course.history.length > 0 && (
        <Panel>
          <MarathonRecords records={course.history} parameters={parameters} />
        </Panel>
      )}
      {course.isPublic && (
        <p className={styles.note}>
          <Link href={`/courses/${course.slug}`} className={styles.about}>
            {t('about')}
          </Link>
        </p>
      )}
    </>
  );
}
