import { getDayDetails } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { Chip } from '@stezhka/shared-ui/chip';
import { shell } from '@stezhka/shell-contract';
import type { DayView } from '../autosave/day-view.ts';
import styles from './day-details.module.css';

interface DayDetailsProps {
  view: DayView;
  readOnly: boolean;
  onChange: (key: string, on: boolean) => void;
}

/** Product 4, Day view. */
export function DayDetails({ view, readOnly, onChange }: DayDetailsProps) {
  const t = useText('diary');
  const { data: details = [] } = shell().useCall(getDayDetails);
  return (
    <Panel aria-labelledby="details">
      <h2 id="details" className={styles.title}>
        {t('details')}
      </h2>
      <p className={styles.lead}>{t('details.lead')}</p>
      <ul className={styles.chips}>
        {details.map(({ key, title, shortDescription }) => {
          const on = view.details.includes(key);
          return (
            <li key={key}>
              <Chip
                pressed={on}
                disabled={readOnly}
                title={shortDescription}
                onClick={() => onChange(key, !on)}
              >
                {title}
              </Chip>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
