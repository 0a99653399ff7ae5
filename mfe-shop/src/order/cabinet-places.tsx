import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { getDeliveryPlaces, removeDeliveryPlace } from '@stezhka/shop-contract';
import { CabinetPart } from '../ui/cabinet-part.tsx';
import styles from './cabinet-orders.module.css';

/** The member's delivery places, kept at a checkout; without any there is no section. */
export function CabinetPlaces() {
  const t = useText('shop');
  const { data } = shell().useCall(getDeliveryPlaces, undefined, { optional: true });
  const [remove, { isLoading }] = shell().useChange(removeDeliveryPlace);
  if (!data?.places.length) return null;
  return (
    <div className={styles.places}>
      <CabinetPart name="places" title={t('places.title')}>
        <ul className={styles.rows}>
          {data.places.map(({ id, label }) => (
            <li key={id} className={styles.place} data-leaves>
              <span>{label}</span>
              <Button
                variant="ghost"
                size="s"
                disabled={isLoading}
                aria-label={`${t('places.remove')}: ${label}`}
                // The shell says why it stays.
                onClick={() => remove({ params: { id } }).catch(() => {})}
              >
                {t('places.remove')}
              </Button>
            </li>
          ))}
        </ul>
      </CabinetPart>
    </div>
  );
}
