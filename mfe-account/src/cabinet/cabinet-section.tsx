import { keepFocus } from '@stezhka/shared-ui/lib/keep-focus';
import type { ReactNode } from 'react';
import styles from './cabinet.module.css';

interface CabinetSectionProps {
  /** Anchor of the rail's links. */
  id: string;
  title: string;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function CabinetSection({ id, title, lead, aside, children }: CabinetSectionProps) {
  return (
    <section id={id} ref={keepFocus} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
