import {
  type GuideStep,
  getGuide,
  getUserGuideData,
  setUserGuideData,
  type UserGuideDataChange,
} from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { cx } from '@stezhka/shared-ui/cx';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { shell } from '@stezhka/shell-contract';
import { Glyph } from '../lib/glyph.tsx';
import styles from './guide.module.css';

/** The first days, step by step; it opens where the member stopped. */
export function Guide() {
  const t = useText('diary.guide');
  const { data: guide } = shell().useCall(getGuide, undefined, { optional: true });
  const { data: progress } = shell().useCall(getUserGuideData, undefined, { optional: true });
  const [save] = shell().useChange(setUserGuideData);
  const steps = guide?.steps ?? [];
  const open = openStep(steps, progress?.step ?? null);
  if (!open || !progress || progress.dismissed) return null;
  // A failed call has shown its own message.
  const change = (body: UserGuideDataChange) => void save({ body }).catch(() => {});
  const at = steps.indexOf(open);
  const next = steps.slice(at + 1).find((step) => !isDone(step) && step.availability !== 'future');
  return (
    <Panel className={styles.guide} aria-labelledby="guide" ref={restoreFocus}>
      <p className={styles.count}>{t('count', { number: at + 1, all: steps.length })}</p>
      <ol className={styles.stones} aria-label={t('steps')}>
        {steps.map((step) => (
          <li key={step.systemName} aria-current={step === open ? 'step' : undefined}>
            <button
              type="button"
              className={cx(styles.stone, styles[step.availability], step === open && styles.open)}
              disabled={step.availability === 'future'}
              aria-label={t(`step.${step.availability}`, { title: step.title, day: step.day })}
              onClick={() => change({ step: step.systemName })}
            >
              <Glyph name={step.icon} size={18} />
            </button>
          </li>
        ))}
      </ol>
      <h2 id="guide" className={styles.title}>
        {open.title}
      </h2>
      <p className={styles.text}>{open.text}</p>
      <div className={styles.actions}>
        {open.path !== '/diary' && (
          <Button href={open.path} variant="outline" size="s">
            {t('go')}
          </Button>
        )}
        {!isDone(open) && (
          <Button
            size="s"
            variant="soft"
            onClick={() => change({ done: [open.systemName], step: next?.systemName ?? null })}
          >
            {t('done')}
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={() => change({ dismissed: true })}>
          {t('dismiss')}
        </Button>
      </div>
    </Panel>
  );
}

const isDone = ({ availability }: GuideStep) => availability === 'disabled';

/** The remembered step, or else the first that is open and not done; none while the next one waits for its day. */
function openStep(steps: GuideStep[], remembered: string | null): GuideStep | undefined {
  if (steps.every(isDone)) return undefined;
  const known = steps.find(({ systemName }) => systemName === remembered);
  if (known && known.availability !== 'future') return known;
  return steps.find((step) => !isDone(step) && step.availability !== 'future');
}
