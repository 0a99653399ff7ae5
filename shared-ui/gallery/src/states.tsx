import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Modal } from '@stezhka/shared-ui/modal';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import styles from './components.module.css';

export function Empty() {
  const t = useText('gallery');
  return (
    <Panel className={styles.panel}>
      <h2>{t('empty')}</h2>
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<Button variant="soft">{t('emptyAction')}</Button>}
      />
    </Panel>
  );
}

export function Waiting() {
  const t = useText('gallery');
  return (
    <Panel className={styles.panel}>
      <h2>{t('loading')}</h2>
      <Loading label={t('loading')} className={styles.stack}>
        <Skeleton shape="card" height={150} />
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </Loading>
      <h2>{t('failed')}</h2>
      <ErrorArea
        title={t('failedTitle')}
        text={t('failedText')}
        retryLabel={t('retry')}
        onRetry={() => shell().toast(t('message'))}
      />
    </Panel>
  );
}

export function Windows() {
  const t = useText('gallery');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Panel className={styles.panel} raise="flat">
      <h2>{t('windows')}</h2>
      <div className={styles.row}>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('openWindow')}
        </Button>
        <Button variant="outline" onClick={() => shell().toast(t('message'), { tone: 'good' })}>
          {t('showMessage')}
        </Button>
      </div>
      <Modal
        open={open}
        onClose={close}
        title={t('windowTitle')}
        description={t('windowText')}
        closeLabel={t('close')}
        size="s"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('notNow')}
            </Button>
            <Button onClick={close}>{t('begin')}</Button>
          </>
        }
      />
    </Panel>
  );
}
