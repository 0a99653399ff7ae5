import { useText } from '@stezhka/intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../page-state/toasts.ts';
import { hasUnsaved, onUnsaved } from '../../page-state/unsaved.ts';
import { loadedRemotes } from '../../remotes/registry.ts';
import { versionOf } from '../../remotes/releases.ts';
import { EVERY_MS } from './new-release.tsx';

const ID = 'new-release';

/** No offer while a reload would lose typed text. */
export function ReleaseCheck() {
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

function useNewRelease(): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (found) return;
    let due = true;
    let timer: ReturnType<typeof setTimeout>;
    function look() {
      if (!due || document.visibilityState !== 'visible') return;
      due = false;
      timer = setTimeout(() => {
        due = true;
        look();
      }, EVERY_MS);
      // A failed check is ignored silently (product 2.3).
      isOutOfDate().then(setFound, () => {});
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [found]);
  return found;
}

/** Written by gateway/src/releases/discovery.ts. */
interface ReleaseRecord {
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

/** @throws Error when no list of releases is available */
async function isOutOfDate(): Promise<boolean> {
  const reply = await fetch('/releases.json', { cache: 'no-store' });
  const { microFrontends } = (await reply.json()) as ReleaseRecord;
  return ['shell', ...loadedRemotes().map(([name]) => name)].some((name) => {
    const now = microFrontends[name]?.[0]?.metadata.version;
    return now !== undefined && now !== versionOf(name);
  });
}
