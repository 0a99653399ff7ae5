import { askExport, downloadExport, getPrivacy } from '@stezhka/account-contract';
import { useIntl } from '@stezhka/intl';
import { callUrl, type Locale } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { formatDate, formatNumber } from '@stezhka/shared-ui/lib/format';
import { usePolling } from '@stezhka/shared-ui/lib/use-polling';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { useText } from '../texts/use-text.ts';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';

// Asked for once in a lifetime, if ever.
const EraseWindow = lazyPart(
  async () => (await import(/* webpackChunkName: "erase-window" */ './erase-window.tsx')).EraseWindow,
);

/** How often one looks whether the archive is ready, ms. */
const LOOK_MS = 2000;

/** Everything of one's own as one archive, and the way to have it erased. */
export function Privacy() {
  const text = useText('cabinet.privacy');
  const { locale: tag } = useIntl();
  const locale = tag as Locale;
  const { useCall, useChange } = shell();
  const { data, refetch } = useCall(getPrivacy);
  const [prepare, { isLoading }] = useChange(askExport);
  const [erasing, setErasing] = useState(false);
  const archive = data?.export;
  const waiting = archive?.state === 'waiting';
  const ready = archive?.state === 'ready' ? archive : data?.earlierExport;
  const until = ready ? formatDate(ready.expiresAt, locale, 'day') : undefined;
  const next = data?.nextExportAt;
  // Evenly, so that the progress moves; and whoever comes back to the tab sees it where it is.
  usePolling(waiting, refetch, { slowest: LOOK_MS, unseen: true });
  const size = archive?.bytes
    ? formatNumber(archive.bytes / 1024, locale, { maximumFractionDigits: 0 })
    : undefined;
  return (
    <CabinetSection id="privacy" title={text('title')} lead={text('lead')}>
      <div className={styles.row}>
        <div className={styles.words}>
          <strong>{text('export')}</strong>
          <span className={styles.quiet} aria-live="polite">
            {!archive && text('export.lead')}
            {waiting && text('export.waiting', { done: archive.done, total: archive.total })}
            {archive?.state === 'failed' && text('export.failed')}
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
          <Button
            variant="outline"
            size="s"
            loading={isLoading}
            onClick={() => void prepare().catch(() => {})}
          >
            {text(archive ? 'export.again' : 'export.prepare')}
          </Button>
        )}
      </div>
      {!data?.erasure && (
        <div className={styles.row}>
          <div className={styles.words}>
            <strong>{text('erase')}</strong>
            <span className={styles.quiet}>{text('erase.lead')}</span>
          </div>
          <Button variant="danger" size="s" onClick={() => setErasing(true)}>
            {text('erase.begin')}
          </Button>
        </div>
      )}
      {erasing && <EraseWindow onClose={() => setErasing(false)} />}
    </CabinetSection>
  );
}
