import { noBreak } from '@stezhka/shared-ui/lib/format';
import type { ReactNode } from 'react';
import styles from './gate.module.css';

interface GateProps {
  title: string;
  lead: string;
  /** Stands on the sky of wide screens. */
  quote: string;
  children: ReactNode;
}

/** A misty landscape on one side, a form on the other. */
export function Gate({ title, lead, quote, children }: GateProps) {
  return (
    <div className={styles.gate}>
      <div className={styles.land}>
        <p className={styles.quote} aria-hidden="true">
          {noBreak(quote)}
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1>{noBreak(title)}</h1>
          <p className={styles.lead}>{noBreak(lead)}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The way to the other of the two forms. */
export const GateExit = ({ children }: { children: ReactNode }) => <p className={styles.exit}>{children}</p>;
