import { Contours } from '@stezhka/shared-ui/contours';
import type { ReactNode } from 'react';
import styles from './letter-page.module.css';

/** One question or one answer, on quiet ground. */
export function LetterPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <Contours art="page" fade="top" />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text} role="status">
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
