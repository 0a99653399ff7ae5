import { getSphereCategories, getSpheres, type Sphere } from '@stezhka/diary-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { formatNumber } from '@stezhka/shared-ui/format';
import { SaveState } from '@stezhka/shared-ui/save-state';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { Wheel } from '@stezhka/shared-ui/wheel';
import { shell } from '@stezhka/shell-contract';
import styles from './life-wheel.module.css';
import { SphereRow } from './sphere-row.tsx';
import { useSphereSettings } from './use-sphere-settings.ts';

/** Product 3, Sphere: where each began, where it is, where it is wanted. */
export function LifeWheel() {
  const t = useText('diary.wheel');
  const locale = useLocale();
  const { data: spheres } = shell().useCall(getSpheres);
  const { data: categories = [] } = shell().useCall(getSphereCategories);
  const settings = useSphereSettings();
  if (!spheres)
    return (
      <Loading label={t('loading')}>
        <Skeleton shape="panel" height={420} />
      </Loading>
    );
  if (!spheres.length) return <EmptyState title={t('empty')} />;
  const valuesOf = ({ systemName }: Sphere) => ({
    initial: settings.value('initial', systemName),
    desired: settings.value('desired', systemName),
  });
  const widest = farthest(spheres.map((sphere) => ({ sphere, ...valuesOf(sphere) })));
  return (
    <div className={styles.wheel}>
      <Panel className={styles.chart} aria-labelledby="wheel">
        <h2 id="wheel" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
        <Wheel
          label={t('title')}
          parts={spheres.map((sphere) => {
            const { initial, desired } = valuesOf(sphere);
            return {
              id: sphere.systemName,
              title: sphere.title,
              color: `var(--${sphere.color})`,
              now: sphere.result,
              ...(desired !== null && { wanted: desired }),
              ...(initial !== null && { initial }),
            };
          })}
          sliders={{
            label: ({ title, now }) =>
              now === null
                ? t('slider.unknown', { title })
                : t('slider', { title, now: formatNumber(now, locale) }),
            unset: t('unset'),
            onChange: (id, value) => settings.set('desired', id, value),
          }}
        />
        <ul className={styles.legend}>
          <li className={styles.now}>{t('legend.now')}</li>
          <li className={styles.wanted}>{t('legend.desired')}</li>
          <li className={styles.initial}>{t('legend.initial')}</li>
        </ul>
        {widest && (
          <p className={styles.widest}>
            {t('widest', {
              title: widest.sphere.title,
              now: formatNumber(widest.sphere.result ?? 0, locale),
              desired: widest.desired ?? 0,
            })}
          </p>
        )}
        {settings.state && (
          <SaveState
            state={settings.state === 'failed' ? 'offline' : settings.state}
            text={t(`state.${settings.state}`)}
            onRetry={settings.retry}
            retryLabel={t('retry')}
          />
        )}
      </Panel>
      <div className={styles.categories}>
        {categories.map((category) => {
          const own = spheres.filter(({ systemName }) => category.spheres.includes(systemName));
          return (
            own.length > 0 && (
              <Panel key={category.systemName} aria-labelledby={`category-${category.systemName}`}>
                <h2 id={`category-${category.systemName}`} className={styles.title}>
                  {category.title}
                </h2>
                {own.map((sphere) => (
                  <SphereRow
                    key={sphere.systemName}
                    sphere={sphere}
                    {...valuesOf(sphere)}
                    onChange={(setting, value) => settings.set(setting, sphere.systemName, value)}
                  />
                ))}
              </Panel>
            )
          );
        })}
      </div>
    </div>
  );
}

interface Wish {
  sphere: Sphere;
  desired: number | null;
}

/** The sphere that is the farthest from the wish, if any is short of it. */
function farthest(wishes: Wish[]): Wish | undefined {
  const gap = ({ sphere: { result }, desired }: Wish) =>
    result === null || desired === null ? 0 : desired - result;
  const [first] = [...wishes].sort((a, b) => gap(b) - gap(a));
  return first && gap(first) > 0 ? first : undefined;
}
