import { useText } from '@stezhka/intl';
import { callUrl } from '@stezhka/kit-contract';
import { Chip } from '@stezhka/shared-ui/chip';
import type { FormHandle } from '@stezhka/shared-ui/form';
import { shell } from '@stezhka/shell-contract';
import { fillDeliveryPlace, getDeliveryPlaces } from '@stezhka/shop-contract';
import type { RefObject } from 'react';
import styles from './checkout-form.module.css';

/** A member's delivery places: one press fills in the form's delivery, and leaves the rest as typed. */
export function SavedPlaces({ form }: { form: RefObject<FormHandle | null> }) {
  const t = useText('shop');
  const { data } = shell().useCall(getDeliveryPlaces, undefined, { optional: true });
  if (!data?.places.length) return null;
  return (
    <div className={styles.saved}>
      <p id="saved-places">{t('places.choose')}</p>
      <ul className={styles.places} aria-labelledby="saved-places">
        {data.places.map(({ id, label }) => (
          <li key={id}>
            <Chip onClick={() => form.current?.update(callUrl(fillDeliveryPlace, { params: { id } }))}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
