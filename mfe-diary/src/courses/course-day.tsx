import type { ParameterDefinition, UserCourse, UserCourseDay } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Link } from '@stezhka/shared-ui/link';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { ChangesState } from '../lib/changes-state.tsx';
import { dayPath } from '../lib/dates.ts';
import { useValueText } from '../lib/formats.ts';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import { onPress } from '../lib/use-item-changes.ts';
import styles from './own-course.module.css';
import { ownCoursePath } from './shown-day.ts';
import type { CourseDays } from './use-course-days.ts';

const DayFilm = lazyPart(
  async () => (await import(/* webpackChunkName: "day-film" */ './day-film.tsx')).DayFilm,
);

interface CourseDayProps {
  day: UserCourseDay;
  course: UserCourse;
  days: CourseDays;
  definitions: ParameterDefinition[];
  today: PlainDate;
}

/** One day: its text, film and task, what the diary is asked for, and whether it is checked. */
export function CourseDay({ day, course, days, definitions, today }: CourseDayProps) {
  const t = useText('diary.courses');
  const locale = useLocale();
  const { id, number, title, date, checked, availability, text, task, film } = day;
  const open = availability === 'enabled';
  const opensOn = date ? formatDate(date, locale, 'weekday') : '';
  return (
    <Panel as="article" className={styles.article} aria-labelledby="course-day">
      <header>
        <p className={styles.kicker}>
          {t('day.of', { number, days: course.days })}
          {date && `, ${formatDate(date, locale, 'day')}`}
        </p>
        <h2 id="course-day">{noBreak(title)}</h2>
      </header>
      {open ? (
        <>
          {film && <DayFilm slug={film} title={title} />}
          {text && <ProseHtml html={text} kind="article" />}
          {task && (
            <section className={styles.task} aria-labelledby="course-task">
              <h3 id="course-task">{t('task')}</h3>
              <p>{noBreak(task)}</p>
            </section>
          )}
          {day.parameters.length > 0 && <AskedParameters day={day} definitions={definitions} today={today} />}
          {id && (
            <div className={styles.check}>
              <Button
                size="l"
                variant={checked ? 'outline' : 'primary'}
                aria-pressed={checked}
                icon={checked && <Icon of={Check} />}
                onClick={onPress(() => void days.check(id, !checked))}
              >
                {t(checked ? 'checked' : 'check')}
              </Button>
              {date && (
                <Button size="l" variant="ghost" href={dayPath(date, today)}>
                  {t('write')}
                </Button>
              )}
            </div>
          )}
          <ChangesState changes={days.changes} />
        </>
      ) : (
        <p className={styles.note}>{t('closed', { date: opensOn })}</p>
      )}
      <DayLinks number={number} course={course} />
    </Panel>
  );
}

function DayLinks({ number, course }: { number: number; course: UserCourse }) {
  const t = useText('diary.courses');
  const link = (to: number, icon: typeof Check) => {
    const other = course.courseData.days.find((one) => one.number === to);
    return other ? (
      <Link href={ownCoursePath(course.slug, to)} keepScroll>
        <Icon of={icon} size={18} />
        {t('day', { number: to })}
      </Link>
    ) : (
      <span />
    );
  };
  return (
    <nav className={styles.moves} aria-label={t('days.others')}>
      {link(number - 1, ChevronLeft)}
      {link(number + 1, ChevronRight)}
    </nav>
  );
}

function AskedParameters({ day, definitions, today }: Pick<CourseDayProps, 'day' | 'definitions' | 'today'>) {
  const t = useText('diary.courses');
  const valueText = useValueText();
  return (
    <section className={styles.asked} aria-labelledby="course-asked">
      <h3 id="course-asked">{t('asked')}</h3>
      <ul>
        {day.parameters.map(({ key, value }) => {
          const definition = definitions.find((one) => one.key === key);
          return (
            definition && (
              <li key={key}>
                <SphereBadge icon={definition.icon} color={definition.color} small />
                <span>{definition.title}</span>
                <strong>{value === null ? t('asked.none') : valueText(definition, value)}</strong>
              </li>
            )
          );
        })}
      </ul>
      {day.date && (
        <Link href={dayPath(day.date, today)} className={styles.about}>
          {t('asked.fill')}
        </Link>
      )}
    </section>
  );
}
