import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Tabs } from '@stezhka/shared-ui/tabs';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { DaySettings } from './day-settings.tsx';
import { ParameterSettings } from './parameter-settings.tsx';

// The chart is drawn by a library.
const LifeWheel = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "life-wheel.below" */ '../life-wheel/life-wheel.tsx')).LifeWheel,
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
      <PageHead title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('tabs')}
        value={open}
        onChange={openTab}
        tabs={TABS.map((id) => ({ id, title: t(`tab.${id}`), content: CONTENT[id] }))}
      />
    </DiaryFrame>
  );
}
