import { useText } from '@stezhka/intl';
import { useHref, useLocation } from '@stezhka/router';
import { cx } from '@stezhka/shared-ui/cx';
import { Link } from '@stezhka/shared-ui/link';
import { SaveState } from '@stezhka/shared-ui/save-state';
import styles from './changes-state.module.css';
import { type ItemChanges, isRepeatable } from './use-item-changes.ts';

interface ChangesStateProps {
  changes: ItemChanges;
  className?: string | undefined;
}

/** How the last changes went; what failed can be repeated, and after the end of a session one can log in. */
export function ChangesState({ changes: { state, failure }, className }: ChangesStateProps) {
  const t = useText('diary');
  const { pathname, search } = useLocation();
  const here = encodeURIComponent(useHref(pathname + search));
  if (state !== 'failed' || !failure) {
    const text = { idle: t('save.idle'), saving: t('save.saving'), saved: t('save.done'), failed: '' }[state];
    return <SaveState className={className} state={state === 'saving' ? 'saving' : 'saved'} text={text} />;
  }
  const { error, again } = failure;
  return (
    <SaveState
      className={cx(styles.failed, className)}
      state={isRepeatable(error) ? 'offline' : 'refused'}
      text={t('save.refused', { why: error.message })}
      onRetry={again}
      retryLabel={t('save.retry')}
    >
      {error.status === 401 && <Link href={`/login?next=${here}`}>{t('guest.login')}</Link>}
    </SaveState>
  );
}
