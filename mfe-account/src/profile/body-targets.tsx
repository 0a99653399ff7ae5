import { PROFILE_LIMITS } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { RangeSlider } from '@stezhka/shared-ui/range-slider';
import { useId } from 'react';
import styles from './profile.module.css';
import type { Profile } from './use-profile.ts';

/** A slider's range; the field beside it takes all that PROFILE_LIMITS allows. */
const TARGETS = [
  { key: 'desiredBust', unit: 'mm', min: 700, max: 1300, step: 10 },
  { key: 'desiredWaist', unit: 'mm', min: 500, max: 1200, step: 10 },
  { key: 'desiredHip', unit: 'mm', min: 700, max: 1400, step: 10 },
  { key: 'desiredWeight', unit: 'kg', min: 40, max: 120, step: 0.5 },
] as const;

/** Body targets: millimetres and kilograms (product 3, User). */
export function BodyTargets({ profile }: { profile: Profile }) {
  const text = useText('account.profile');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.panelTitle}>
          {text('body')}
        </h2>
        <span className={styles.quiet}>{text('body.private')}</span>
      </div>
      <div className={styles.fields}>
        {TARGETS.map(({ key, unit, min, max, step }) => {
          const value = profile.value(key);
          const number = Number(value.replace(',', '.'));
          const middle = (min + max) / 2;
          const chosen = value !== '' && Number.isFinite(number);
          const shown = chosen ? Math.min(max, Math.max(min, number)) : middle;
          return (
            <div key={key} className={styles.target}>
              <span className={styles.targetName} aria-hidden="true">
                {text(key)}
              </span>
              <RangeSlider
                className={styles.slider}
                stones={[
                  {
                    value: shown,
                    label: text(`${key}.slider`),
                    onChange: (next) => profile.edit(key, String(next)),
                  },
                ]}
                {...{ min, max, step }}
                dots={13}
                valueText={(one) => `${one} ${text(unit)}`}
                unset={chosen ? undefined : text('body.unset')}
              />
              <TextField
                name={key}
                label={text(key)}
                labelHidden
                value={value}
                onChange={(next) => profile.edit(key, next)}
                error={profile.errors[key]}
                inputMode={unit === 'kg' ? 'decimal' : 'numeric'}
                maxLength={String(PROFILE_LIMITS[key].max).length + (unit === 'kg' ? 2 : 0)}
                after={<span className={styles.unit}>{text(unit)}</span>}
              />
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
