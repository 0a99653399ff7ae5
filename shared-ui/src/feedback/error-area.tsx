import { RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../styles/cx.ts';
import styles from './error-area.module.css';

export interface ErrorAreaProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  className?: string;
}

export function ErrorArea({ title, text, onRetry, retryLabel, retrying, className }: ErrorAreaProps) {
  return (
    <div className={cx(styles.area, className)} role="status">
      <Icon of={RotateCw} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {onRetry && (
        <Button variant="outline" size="s" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
