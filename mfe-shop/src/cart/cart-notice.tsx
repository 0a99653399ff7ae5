import { useText } from '@stezhka/intl';
import { Link } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCart } from '../cart-state/cart.queries.ts';
import { linesOf } from '../cart-state/cart-amounts.ts';
import styles from './cart.module.css';

const login = (chunks: ReactNode) => <Link href="/login?next=%2Fcart">{chunks}</Link>;

/** What happened to the cart as a whole; what was refused of one line stands at that line. */
export function CartNotice() {
  const t = useText('shop');
  const cart = useCart();
  const invalidate = shell().useInvalidate();
  const { ended, gone, refusal } = cart;
  // The rest of the page still believes that the member is here.
  useEffect(() => {
    if (ended) invalidate(['user']);
  }, [ended, invalidate]);
  // The pressed button is gone and the notice may be far above, so it gets the focus, unless a form has it.
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ended && gone === null) return;
    if (document.activeElement?.closest('form')) return;
    news.current?.focus();
  }, [ended, gone]);
  const atLine = linesOf(cart).some(({ id }) => id === refusal?.lineId);
  const told = refusal && !atLine ? refusal.message || t('cart.unreachable') : null;
  return (
    <div ref={news} role="status" tabIndex={-1}>
      {ended && <p className={styles.message}>{t('cart.ended', { login })}</p>}
      {gone && <p className={styles.message}>{t('cart.lineGone', { name: gone })}</p>}
      {told && <p className={styles.message}>{told}</p>}
    </div>
  );
}
