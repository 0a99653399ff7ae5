import type { CurrentMarathonReply, MarathonChoice } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Link, LinkMore } from '@stezhka/shared-ui/link';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { useId, useState } from 'react';
import { CallArea } from '../lib/call-area.tsx';
import { MarathonRecords } from './marathon-records.tsx';
import { FinishWindow, StartWindow } from './marathon-windows.tsx';
import styles from './own-courses.module.css';
import { ownCoursePath } from './shown-day.ts';
import { type MarathonState, useMarathon } from './use-marathon.ts';

/** 'My marathons': the running one or the choice of the next, and what was walked before. */
export function OwnMarathons() {
  const t = useText('diary.courses');
  const marathon = useMarathon();
  return (
    <Panel aria-labelledby="my-marathons" className={styles.marathons} ref={restoreFocus}>
      <h2 id="my-marathons" className={styles.title}>
        {t('marathons.title')}
      </h2>
      <CallArea call={marathon.call}>
        {(current) => (
          <>
            {current.marathon ? (
              <Running current={current} marathon={marathon} />
            ) : current.choices.length ? (
              <Choice choices={current.choices} marathon={marathon} />
            ) : (
              <>
                <p className={styles.note}>{t('marathons.none')}</p>
                <LinkMore href="/courses">{t('own.choose')}</LinkMore>
              </>
            )}
            {marathon.failure && (
              <p className={styles.failure} role="alert">
                {marathon.failure}
              </p>
            )}
            <MarathonRecords records={current.history} parameters={current.parameters} />
          </>
        )}
      </CallArea>
    </Panel>
  );
}

interface PartProps {
  marathon: MarathonState;
}

function Running({ current, marathon: state }: PartProps & { current: CurrentMarathonReply }) {
  const t = useText('diary.courses');
  const locale = useLocale();
  const [finishing, setFinishing] = useState(false);
  const marathon = current.marathon!;
  const days = current.courseData.days.length;
  return (
    <div className={styles.running}>
      <p>
        <Link href={ownCoursePath(marathon.slug)} className={styles.strong}>
          {noBreak(marathon.title)}
        </Link>
        <small>
          {t('marathons.running', {
            today: marathon.today,
            days,
            from: formatDate(marathon.startedOn, locale, 'day'),
          })}
        </small>
      </p>
      <ProgressPath
        level="path"
        percent={(marathon.checked / days) * 100}
        label={t('count', { checked: marathon.checked, days })}
      />
      <Button variant="outline" size="s" loading={state.stopping} onClick={() => setFinishing(true)}>
        {t('finish.open')}
      </Button>
      <FinishWindow
        open={finishing}
        title={marathon.title}
        onConfirm={() => void state.stop(marathon.id)}
        onClose={() => setFinishing(false)}
      />
    </div>
  );
}

function Choice({ choices, marathon }: PartProps & { choices: MarathonChoice[] }) {
  const t = useText('diary.courses');
  const [chosen, setChosen] = useState<MarathonChoice>();
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const name = useId();
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!chosen);
        setAsking(!!chosen);
      }}
    >
      <fieldset aria-describedby={missing ? `${name}-missing` : undefined}>
        <legend>{t('marathons.choose')}</legend>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={chosen?.id === choice.id}
              onChange={() => {
                setChosen(choice);
                setMissing(false);
              }}
            />
            <span>{noBreak(choice.title)}</span>
            {choice.runs > 0 && <small>{t('marathons.runs', { runs: choice.runs })}</small>}
          </label>
        ))}
      </fieldset>
      {missing && (
        <p id={`${name}-missing`} className={styles.failure} role="alert">
          {t('marathons.chooseFirst')}
        </p>
      )}
      <Button type="submit" loading={marathon.starting}>
        {t('start.confirm')}
      </Button>
      <StartWindow
        open={asking}
        {...(chosen && { title: chosen.title })}
        onConfirm={() => chosen && void marathon.start(chosen.id)}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
