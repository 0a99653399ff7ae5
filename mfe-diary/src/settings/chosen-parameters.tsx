import type { ParameterSetting } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import styles from './settings.module.css';
import type { ParameterChange } from './use-parameter-settings.ts';

interface ChosenParametersProps {
  chosen: ParameterSetting[];
  onChange: (change: ParameterChange) => void;
  onEdit: (parameter: ParameterSetting) => void;
}

/** In the order in which the day shows them. */
export function ChosenParameters({ chosen, onChange, onEdit }: ChosenParametersProps) {
  const t = useText('diary.settings');
  return (
    <Panel aria-labelledby="chosen" ref={restoreFocus}>
      <h2 id="chosen" className={styles.title}>
        {t('chosen')}
      </h2>
      {chosen.length ? (
        <ol className={styles.chosen}>
          {chosen.map(({ key, title, icon, color, units, own }, i) => (
            <li key={key}>
              <SphereBadge icon={icon} color={color} />
              <span className={styles.name}>
                {title}
                {(units || own) && (
                  <span className={styles.lead}>{[units, own && t('own')].filter(Boolean).join(', ')}</span>
                )}
              </span>
              <span className={styles.actions}>
                <IconButton
                  icon={ArrowUp}
                  label={t('up', { title })}
                  disabled={i === 0}
                  onClick={() => onChange({ key, before: chosen[i - 1]!.key })}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('down', { title })}
                  disabled={i === chosen.length - 1}
                  onClick={() => onChange({ key, before: chosen[i + 2]?.key ?? null })}
                />
                <IconButton icon={Pencil} label={t('edit', { title })} onClick={() => onEdit(chosen[i]!)} />
                <IconButton
                  icon={X}
                  label={t('drop', { title })}
                  onClick={() => onChange({ key, chosen: false })}
                />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.lead}>{t('chosenEmpty')}</p>
      )}
    </Panel>
  );
}
