import type { ComponentProps } from 'react';
import { cx } from '../styles/cx.ts';
import { Contours, type ContoursProps } from './contours.tsx';
import styles from './section.module.css';

export type Ground = 'paper' | 'surface' | 'sunk' | 'dawn' | 'mist' | 'lilac' | 'wheat' | 'sky' | 'deep';

export interface SectionProps extends ComponentProps<'section'> {
  /** At most two tints and one deep band on a page. */
  ground?: Ground;
  tight?: boolean;
  contours?: ContoursProps | boolean;
}

export function Section({ ground, tight, contours, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} data-ground={ground} className={cx(styles.section, tight && styles.tight, className)}>
      {contours && <Contours {...(contours === true ? {} : contours)} />}
      <div className={styles.wrap}>{children}</div>
    </section>
  );
}
