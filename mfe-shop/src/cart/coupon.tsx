import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { TextField } from '@stezhka/shared-ui/form/text-field';
import { Icon } from '@stezhka/shared-ui/icon';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { keepPlace } from '@stezhka/shared-ui/lib/keep-place';
import { type CallError, shell } from '@stezhka/shell-contract';
import { applyPromocode } from '@stezhka/shop-contract';
import { TicketPercent, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useCart } from '../cart-state/cart.queries.ts';
import styles from './coupon.module.css';

const keepControl = keepPlace('button, input');

/** A form that opens on demand; once a promocode is applied, a line that says so (product 4, Cart). */
export function Coupon() {
  const t = useText('shop');
  const { promocodeRefused } = useCart();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and no role of use here
    <div ref={keepControl} role="group" aria-label={t('coupon.label')}>
      <CouponForm key={promocodeRefused?.message} />
    </div>
  );
}

function CouponForm() {
  const t = useText('shop');
  const { promocode, promocodeError, promocodePersonal, promocodeRefused } = useCart();
  const [apply, { isLoading }] = shell().useChange(applyPromocode, { quiet: true });
  const [open, setOpen] = useState(promocodeRefused !== null);
  const [code, setCode] = useState(promocodeRefused?.code ?? '');
  const [error, setError] = useState(promocodeRefused?.message);
  const send = (wanted: string) =>
    apply({ body: { promocode: wanted } }).then(
      () => {
        setError(undefined);
        setCode('');
        setOpen(false);
      },
      (refusal: CallError) => setError(refusal.message),
    );
  if (promocode) {
    return (
      <div className={styles.applied} role="status">
        <Icon of={TicketPercent} />
        <p>
          {t('coupon.applied', { code: promocode })}
          {promocodePersonal && <span className={styles.whose}>{t('coupon.personal')}</span>}
          {(promocodeError ?? error) && <span className={styles.why}>{promocodeError ?? error}</span>}
        </p>
        <IconButton icon={X} label={t('coupon.remove')} onClick={() => !isLoading && send('')} />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) setError(t('coupon.missing'));
    else if (!isLoading) void send(code.trim());
  };
  return (
    <div>
      <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)} className={styles.toggle}>
        {t('coupon.have')}
      </Button>
      {open && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            name="promocode"
            label={t('coupon.label')}
            value={code}
            onChange={setCode}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            error={error}
          />
          <Button type="submit" variant="outline" loading={isLoading}>
            {t('coupon.apply')}
          </Button>
        </form>
      )}
    </div>
  );
}
