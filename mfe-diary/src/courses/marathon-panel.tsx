import type { UserCourse } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { useState } from 'react';
import { FinishWindow, StartWindow } from './marathon-windows.tsx';
import styles from './own-course.module.css';
import { ownCoursePath } from './shown-day.ts';
import { useMarathon } from './use-marathon.ts';

/** The button that was pressed gives way to the other one. */
export function MarathonPanel({ course }: { course: UserCourse }) {
  return (
    <section aria-label={course.title} ref={restoreFocus}>
      <MarathonActions course={course} />
    </section>
  );
}

/** Starts the marathon, or finishes it; beside another one that runs, it leads there. */
function MarathonActions({ course }: { course: UserCourse }) {
  const t = useText('diary.courses');
  const marathon = useMarathon();
  const [asking, setAsking] = useState(false);
  const { slug, title, id, progress } = course;
  const running = marathon.call.data?.marathon;
  const close = () => setAsking(false);
  const failure = marathon.failure && (
    <p className={styles.failure} role="alert">
      {marathon.failure}
    </p>
  );
  if (progress === 'waiting') {
    const other = running && running.slug !== slug ? running : undefined;
    return (
      <Panel className={styles.marathon}>
        <p>{other ? t('start.other', { title: other.title }) : t('start.lead')}</p>
        {other ? (
          <LinkMore href={ownCoursePath(other.slug)}>{t('start.openOther')}</LinkMore>
        ) : (
          <Button size="l" loading={marathon.starting} onClick={() => setAsking(true)}>
            {t('start.confirm')}
          </Button>
        )}
        {failure}
        <StartWindow open={asking} title={title} onConfirm={() => void marathon.start(id)} onClose={close} />
      </Panel>
    );
  }
  if (running?.slug !== slug) return failure;
  return (
    <Panel className={styles.finish}>
      <p className={styles.note}>{t(progress === 'running' ? 'finish.early' : `finish.${progress}`)}</p>
      <Button
        variant={progress === 'running' ? 'outline' : 'primary'}
        loading={marathon.stopping}
        onClick={() => setAsking(true)}
      >
        {t('finish.open')}
      </Button>
      {failure}
      <FinishWindow
        open={asking}
        title={title}
        onConfirm={() => void marathon.stop(running.id)}
        onClose={close}
      />
    </Panel>
  );
}
