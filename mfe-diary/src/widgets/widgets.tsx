import type { DiaryIcon } from '@stezhka/diary-contract';
import { getSpheres } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import type { ReactNode } from 'react';
import { Glyph } from '../lib/glyph.tsx';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import styles from './widgets.module.css';

type WidgetId = 'planning' | 'habits' | 'spheres' | 'course' | 'goals' | 'graphics' | 'total' | 'marathon';

/** Product 2.6, Diary. */
const WIDGETS: { id: WidgetId; icon: DiaryIcon }[] = [
  { id: 'planning', icon: 'list-checks' },
  { id: 'habits', icon: 'repeat' },
  { id: 'spheres', icon: 'compass' },
  { id: 'course', icon: 'footprints' },
  { id: 'goals', icon: 'target' },
  { id: 'graphics', icon: 'activity' },
  { id: 'total', icon: 'receipt' },
  { id: 'marathon', icon: 'flame' },
];

/** One that has nothing yet says what will stand there. */
export function Widgets() {
  const t = useText('diary.widget');
  return (
    <section className={styles.widgets} aria-label={t('label')}>
      {WIDGETS.map(({ id, icon }) => (
        <Widget key={id} id={id} icon={icon}>
          {id === 'spheres' ? <SpheresNow /> : <p className={styles.empty}>{t(`${id}.empty`)}</p>}
        </Widget>
      ))}
    </section>
  );
}

function Widget({ id, icon, children }: { id: WidgetId; icon: DiaryIcon; children: ReactNode }) {
  const t = useText('diary.widget');
  return (
    <Panel className={styles.widget} aria-labelledby={`widget-${id}`}>
      <h2 id={`widget-${id}`} className={styles.title}>
        <Glyph name={icon} size={22} />
        {t(id)}
      </h2>
      {children}
    </Panel>
  );
}

/** Results of the last 30 days, as the Life Wheel shows them. */
function SpheresNow() {
  const t = useText('diary.widget');
  const { data: spheres = [] } = shell().useCall(getSpheres);
  const measured = spheres.filter(({ result }) => result !== null);
  return (
    <>
      {measured.length ? (
        <ul className={styles.spheres}>
          {measured.map(({ systemName, title, icon, color, result }) => (
            <li key={systemName}>
              <SphereBadge icon={icon} color={color} small />
              <span>{title}</span>
              <strong>{result}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('spheres.empty')}</p>
      )}
      <LinkMore href="/diary/settings?tab=spheres">{t('spheres.open')}</LinkMore>
    </>
  );
}
