import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a number is px. */
  width?: number | string;
  height?: number | string;
  /** Width / height, instead of a height. */
  ratio?: string;
  shape?: 'line' | 'card' | 'panel' | 'round' | 'button';
  className?: string;
}

/** Blocks appear after 200 ms, so that quick answers show none. */
export function Skeleton({ width, height, ratio, shape = 'line', className }: SkeletonProps) {
  const style: CSSProperties = { width, height, aspectRatio: ratio };
  return <span className={cx(styles.block, styles[shape], className)} style={style} aria-hidden="true" />;
}

export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
