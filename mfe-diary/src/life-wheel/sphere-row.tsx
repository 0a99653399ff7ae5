import type { Sphere, SphereSettingName } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { formatNumber } from '@stezhka/shared-ui/format';
import { RangeSlider } from '@stezhka/shared-ui/range-slider';
import { SphereBadge } from '../lib/sphere-badge.tsx';
import styles from './life-wheel.module.css';

interface SphereRowProps {
  sphere: Sphere;
  initial: number | null;
  desired: number | null;
  onChange: (setting: SphereSettingName, value: number | null) => void;
}

const MIDDLE = 5;

export function SphereRow({ sphere, initial, desired, onChange }: SphereRowProps) {
  const t = useText('diary.wheel');
  const locale = useLocale();
  const { title, description, icon, color, result } = sphere;
  const values = { initial, desired };
  return (
    <section className={styles.row} aria-label={title}>
      <div className={styles.head}>
        <SphereBadge icon={icon} color={color} />
        <div>
          <h3>{title}</h3>
          <p className={styles.lead}>{description}</p>
        </div>
        <p className={styles.result}>
          {result === null ? t('few') : t('result', { result: formatNumber(result, locale) })}
        </p>
      </div>
      {(['initial', 'desired'] as const).map((setting) => {
        const value = values[setting];
        return (
          <div key={setting} className={styles.setting}>
            <span className={styles.name}>
              {t(setting)} <strong>{value ?? '–'}</strong>
            </span>
            <RangeSlider
              stones={[
                {
                  value: value ?? MIDDLE,
                  label: t(`${setting}.of`, { title }),
                  onChange: (next) => onChange(setting, next),
                },
              ]}
              {...(value === null && { unset: t('unset') })}
            />
            {value !== null && (
              <button
                type="button"
                className={styles.clear}
                aria-label={t(`${setting}.clear`, { title })}
                onClick={() => onChange(setting, null)}
              >
                {t('clear')}
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
