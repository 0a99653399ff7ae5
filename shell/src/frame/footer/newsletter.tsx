import { useText } from '@stezhka/intl';
import { Link } from '@stezhka/shared-ui/link';
import { useRef } from 'react';
import { hasPage, slotOwner } from '../../remotes/releases.ts';
import { Slot } from '../../remotes/slot.tsx';
import styles from './footer.module.css';
import { useNear } from './use-near.ts';

export function Newsletter() {
  const t = useText();
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref);
  if (!slotOwner('content.subscription')) return null;
  const plain = hasPage('/news') && (
    <Link href="/news" className={styles.fallback}>
      {t('shell.footer.letter.fallback')}
    </Link>
  );
  return (
    <section ref={ref} className={styles.letter}>
      <h2 className={styles.letterHead}>{t('shell.footer.letter')}</h2>
      <p className={styles.letterText}>{t('shell.footer.letter.text')}</p>
      <div className={styles.form}>
        {near ? <Slot name="content.subscription" props={{}} fallback={plain} /> : plain}
      </div>
    </section>
  );
}
