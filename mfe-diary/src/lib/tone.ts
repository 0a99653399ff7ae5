import type { CSSProperties } from 'react';
import styles from './tone.module.css';

/** Gives an element the custom properties --fill and --glyph of a definition's colour (a token's name). */
export const tone = (color: string) => ({
  className: styles.tone,
  'data-color': color,
  style: { '--fill': `var(--${color})` } as CSSProperties,
});
