import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { FieldsetFrame } from '@stezhka/shared-ui/form/field-frame';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { useId } from 'react';
import { BodyTargets } from './body-targets.tsx';
import { EditableList } from './editable-list.tsx';
import { birthdayMask, type EditKey } from './pending-edits.ts';
import styles from './profile.module.css';
import type { Profile } from './use-profile.ts';

export function PersonalDetails({ profile }: { profile: Profile }) {
  return (
    <>
      <PersonalFields profile={profile} />
      <BodyTargets profile={profile} />
      <div className={styles.pair}>
        <EditableList list="skills" />
        <EditableList list="services" />
      </div>
    </>
  );
}

function PersonalFields({ profile }: { profile: Profile }) {
  const text = useText('account.profile');
  const id = useId();
  const field = (key: EditKey) => ({
    name: key,
    label: text(key),
    value: profile.value(key),
    onChange: (value: string) => profile.edit(key, value),
    error: profile.errors[key],
  });
  return (
    <Panel aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.panelTitle}>
        {text('about')}
      </h2>
      <div className={styles.fields}>
        <TextField
          {...field('name')}
          required={profile.isSaved('name')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...field('lastName')}
          required={profile.isSaved('lastName')}
          autoComplete="family-name"
          maxLength={100}
        />
        <TextField
          {...field('birthday')}
          mask={(typed) => birthdayMask(typed, profile.value('birthday'))}
          inputMode="numeric"
          autoComplete="bday"
          placeholder={text('birthday.sample')}
        />
        <FieldsetFrame
          id={`${id}-sex`}
          name="sex"
          label={text('sex')}
          error={profile.errors.sex}
          role="radiogroup"
        >
          <div className={styles.segments}>
            {(['woman', 'man'] as const).map((sex) => (
              <label key={sex}>
                <input
                  type="radio"
                  name={`${id}-sex`}
                  value={sex}
                  checked={profile.value('sex') === sex}
                  onChange={() => profile.edit('sex', sex)}
                />
                <span>{text(`sex.${sex}`)}</span>
              </label>
            ))}
          </div>
        </FieldsetFrame>
        <TextField
          {...field('height')}
          inputMode="numeric"
          maxLength={3}
          after={<span className={styles.unit}>{text('cm')}</span>}
        />
      </div>
    </Panel>
  );
}
