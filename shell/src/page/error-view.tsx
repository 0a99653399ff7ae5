import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Contours } from '@stezhka/shared-ui/contours';
import { Icon } from '@stezhka/shared-ui/icon';
import { Kicker } from '@stezhka/shared-ui/kicker';
import type { CallError } from '@stezhka/shell-contract';
import { RotateCw } from 'lucide-react';
import styles from './error-view.module.css';

export interface ErrorViewProps {
  /** Without an error nothing answered, which counts as a 500 (product 8). */
  error?: CallError | undefined;
  onRetry: () => void;
}

const STATUS_MESSAGES: Record<number, string> = {
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Product 2.5, Error page. */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  const t = useText();
  const statusCode = error?.status || 500;
  const statusMessage = STATUS_MESSAGES[statusCode] ?? STATUS_MESSAGES[500];
  return (
    <section className={styles.error}>
      <Contours art="page" className={styles.contours} />
      <div className={styles.words}>
        <Kicker>{t('errors.code', { code: statusCode })}</Kicker>
        <h1>{t('errors.stumbled')}</h1>
        <p className={styles.lead}>{error?.message || t('errors.stumbled.text')}</p>
        <div className={styles.ways}>
          <Button size="l" icon={<Icon of={RotateCw} />} onClick={onRetry}>
            {t('shell.retry')}
          </Button>
          <Button href="/" variant="outline" size="l">
            {t('shell.to-home')}
          </Button>
        </div>
        <details className={styles.details}>
          <summary>{t('errors.for-support')}</summary>
          <code>
            {statusCode} {statusMessage}
            {error?.requestId && (
              <>
                <br />
                {t('errors.request', { id: error.requestId })}
              </>
            )}
          </code>
        </details>
      </div>
    </section>
  );
}
