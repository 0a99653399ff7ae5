import type { ImageData } from '@stezhka/kit-contract';
import type { CSSProperties } from 'react';
import { Mark } from '../logo/mark.tsx';
import { cx } from '../styles/cx.ts';
import styles from './avatar.module.css';
import { Picture } from './picture.tsx';

const tints = ['dawn', 'mist', 'lilac', 'wheat', 'sky'] as const;

export interface AvatarProps {
  image?: ImageData | null;
  /** Source of the tint, and the text alternative unless `decorative`. */
  name: string;
  /** px */
  size?: number;
  decorative?: boolean;
  className?: string;
}

export function Avatar({ image, name, size = 44, decorative = true, className }: AvatarProps) {
  const style = { '--size': `${size}px` } as CSSProperties;
  const alt = decorative ? '' : name;
  if (image) {
    return (
      <Picture
        image={image}
        alt={alt}
        ratio="1"
        sizes={`${size}px`}
        frame="round"
        className={cx(styles.avatar, className)}
        style={style}
      />
    );
  }
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      className={cx(styles.avatar, styles.empty, className)}
      style={{ ...style, background: `var(--${tints[sum % tints.length]})` }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <Mark size={Math.round(size * 0.58)} />
    </span>
  );
}
