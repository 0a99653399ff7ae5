import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../styles/cx.ts';
import styles from './picture-notice.module.css';

interface PictureNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: string;
  retryLabel?: string;
  onRetry?: (() => void) | undefined;
}

/** What went wrong with the film or the view that it lies over. */
export function PictureNotice({ text, retryLabel, onRetry, className, ...rest }: PictureNoticeProps) {
  return (
    <div {...rest} className={cx(styles.notice, className)}>
      <p>{text}</p>
      {onRetry && (
        <Button variant="soft" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
