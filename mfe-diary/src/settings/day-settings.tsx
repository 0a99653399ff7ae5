import {
  type DiarySettingsReply,
  getDiarySettings,
  setDiarySettings,
  setUserGuideData,
} from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { SelectField } from '@stezhka/shared-ui/form/select-field';
import { formatDate } from '@stezhka/shared-ui/format';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { type CallError, type CallState, shell } from '@stezhka/shell-contract';
import { useEffect, useState } from 'react';
import { CallArea } from '../lib/call-area.tsx';
import { ClearDiary } from './clear-diary.tsx';
import styles from './settings.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export function DaySettings() {
  const t = useText('diary.settings');
  const call = shell().useCall(getDiarySettings);
  return (
    <CallArea call={call} words={{ error: t('error'), loading: t('loading') }} height={240}>
      {(data) => <Settings data={data} isChanging={call.isChanging} refetch={call.refetch} />}
    </CallArea>
  );
}

type SettingsProps = Pick<CallState<DiarySettingsReply>, 'isChanging' | 'refetch'> & {
  data: DiarySettingsReply;
};

function Settings({ data, isChanging, refetch }: SettingsProps) {
  const t = useText('diary.settings');
  const locale = useLocale();
  const [save] = shell().useChange(setDiarySettings, { quiet: true, optimistic });
  const [restart, restarting] = shell().useChange(setUserGuideData);
  const zones = useTimeZones(data.timeZone);
  const device = zones.device;
  const change = async (part: Partial<Pick<DiarySettingsReply, 'timeZone' | 'dayStart'>>) => {
    const { timeZone, dayStart, revision } = data;
    const next = { timeZone, dayStart, ...part };
    try {
      await save({ body: { ...next, revision } });
    } catch (failure) {
      const { code, message } = failure as CallError;
      if (code === 'setting_changed') refetch();
      shell().toast(message, { tone: 'bad' });
    }
  };
  return (
    <div className={styles.list}>
      <Panel className={styles.form} aria-labelledby="your-day">
        <h2 id="your-day" className={styles.title}>
          {t('day.title')}
        </h2>
        <SaveState state={isChanging ? 'saving' : 'saved'} text={t(isChanging ? 'saving' : 'saved')} />
        <SelectField
          label={t('day.start')}
          hint={t('day.startHint')}
          required
          options={HOURS}
          value={String(data.dayStart)}
          onChange={(hour) => void change({ dayStart: Number(hour) })}
        />
        <SelectField
          label={t('day.zone')}
          hint={t('day.today', { date: formatDate(data.today, locale, 'weekday') })}
          required
          options={zones.options}
          value={data.timeZone}
          onChange={(timeZone) => void change({ timeZone })}
        />
        {device && device !== data.timeZone && (
          <Button variant="outline" size="s" onClick={() => void change({ timeZone: device })}>
            {t('day.device', { zone: zoneName(device) })}
          </Button>
        )}
      </Panel>
      <Panel className={styles.form} aria-labelledby="guide-again">
        <h2 id="guide-again" className={styles.title}>
          {t('guide.title')}
        </h2>
        <p className={styles.lead}>{t('guide.text')}</p>
        <Button
          variant="outline"
          size="s"
          loading={restarting.isLoading}
          onClick={() =>
            void restart({ body: { restart: true } }).then(
              () => shell().toast(t('guide.done'), { tone: 'good' }),
              () => {},
            )
          }
        >
          {t('guide.restart')}
        </Button>
      </Panel>
      <ClearDiary />
    </div>
  );
}

const optimistic = (
  _: DiarySettingsReply,
  { body: { timeZone, dayStart } }: { body: { timeZone: string; dayStart: number; revision: number } },
) => ({ timeZone, dayStart });

/** 'America/New_York' → 'America / New York'. */
const zoneName = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** All zones come after hydration: server and browser know different ones. */
function useTimeZones(own: string) {
  const [known, setKnown] = useState<{ device: string | undefined; zones: string[] }>({
    device: undefined,
    zones: [],
  });
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    setKnown({ device: timeZone, zones: Intl.supportedValuesOf('timeZone') });
  }, []);
  const all = [...new Set([own, ...(known.device ? [known.device] : []), ...known.zones])].sort();
  return { device: known.device, options: all.map((zone) => ({ value: zone, label: zoneName(zone) })) };
}
