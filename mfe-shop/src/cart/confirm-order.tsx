import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import type { ReactNode } from 'react';
import styles from './cart-totals.module.css';

interface ConfirmOrderProps {
  form: string;
  /** Why the cart cannot be ordered: said instead of a button. */
  blocked: string | null;
  loading: boolean;
  disabled: boolean;
}

// Smaller than OptionalLink, on the page that has the least room.
const terms = (words: ReactNode) =>
  shell().hasPage('/offerta') ? <Link href="/offerta">{words}</Link> : words;

/** The checkout's button; it stands with the totals, away from its form. */
export function ConfirmOrder({ form, blocked, loading, disabled }: ConfirmOrderProps) {
  const t = useText('shop');
  if (blocked) {
    return (
      <p role="status" className={styles.short}>
        {blocked}
      </p>
    );
  }
  return (
    <>
      <Button type="submit" form={form} size="l" full loading={loading} disabled={disabled}>
        {t('checkout.confirm')}
      </Button>
      <p className={styles.note}>{t('checkout.note', { terms })}</p>
    </>
  );
}
