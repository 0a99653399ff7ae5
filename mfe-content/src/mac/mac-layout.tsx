import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section, type SectionProps } from '@stezhka/shared-ui/section';
import type { ReactNode } from 'react';
import styles from './mac.module.css';

/** The parent of all pages of cards (product 2.4): a deep band on top, and what cards are not, at the end. */
export function MacLayout({
  top,
  children,
  ...rest
}: { top: ReactNode; children?: ReactNode } & SectionProps) {
  const t = useText('content.mac');
  return (
    <div className={styles.layout}>
      <Section ground="deep" tight contours {...rest} className={cx(styles.top, rest.className)}>
        {top}
      </Section>
      {children}
      <p className={styles.care}>{noBreak(t('care'))}</p>
    </div>
  );
}
