import { downloadExport, type PrivacyReply } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { callUrl } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { formatDate, formatNumber } from '@stezhka/shared-ui/format';
import { usePolling } from '@stezhka/shared-ui/use-polling';
import styles from './cabinet.module.css';

/** Poll interval, ms. */
const LOOK_MS = 2000;

interface ArchiveProps {
  privacy: PrivacyReply;
  look: () => void;
  onAsk: () => void;
}

export function Archive({ privacy, look, onAsk }: ArchiveProps) {
  const text = useText('account.cabinet.privacy');
  const locale = useLocale();
  const { export: archive, earlierExport, nextExportAt: next } = privacy;
  const waiting = archive?.state === 'waiting';
  const ready = archive?.state === 'ready' ? archive : earlierExport;
  const until = ready ? formatDate(ready.expiresAt, locale, 'day') : undefined;
  // A fixed interval keeps the progress moving, in a hidden tab too.
  usePolling(waiting, look, { slowest: LOOK_MS, unseen: true });
  const size = archive?.bytes
    ? formatNumber(archive.bytes / 1024, locale, { maximumFractionDigits: 0 })
    : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <strong>{text('export')}</strong>
        <span className={styles.quiet} aria-live="polite">
          {!archive && text('export.lead')}
          {waiting && text('export.waiting', { done: archive.done, total: archive.total })}
          {archive?.state === 'failed' && text('export.failed')}
          {archive?.state === 'gone' && text('export.gone')}
          {archive?.state === 'ready' && text('export.ready', { size, until })}
        </span>
        {waiting && (
          <progress value={archive.done} max={archive.total} aria-label={text('export.progress')} />
        )}
        {ready && ready !== archive && (
          <span className={styles.quiet}>{text('export.earlier', { until })}</span>
        )}
        {next && (
          <span className={styles.quiet}>
            {text('export.next', { from: formatDate(next, locale, 'moment') })}
          </span>
        )}
      </div>
      {ready && (
        <a
          className={styles.download}
          href={`/api${callUrl(downloadExport, { params: { id: ready.id } })}`}
          download
        >
          {text('export.download')}
        </a>
      )}
      {!waiting && !next && (
        <Button variant="outline" size="s" onClick={onAsk}>
          {text(archive ? 'export.again' : 'export.prepare')}
        </Button>
      )}
    </div>
  );
}
