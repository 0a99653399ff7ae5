import { getCurrentCourse, getCurrentMarathon } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { shell } from '@stezhka/shell-contract';
import { CallArea } from '../lib/call-area.tsx';
import { Widget } from './widget.tsx';
import styles from './widgets.module.css';

const OPTIONAL = { optional: true };

/** The course that was used last, with its next open day. */
export function CourseWidget() {
  const t = useText('diary.widget');
  const locale = useLocale();
  const call = shell().useCall(getCurrentCourse, undefined, OPTIONAL);
  return (
    <Widget id="course">
      <CallArea call={call}>
        {({ course, hasCourses }) => {
          if (!course)
            return (
              <>
                <p className={styles.empty}>{t(hasCourses ? 'course.none' : 'course.empty')}</p>
                <LinkMore href={hasCourses ? '/diary/courses' : '/courses'}>
                  {t(hasCourses ? 'course.own' : 'course.choose')}
                </LinkMore>
              </>
            );
          const { slug, title, days, checked, day, nextOn } = course;
          return (
            <>
              <Walked title={title} days={days} checked={checked} />
              {day ? (
                <p className={styles.empty}>
                  {t('course.day', { number: day.number, days })}: {noBreak(day.title)}
                </p>
              ) : (
                <p className={styles.empty}>
                  {nextOn
                    ? t('course.next', { date: formatDate(nextOn, locale, 'day') })
                    : t('course.allChecked')}
                </p>
              )}
              <LinkMore href={`/diary/courses/${slug}${day ? `?day=${day.number}` : ''}`}>
                {t('course.open')}
              </LinkMore>
            </>
          );
        }}
      </CallArea>
    </Widget>
  );
}

/** The running marathon with today's task. */
export function MarathonWidget() {
  const t = useText('diary.widget');
  const call = shell().useCall(getCurrentMarathon, undefined, OPTIONAL);
  return (
    <Widget id="marathon">
      <CallArea call={call}>
        {({ marathon, day, choices, courseData }) => {
          if (!marathon)
            return (
              <>
                <p className={styles.empty}>{t('marathon.empty')}</p>
                <LinkMore href={choices.length ? '/diary/courses#my-marathons' : '/courses'}>
                  {t(choices.length ? 'marathon.start' : 'marathon.choose')}
                </LinkMore>
              </>
            );
          const { slug, title, checked, today, over } = marathon;
          const days = courseData.days.length;
          return (
            <>
              <Walked title={title} days={days} checked={checked} />
              <p className={styles.empty}>
                {over ? t('marathon.over') : t('course.day', { number: today, days })}
                {!over && day && `: ${noBreak(day.title)}`}
              </p>
              <LinkMore href={`/diary/courses/${slug}`}>{t('marathon.open')}</LinkMore>
            </>
          );
        }}
      </CallArea>
    </Widget>
  );
}

function Walked({ title, days, checked }: { title: string; days: number; checked: number }) {
  return (
    <div className={styles.goal}>
      <span>{noBreak(title)}</span>
      <ProgressPath
        level="path"
        percent={days ? (checked / days) * 100 : 0}
        label={`${title}: ${checked}/${days}`}
      />
    </div>
  );
}
