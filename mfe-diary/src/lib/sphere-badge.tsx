import type { DiaryIcon } from '@stezhka/diary-contract';
import { cx } from '@stezhka/shared-ui/lib/cx';
import type { CSSProperties } from 'react';
import { Glyph } from './glyph.tsx';
import styles from './sphere-badge.module.css';
import tones from './tone.module.css';

/** Sets --fill and --glyph for a definition's colour token. */
export const tone = (color: string) => ({
  className: tones.tone,
  'data-color': color,
  style: { '--fill': `var(--${color})` } as CSSProperties,
});

export function SphereBadge({ icon, color, small }: { icon: DiaryIcon; color: string; small?: boolean }) {
  const look = tone(color);
  return (
    <span {...look} className={cx(look.className, styles.badge, small && styles.small)}>
      <Glyph name={icon} size={small ? 14 : 18} />
    </span>
  );
}
