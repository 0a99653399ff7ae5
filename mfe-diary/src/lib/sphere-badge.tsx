import type { DiaryIcon } from '@stezhka/diary-contract';
import { cx } from '@stezhka/shared-ui/cx';
import { Glyph } from './glyph.tsx';
import styles from './sphere-badge.module.css';
import { tone } from './tone.ts';

/** A glyph on its sphere's colour; always beside a name. */
export function SphereBadge({ icon, color, small }: { icon: DiaryIcon; color: string; small?: boolean }) {
  const look = tone(color);
  return (
    <span {...look} className={cx(look.className, styles.badge, small && styles.small)}>
      <Glyph name={icon} size={small ? 14 : 18} />
    </span>
  );
}
