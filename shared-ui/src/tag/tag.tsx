import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './tag.module.css';

export interface TagProps {
  tone?: 'primary' | 'sale' | 'path' | 'good' | 'warn' | 'bad' | 'plain' | 'level-1' | 'level-2' | 'level-3';
  onPicture?: boolean;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Levels carry one to three dots: never colour alone. */
export function Tag({ tone = 'primary', onPicture, icon, className, children }: TagProps) {
  const level = tone.startsWith('level-') ? Number(tone.at(-1)) : 0;
  return (
    <span className={cx(styles.tag, styles[tone], onPicture && styles.onPicture, className)}>
      {level > 0 && <span aria-hidden="true">{'·'.repeat(level)}</span>}
      {icon}
      {children}
    </span>
  );
}
