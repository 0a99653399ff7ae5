import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { cx } from '../lib/cx.ts';
import styles from './field.module.css';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** What is searched, for those who hear the page. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Without it there is no cross. */
  clearLabel?: string;
}

/** A line to search by, with a cross that empties it. */
export function SearchInput({ label, value, onChange, clearLabel, className, ...rest }: SearchInputProps) {
  const clear = clearLabel !== undefined && value !== '';
  return (
    <div className={cx(styles.box, className)}>
      <span className={styles.before}>
        <Icon of={Search} size={20} />
      </span>
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        type="search"
        aria-label={label}
        className={cx(styles.input, styles.withBefore, clear && styles.withAfter)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {clear && (
        <span className={styles.after}>
          <IconButton icon={X} label={clearLabel} onClick={() => onChange('')} />
        </span>
      )}
    </div>
  );
}
