import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';
import styles from './letter-page.module.css';

interface LetterPageProps {
  title: string;
  text: string;
  /** Why the act failed. */
  failure?: string | undefined;
  /** The act, a form or a link. */
  children: ReactNode;
}

/** Where a mail's link leads: one thing to say, one to do. */
export function LetterPage({ title, text, failure, children }: LetterPageProps) {
  return (
    <section className={styles.page}>
      <Contours art="page" fade="top" />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text} role="status">
          {text}
        </p>
        {children}
        {failure && (
          <p className={styles.wrong} role="alert">
            {failure}
          </p>
        )}
      </div>
    </section>
  );
}
