import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Tabs } from '@stezhka/shared-ui/tabs';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { DaySettings } from './day-settings.tsx';
import { ParameterSettings } from './parameter-settings.tsx';
import styles from './settings.module.css';

// The chart is drawn by a library.
const LifeWheel = lazyPart(
  async () => (await import(/* webpackChunkName: "life-wheel" */ '../life-wheel/life-wheel.tsx')).LifeWheel,
);

/** Product 2.6, Diary settings. */
export const Component = withDiaryAccess(Settings);

const TABS = ['parameters', 'spheres', 'day'] as const;
type TabId = (typeof TABS)[number];
const CONTENT = { parameters: <ParameterSettings />, spheres: <LifeWheel />, day: <DaySettings /> };

function Settings() {
  const t = useText('diary.settings');
  const [query, setQuery] = useSearchParams();
  const open = TABS.find((id) => id === query.get('tab')) ?? TABS[0];
  const openTab = (id: string) =>
    setQuery((id as TabId) === TABS[0] ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  return (
    <DiaryFrame page="settings">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Tabs
        label={t('tabs')}
        value={open}
        onChange={openTab}
        tabs={TABS.map((id) => ({ id, title: t(`tab.${id}`), content: CONTENT[id] }))}
      />
    </DiaryFrame>
  );
}
