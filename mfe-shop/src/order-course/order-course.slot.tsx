import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { type CallError, type SlotProps, shell } from '@stezhka/shell-contract';
import { orderCourse } from '@stezhka/shop-contract';
import { useState } from 'react';
import { usePayment } from '../checkout/use-payment.ts';
import styles from './order-course.module.css';

/** Orders a course of the diary and leads to the payment; its course opens once the money is there. */
export function Component({ slug, price }: SlotProps['shop.order-course']) {
  const t = useText('shop');
  const [send] = shell().useChange(orderCourse, { quiet: true });
  const { waiting, wait, redirectToPayment } = usePayment();
  const [refusal, setRefusal] = useState('');
  const pay = () => {
    wait(true);
    setRefusal('');
    send({ body: { slug, price } }).then(redirectToPayment, (failure: CallError) => {
      wait(false);
      setRefusal(failure.message);
    });
  };
  return (
    <div className={styles.order}>
      <Button variant="outline" full loading={waiting} onClick={pay}>
        {t('orderCourse.pay')}
      </Button>
      <p className={styles.note}>{t('orderCourse.text')}</p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
