import type { DayParamsSettingsReply, ParameterSetting } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Chip } from '@stezhka/shared-ui/chip';
import { Icon } from '@stezhka/shared-ui/icon';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CallArea } from '../lib/call-area.tsx';
import { ChosenParameters } from './chosen-parameters.tsx';
import styles from './settings.module.css';
import { useParameterSettings } from './use-parameter-settings.ts';

const ParameterWindow = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "parameter-window" */ './parameter-window.tsx')).ParameterWindow,
  { when: 'open' },
);

interface Edited {
  open: boolean;
  opening: number;
  /** Absent: a new own one. */
  parameter?: ParameterSetting | undefined;
}

/** What a day measures: chosen by sphere, in an order of one's own, with parameters of one's own. */
export function ParameterSettings() {
  const t = useText('diary.settings');
  const { call, change, press } = useParameterSettings();
  return (
    <CallArea call={call} words={{ error: t('error'), loading: t('loading') }} height={320}>
      {(settings) => (
        <Settings settings={settings} isChanging={call.isChanging} change={change} press={press} />
      )}
    </CallArea>
  );
}

interface SettingsProps extends Omit<ReturnType<typeof useParameterSettings>, 'call'> {
  settings: DayParamsSettingsReply;
  isChanging: boolean;
}

function Settings({ settings, isChanging, change, press }: SettingsProps) {
  const t = useText('diary.settings');
  // Each opening begins with what is saved.
  const [edited, setEdited] = useState<Edited>({ open: false, opening: 0 });
  const edit = (parameter?: ParameterSetting) =>
    setEdited({ open: true, opening: edited.opening + 1, parameter });
  const there = settings.parameters.filter(({ availability }) => availability !== 'disabled');
  const chosen = there.filter((one) => one.chosen);
  const ownCount = there.filter((one) => one.own).length;
  return (
    <div className={styles.list}>
      <SaveState state={isChanging ? 'saving' : 'saved'} text={t(isChanging ? 'saving' : 'saved')} />
      <ChosenParameters chosen={chosen} onChange={press} onEdit={edit} />
      <Panel aria-labelledby="by-sphere">
        <h2 id="by-sphere" className={styles.title}>
          {t('bySphere')}
        </h2>
        <p className={styles.lead}>{t('limit', { chosen: chosen.length, limit: settings.limits.chosen })}</p>
        {settings.spheres.map((sphere) => {
          const own = there.filter(({ key }) => sphere.parameters.includes(key));
          return (
            own.length > 0 && (
              <section key={sphere.systemName} className={styles.sphere} aria-label={sphere.title}>
                <h3>{sphere.title}</h3>
                <ul className={styles.chips}>
                  {own.map(({ key, title, shortDescription, chosen: isChosen, availability }) => (
                    <li key={key}>
                      <Chip
                        pressed={isChosen}
                        disabled={availability === 'blocked'}
                        title={shortDescription}
                        onClick={() => press({ key, chosen: !isChosen })}
                      >
                        {title}
                      </Chip>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <Button
          variant="outline"
          icon={<Icon of={Plus} size={18} />}
          disabled={ownCount >= settings.limits.own}
          onClick={() => edit()}
        >
          {t('own.add')}
        </Button>
      </Panel>
      <ParameterWindow
        key={edited.opening}
        open={edited.open}
        parameter={edited.parameter}
        spheres={settings.spheres}
        onSave={change}
        onClose={() => setEdited({ ...edited, open: false })}
      />
    </div>
  );
}
