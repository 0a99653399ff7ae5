import type { Course } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { Panel } from '@stezhka/shared-ui/card';
import { noBreak } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Kicker } from '@stezhka/shared-ui/kicker';
import { OptionalLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { type LoadContext, shell } from '@stezhka/shell-contract';
import { Clapperboard } from 'lucide-react';
import styles from './course.module.css';
import grid from './course-card.module.css';
import { CourseCard, CoursePrice } from './course-card.tsx';
import { CourseTrail } from './course-trail.tsx';
import { courseQuery } from './courses.queries.ts';
import { Fold } from './fold.tsx';
import { TakeCourse } from './take-course.tsx';
import { useOwnership } from './use-ownership.ts';

export const load = ({ call, params }: LoadContext) => call(...courseQuery(params.slug));

/** Product 2.6, Courses: description, programme by day, author, price, other courses. */
export function Component() {
  const t = useText('diary.courses');
  const { slug = '' } = useParams();
  const { data } = shell().useCall(...courseQuery(slug));
  const ownership = useOwnership();
  if (!data) return null;
  const { course, others } = data;
  const { title, excerpt, imageData, isMarathon, days } = course;
  return (
    <>
      <Section tight>
        <Breadcrumbs
          className={styles.crumbs}
          label={t('crumbs')}
          items={[{ text: t('title'), href: '/courses' }, { text: title }]}
        />
        <div className={styles.hero}>
          <header className={styles.words}>
            <Kicker>{t(isMarathon ? 'kind.marathon' : 'kind.course', { days })}</Kicker>
            <h1>{noBreak(title)}</h1>
            <p className={styles.lead}>{noBreak(excerpt)}</p>
            <TakeCourse key={course.slug} course={course} ownership={ownership} />
          </header>
          {imageData && (
            <Picture
              className={styles.picture}
              image={imageData}
              frame="panel"
              ratio="4 / 3"
              sizes={sizesOf(606)}
              priority
            />
          )}
        </div>
        {isMarathon && (
          <Panel className={styles.trail} aria-labelledby="weeks">
            <h2 id="weeks">{t('weeks')}</h2>
            <p className={styles.note}>{t('weeks.note')}</p>
            <CourseTrail stones={course.programme.map(() => 'ahead')} label={t('weeks.label', { days })} />
          </Panel>
        )}
      </Section>
      <Section tight className={styles.inside} aria-labelledby="programme">
        <div className={styles.columns}>
          <div>
            <ProseHtml html={course.description} kind="article" />
            <h2 id="programme" className={styles.programmeTitle}>
              {t('programme')}
            </h2>
            <Programme course={course} />
          </div>
          <Facts course={course} />
        </div>
      </Section>
      {others.length > 0 && (
        <Section ground="mist" aria-labelledby="others">
          <SectionHead id="others" title={t('others')} link={{ href: '/courses', text: t('all') }} />
          <div className={grid.grid}>
            {others.map((one) => (
              <CourseCard key={one.id} course={one} owned={ownership.ownedAs(one.slug)} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

const WEEK = 7;

/** By weeks where there are some: 28 lines at once say nothing. Closed ones are in the document too. */
function Programme({ course: { programme } }: { course: Course }) {
  const t = useText('diary.courses');
  const weeks = Array.from({ length: Math.ceil(programme.length / WEEK) }, (_, i) =>
    programme.slice(i * WEEK, (i + 1) * WEEK),
  );
  const lines = (days: Course['programme']) => (
    <ol className={styles.programme}>
      {days.map(({ number, title, hasFilm }) => (
        <li key={number}>
          <span className={styles.number}>
            <span className="visually-hidden">{t('day', { number })} </span>
            <span aria-hidden="true">{number}</span>
          </span>
          <span>{noBreak(title)}</span>
          {hasFilm && (
            <span className={styles.film}>
              <Icon of={Clapperboard} size={18} />
              <span className="visually-hidden">{t('withFilm')}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
  if (weeks.length < 3) return lines(programme);
  return weeks.map((days, i) => (
    <Fold key={days[0]!.number} className={styles.week} plain open={i === 0}>
      <summary>
        {t('week', { week: i + 1 })}
        <small>{t('week.days', { from: days[0]!.number, to: days.at(-1)!.number })}</small>
      </summary>
      {lines(days)}
    </Fold>
  ));
}

function Facts({ course }: { course: Course }) {
  const t = useText('diary.courses');
  const { author, days, isMarathon } = course;
  return (
    <Panel as="aside" className={styles.facts} aria-label={t('facts')}>
      <dl>
        <div>
          <dt>{t('facts.author')}</dt>
          <dd>
            <OptionalLink href={`/authors/${author.slug}`} className={styles.author}>
              {author.name}
            </OptionalLink>
          </dd>
        </div>
        <div>
          <dt>{t('facts.length')}</dt>
          <dd>{t('days', { days })}</dd>
        </div>
        <div>
          <dt>{t('facts.start')}</dt>
          <dd>{t(isMarathon ? 'facts.startChosen' : 'facts.startAdded')}</dd>
        </div>
        <div>
          <dt>{t('facts.price')}</dt>
          <dd>
            <CoursePrice course={course} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
