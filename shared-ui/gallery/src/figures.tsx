import { useText } from '@stezhka/intl';
import { Beads } from '@stezhka/shared-ui/beads';
import { Panel } from '@stezhka/shared-ui/card';
import { Plot } from '@stezhka/shared-ui/plot';
import { Steps } from '@stezhka/shared-ui/steps';
import { Table } from '@stezhka/shared-ui/table';
import { Trail, type TrailDay } from '@stezhka/shared-ui/trail';
import { Wheel } from '@stezhka/shared-ui/wheel';
import styles from './components.module.css';

const SPHERES = [
  { id: 'health', now: 7, wanted: 9 },
  { id: 'emotions', now: 5, wanted: 8 },
  { id: 'relations', now: 6, wanted: 8 },
  { id: 'family', now: 8, wanted: 9 },
  { id: 'work', now: 6, wanted: 7 },
  { id: 'money', now: 4, wanted: 7 },
  { id: 'growth', now: 7, wanted: 8 },
  { id: 'meaning', now: 5, wanted: 6 },
  { id: 'rest', now: 3, wanted: 7 },
] as const;

const days = (walked: number, all: number, missed: number): TrailDay[] =>
  Array.from({ length: all }, (_, i) =>
    i === missed ? 'missed' : i < walked ? 'walked' : i === walked ? 'today' : 'ahead',
  );
const SLEEP = [8, 7.6, 7.3, 7.7, 7.2, 6, 5.9, 6.5, 6.2, 7.1, 8, 7.5, 7.4, 7.8, 7.3, 6.1, 6, 6.5, 6.2];
const MOOD = [5.6, 5.9, 4, 2.6, 4.1, 5.6, 5.1, 6, 8.4, 8.2, 6.4, 6, 6.3, 4.4, 2.6, 3.9, 5.3, 4.8, 7.8];
const points = (values: number[]) => values.map((y, i) => ({ x: i + 1, y }));

export function LifeWheel() {
  const t = useText('gallery');
  const parts = SPHERES.map(({ id, ...values }) => ({
    id,
    title: t(`spheres.${id}`),
    color: `var(--sphere-${id})`,
    ...values,
  }));
  const words = parts.map(({ title, now }) => `${title} ${now} ${t('outOf')}`).join(', ');
  return (
    <Panel className={styles.panel}>
      <h2>{t('wheel')}</h2>
      <Wheel parts={parts} label={`${t('wheel')}: ${words}`} />
      <p className={styles.caption}>{t('wheelNote')}</p>
    </Panel>
  );
}

export function Way() {
  const t = useText('gallery');
  return (
    <Panel className={`${styles.panel} ${styles.whole}`}>
      <h2>{t('way')}</h2>
      <Steps
        label={t('way')}
        current={1}
        steps={[
          { id: 'accepted', title: t('accepted'), text: t('acceptedAt') },
          { id: 'packing', title: t('packing'), text: t('packingAt') },
          { id: 'travelling', title: t('travelling') },
          { id: 'received', title: t('received') },
        ]}
      />
    </Panel>
  );
}

export function Days() {
  const t = useText('gallery');
  return (
    <Panel className={styles.panel}>
      <h2>{t('habit')}</h2>
      <Beads days={days(9, 21, 4)} label={t('habitWords')} />
      <h2>{t('trail')}</h2>
      <Trail days={days(11, 28, 6)} label={t('trailWords')} shape="panel" />
    </Panel>
  );
}

export function Month() {
  const t = useText('gallery');
  return (
    <Panel className={`${styles.panel} ${styles.double}`}>
      <h2>{t('month')}</h2>
      <Plot
        label={`${t('month')}: ${t('sleep')}, ${t('mood')}`}
        lines={[
          { id: 'sleep', title: t('sleep'), color: 'var(--sphere-health)', points: points(SLEEP) },
          { id: 'mood', title: t('mood'), color: 'var(--sphere-emotions)', points: points(MOOD) },
        ]}
        x={{ min: 1, max: 30, ticks: [1, 5, 10, 15, 20, 25, 30] }}
        y={{ min: 0, max: 10, ticks: [0, 2, 4, 6, 8, 10] }}
        band={{ from: 7, to: 8.5 }}
        now={{ x: 19, text: t('today') }}
      />
      <Table
        caption={t('table')}
        showCaption
        columns={[
          { id: 'what', head: t('what'), cell: (row) => row.what },
          { id: 'november', head: t('november'), cell: (row) => row.november, number: true },
          { id: 'october', head: t('october'), cell: (row) => row.october, number: true, wide: true },
        ]}
        rows={[
          { what: t('water'), november: '31,5', october: '28' },
          { what: t('pages'), november: '412', october: '365' },
        ]}
        keyOf={(row) => row.what}
      />
    </Panel>
  );
}
