import { type Course, createUserCourse } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { type CallError, shell } from '@stezhka/shell-contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import styles from './course.module.css';
import { CoursePrice } from './course-card.tsx';
import { ownCoursePath } from './shown-day.ts';
import type { Ownership } from './use-ownership.ts';

const BuyWindow = lazyPart(
  async () => (await import(/* webpackChunkName: "buy-course" */ './buy-window.tsx')).BuyWindow,
  { when: 'open' },
);

interface TakeCourseProps {
  course: Course;
  ownership: Ownership;
}

/** 'Add to my courses' of a free course; a paid one is bought. Without scripts, and for a guest, it leads to the login. */
export function TakeCourse({ course, ownership }: TakeCourseProps) {
  const t = useText('diary.courses');
  const { slug, title, priceData } = course;
  const here = encodeURIComponent(useHref(`/courses/${slug}`));
  const [buying, setBuying] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [create, { isLoading }] = shell().useChange(createUserCourse, { quiet: true });
  const owned = ownership.ownedAs(slug);
  const isFree = priceData.price <= 0;
  const add = async () => {
    setRefusal('');
    try {
      const { status, message } = await create({ params: { slug }, query: { price: priceData.price } });
      if (status) shell().toast(message, { tone: 'good' });
      else setRefusal(message);
    } catch (failure) {
      setRefusal((failure as CallError).message);
    }
  };
  const label = t(isFree ? 'add' : 'buy');
  return (
    <section className={styles.take} aria-label={title} ref={restoreFocus}>
      <CoursePrice course={course} size="l" />
      <div role="status">
        {owned && (
          <p className={styles.told}>
            <Icon of={Check} size={20} />
            {t(owned)}
          </p>
        )}
      </div>
      {owned ? (
        <Button href={ownCoursePath(slug)} size="l">
          {t('open')}
        </Button>
      ) : ownership.isMember ? (
        <Button
          size="l"
          loading={isLoading || ownership.isPending}
          onClick={() => (isFree ? void add() : setBuying(true))}
        >
          {label}
        </Button>
      ) : (
        <Button href={`/login?next=${here}`} size="l">
          {label}
        </Button>
      )}
      {refusal && (
        <p className={styles.failure} role="alert">
          {refusal}
        </p>
      )}
      {!isFree && <BuyWindow open={buying && !owned} course={course} onClose={() => setBuying(false)} />}
    </section>
  );
}
