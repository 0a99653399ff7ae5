import { useLocale, useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Chip } from '@stezhka/shared-ui/chip';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { formatPrice } from '@stezhka/shared-ui/format';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, type SlotProps, shell } from '@stezhka/shell-contract';
import { TOP_UP_LIMITS, topUp } from '@stezhka/shop-contract';
import { type FormEvent, useId, useState } from 'react';
import { usePayment } from '../checkout/use-payment.ts';
import styles from './top-up.module.css';

const USUAL = [200, 500, 1000];

/** Asks how much, and leads to the payment; the balance grows once the money is there. */
export function Component({ onClose }: SlotProps['shop.top-up']) {
  const t = useText('shop');
  const locale = useLocale();
  const id = useId();
  const [send] = shell().useChange(topUp, { quiet: true });
  const { waiting, wait, redirectToPayment } = usePayment();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const money = (value: number) => formatPrice(value, locale);
  const { least, most } = TOP_UP_LIMITS;
  const limits = { least: money(least), most: money(most) };
  function submit(event: FormEvent) {
    event.preventDefault();
    const amount = readAmount(typed);
    if (waiting) return;
    if (amount === undefined || amount < least || amount > most) return setError(t('topUp.wrong', limits));
    wait(true);
    setError(undefined);
    send({ body: { amount } }).then(redirectToPayment, (refusal: CallError) => {
      wait(false);
      setError(refusal.message);
    });
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="s"
      title={t('topUp.title')}
      description={t('topUp.text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} loading={waiting} full>
          {t('topUp.pay')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          name="amount"
          label={t('topUp.amount')}
          hint={t('topUp.limits', limits)}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          required
          error={error}
        />
        <ul className={styles.usual} aria-label={t('topUp.usual')}>
          {USUAL.map((value) => (
            <li key={value}>
              <Chip pressed={readAmount(typed) === value} onClick={() => setTyped(String(value))}>
                {money(value)}
              </Chip>
            </li>
          ))}
        </ul>
      </form>
    </Modal>
  );
}

/** '500', '1 000,50' or '99.9 ₴' as hryvnias; undefined for anything that is not an amount of money. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0₴]/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
