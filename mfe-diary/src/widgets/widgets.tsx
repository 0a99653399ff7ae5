import { getSpheres } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import { CourseWidget, MarathonWidget } from './course-widgets.tsx';
import { GoalsWidget } from './goals-widget.tsx';
import { GraphicsWidget, TotalWidget } from './measured-widgets.tsx';
import { Widget } from './widget.tsx';
import styles from './widgets.module.css';

/** What a longer time has brought. */
export function Widgets() {
  const t = useText('diary.widget');
  return (
    <section className={styles.widgets} aria-label={t('label')}>
      <SpheresWidget />
      <GoalsWidget />
      <GraphicsWidget />
      <TotalWidget />
      <CourseWidget />
      <MarathonWidget />
    </section>
  );
}

/** Results of the last 30 days, as the Life Wheel shows them. */
function SpheresWidget() {
  const t = useText('diary.widget');
  const { data: spheres = [] } = shell().useCall(getSpheres);
  const measured = spheres.filter(({ result }) => result !== null);
  return (
    <Widget id="spheres">
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
    </Widget>
  );
}
