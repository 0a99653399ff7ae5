import {
  DIARY_ICONS,
  type DiaryIcon,
  OTHER_SPHERE,
  OWN_OPTIONS_LIMIT,
  OWN_TITLE_LIMIT,
  type ParameterSphere,
} from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Chip } from '@stezhka/shared-ui/chip';
import { cx } from '@stezhka/shared-ui/cx';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Glyph } from '../lib/glyph.tsx';
import { type OwnDraft, type OwnField, withOption } from './own-parameter.ts';
import styles from './settings.module.css';

/** Characters of units and of the hint, as the service takes them. */
const UNITS_LIMIT = 12;
const HINT_LIMIT = 200;

interface OwnParameterFieldsProps {
  draft: OwnDraft;
  wrong: OwnField[];
  /** The type is chosen once: days hold values of it. */
  isNew: boolean;
  spheres: ParameterSphere[];
  onChange: (part: Partial<OwnDraft>) => void;
}

export function OwnParameterFields({ draft, wrong, isNew, spheres, onChange }: OwnParameterFieldsProps) {
  const t = useText('diary.settings.own');
  const bounds = (['min', 'max', 'step'] as const).map((name) => (
    <TextField
      key={name}
      label={t(name)}
      inputMode="decimal"
      value={draft[name]}
      {...(wrong.includes('bounds') && { error: name === 'min' ? t('boundsWrong') : '' })}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
  return (
    <>
      <TextField
        label={t('title')}
        required
        data-autofocus
        maxLength={OWN_TITLE_LIMIT}
        value={draft.title}
        {...(wrong.includes('title') && { error: t('titleRequired') })}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        label={t('hint')}
        maxLength={HINT_LIMIT}
        value={draft.shortDescription}
        onChange={(shortDescription) => onChange({ shortDescription })}
      />
      {isNew && (
        <fieldset className={styles.group}>
          <legend>{t('type')}</legend>
          <div className={styles.chips}>
            {(['tracker', 'select'] as const).map((type) => (
              <Chip key={type} pressed={draft.type === type} onClick={() => onChange({ type })}>
                {t(`type.${type}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {draft.type === 'tracker' ? (
        <>
          <TextField
            label={t('units')}
            maxLength={UNITS_LIMIT}
            value={draft.units}
            onChange={(units) => onChange({ units })}
          />
          <div className={styles.bounds}>{bounds}</div>
        </>
      ) : (
        <Options draft={draft} isWrong={wrong.includes('options')} onChange={onChange} />
      )}
      <IconChoice label={t('icon')} value={draft.icon} onChange={(icon) => onChange({ icon })} />
      <fieldset className={styles.group}>
        <legend>{t('spheres')}</legend>
        <div className={styles.chips}>
          {spheres
            .filter(({ systemName }) => systemName !== OTHER_SPHERE)
            .map(({ systemName, title }) => {
              const on = draft.spheres.includes(systemName);
              const others = draft.spheres.filter((one) => one !== systemName);
              return (
                <Chip
                  key={systemName}
                  pressed={on}
                  onClick={() => onChange({ spheres: on ? others : [...others, systemName] })}
                >
                  {title}
                </Chip>
              );
            })}
        </div>
      </fieldset>
    </>
  );
}

interface OptionsProps {
  draft: OwnDraft;
  isWrong: boolean;
  onChange: (part: Partial<OwnDraft>) => void;
}

function Options({ draft: { options }, isWrong, onChange }: OptionsProps) {
  const t = useText('diary.settings.own');
  return (
    <fieldset className={styles.group}>
      <legend>{t('options')}</legend>
      {options.map((option, i) => (
        <div key={option.value} className={styles.option}>
          <TextField
            label={t('option', { number: i + 1 })}
            labelHidden
            maxLength={OWN_TITLE_LIMIT}
            value={option.label}
            {...(isWrong && { error: i === 0 ? t('optionsWrong') : '' })}
            onChange={(label) =>
              onChange({ options: options.map((one) => (one === option ? { ...one, label } : one)) })
            }
          />
          {options.length > 2 && (
            <IconButton
              icon={X}
              label={t('optionRemove', { number: i + 1 })}
              onClick={() => onChange({ options: options.filter((one) => one !== option) })}
            />
          )}
        </div>
      ))}
      {options.length < OWN_OPTIONS_LIMIT && (
        <Button
          variant="outline"
          size="s"
          icon={<Icon of={Plus} size={18} />}
          onClick={() => onChange({ options: withOption(options) })}
        >
          {t('optionAdd')}
        </Button>
      )}
    </fieldset>
  );
}

interface IconChoiceProps {
  label: string;
  value: DiaryIcon;
  onChange: (icon: DiaryIcon) => void;
}

function IconChoice({ label, value, onChange }: IconChoiceProps) {
  const t = useText('diary.settings.own');
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.icons}>
        {DIARY_ICONS.map((icon, i) => (
          <label key={icon} className={cx(styles.icon, icon === value && styles.iconOn)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={t('iconNumber', { number: i + 1 })}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <Glyph name={icon} size={22} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
