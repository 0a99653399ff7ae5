import { getUserCourses } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { CallArea } from '../lib/call-area.tsx';
import styles from './cabinet-courses.module.css';
import { ownCoursePath } from './shown-day.ts';

const SHOWN = 3;

/** The member's courses in the cabinet. */
export function Component() {
  const t = useText('diary.cabinet');
  const call = shell().useCall(getUserCourses, undefined, { optional: true });
  return (
    <section aria-labelledby="cabinet-courses">
      <SectionHead
        id="cabinet-courses"
        className={styles.head}
        title={t('title')}
        {...(call.data?.courses.length && { link: { href: '/diary/courses', text: t('all') } })}
      />
      <CallArea call={call} height={200}>
        {({ courses }) =>
          courses.length ? (
            <ul className={styles.rows}>
              {courses.slice(0, SHOWN).map(({ id, slug, title, days, checked }) => (
                <li key={id}>
                  <Link href={ownCoursePath(slug)}>{noBreak(title)}</Link>
                  <ProgressPath level="path" percent={days ? (checked / days) * 100 : 0} label={title} />
                  <small>{t('count', { checked, days })}</small>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title={t('empty')}
              action={
                <Button variant="outline" href="/courses">
                  {t('choose')}
                </Button>
              }
            />
          )
        }
      </CallArea>
    </section>
  );
}
