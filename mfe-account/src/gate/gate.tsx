import { noBreak } from '@stezhka/shared-ui/format';
import type { ReactNode, Ref } from 'react';
import styles from './gate.module.css';

interface GateProps {
  title: string;
  lead: string;
  /** Stands on the sky of wide screens. */
  quote: string;
  /** For who moves the focus there: it can take it then. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A misty landscape on one side, a form on the other. */
export function Gate({ title, lead, quote, heading, children }: GateProps) {
  return (
    <div className={styles.gate}>
      <div className={styles.land}>
        <p className={styles.quote} aria-hidden="true">
          {noBreak(quote)}
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
            {noBreak(title)}
          </h1>
          {/* Changes where a second step takes the first one's place. */}
          <p className={styles.lead} aria-live="polite">
            {noBreak(lead)}
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The way to the other of the two forms. */
export const GateExit = ({ children }: { children: ReactNode }) => <p className={styles.exit}>{children}</p>;

/** Beside a form's button: the way for who has lost something. */
export const GateAside = ({ children }: { children: ReactNode }) => (
  <p className={styles.forgot}>{children}</p>
);
