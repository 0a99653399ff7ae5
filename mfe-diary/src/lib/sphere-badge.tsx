import type { DiaryIcon } from '@stezhka/diary-contract';
import { Icon } from '@stezhka/shared-ui/icon';
import { cx } from '@stezhka/shared-ui/lib/cx';
import type { CSSProperties } from 'react';
import { iconOf } from './icons.ts';
import styles from './sphere-badge.module.css';

/** A glyph on its sphere's colour; always beside a name. */
export function SphereBadge({ icon, color, small }: { icon: DiaryIcon; color: string; small?: boolean }) {
  const style = { '--fill': `var(--${color})` } as CSSProperties;
  return (
    <span className={cx(styles.badge, small && styles.small)} data-color={color} style={style}>
      <Icon of={iconOf(icon)} size={small ? 14 : 18} />
    </span>
  );
}
