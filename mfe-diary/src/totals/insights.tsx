import { getInsights, INSIGHT_DAYS, INSIGHT_DAYS_AT_LEAST, type Insight } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { shell } from '@stezhka/shell-contract';
import { CallArea } from '../lib/call-area.tsx';
import { useMeasuredText } from '../lib/formats.ts';
import styles from './totals.module.css';

/** Parameters that move together: a coincidence in the entries, told with the days behind it, and never a cause. */
export function Insights() {
  const t = useText('diary.totals.insights');
  const call = shell().useCall(getInsights, undefined, { optional: true });
  return (
    <Panel aria-labelledby="insights">
      <h2 id="insights" className={styles.title}>
        {t('title')}
      </h2>
      <CallArea call={call}>
        {({ insights }) =>
          insights.length ? (
            <>
              <ul className={styles.insights}>
                {insights.map((insight) => (
                  <Statement key={`${insight.first.key} ${insight.second.key}`} insight={insight} />
                ))}
              </ul>
              <p className={styles.note}>{t('caution')}</p>
            </>
          ) : (
            <p className={styles.empty}>{t('empty', { days: INSIGHT_DAYS, least: INSIGHT_DAYS_AT_LEAST })}</p>
          )
        }
      </CallArea>
    </Panel>
  );
}

/** A mean of some weeks is no finer: 42.3 minutes, not 42.33. */
const roughly = (mean: number): number => Number(mean.toPrecision(3));

function Statement({ insight: { direction, first, second, days, larger, smaller } }: { insight: Insight }) {
  const t = useText('diary.totals.insights');
  const measured = useMeasuredText();
  return (
    <li>
      <p>
        {t(direction, {
          first: first.title,
          second: second.title,
          larger: measured(second, roughly(larger.average)),
          smaller: measured(second, roughly(smaller.average)),
        })}
      </p>
      <p className={styles.note}>{t('days', { days, larger: larger.days, smaller: smaller.days })}</p>
      {[first, second].map(
        ({ key, title, scale }) =>
          scale && (
            <p key={key} className={styles.note}>
              {t('scale', { title, ...scale })}
            </p>
          ),
      )}
    </li>
  );
}
