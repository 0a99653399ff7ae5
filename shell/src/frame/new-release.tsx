import { toast } from '@stezhka/shared-ui/lib/toast';
import { hasUnsaved, onUnsaved } from '@stezhka/shared-ui/lib/unsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOutOfDate } from '../remotes/newer-releases.ts';
import { useText } from '../texts/use-text.ts';

/** The product checks for a new build every hour (product 2.3). */
const EVERY_MS = 3_600_000;
const ID = 'new-release';

/** Offers a reload once a newer release is out; never while something typed here would be lost by it. */
export function NewRelease() {
  const t = useText();
  const found = useNewRelease();
  const unsaved = useSyncExternalStore(onUnsaved, hasUnsaved, () => false);
  useEffect(() => {
    if (!found || unsaved) return;
    toast({
      id: ID,
      text: t('shell.new-release'),
      tone: 'info',
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('shell.new-release.reload'), onClick: () => location.reload() },
    });
    return () => toast({ id: ID, text: '' });
  }, [found, unsaved, t]);
  return null;
}

/** Looks every hour while the page is in view, and at once when it comes back after more than an hour. */
function useNewRelease(): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (found) return;
    let due = false;
    const wait = () =>
      setTimeout(() => {
        due = true;
        look();
      }, EVERY_MS);
    let timer = wait();
    function look() {
      if (!due || document.visibilityState !== 'visible') return;
      due = false;
      timer = wait();
      // A failed check is ignored silently (product 2.3).
      isOutOfDate().then(setFound, () => {});
    }
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [found]);
  return found;
}
