import type { DiaryIcon } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import type { ReactNode } from 'react';
import { Glyph } from '../lib/glyph.tsx';
import styles from './widgets.module.css';

/** Product 2.6, Diary. */
export type WidgetId =
  | 'planning'
  | 'habits'
  | 'spheres'
  | 'course'
  | 'goals'
  | 'graphics'
  | 'total'
  | 'marathon';

const ICONS: Record<WidgetId, DiaryIcon> = {
  planning: 'list-checks',
  habits: 'repeat',
  spheres: 'compass',
  course: 'footprints',
  goals: 'target',
  graphics: 'activity',
  total: 'receipt',
  marathon: 'flame',
};

export function Widget({ id, children }: { id: WidgetId; children: ReactNode }) {
  const t = useText('diary.widget');
  return (
    <Panel className={styles.widget} aria-labelledby={`widget-${id}`} ref={restoreFocus}>
      <h2 id={`widget-${id}`} className={styles.title}>
        <Glyph name={ICONS[id]} size={22} />
        {t(id)}
      </h2>
      {children}
    </Panel>
  );
}
