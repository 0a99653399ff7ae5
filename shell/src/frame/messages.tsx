import { useText } from '@stezhka/intl';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import type { ToastMessage } from '@stezhka/shared-ui/toaster';
import { useSelector } from '@stezhka/store';
import { useEffect, useRef, useState } from 'react';
import { fallbackErrorText } from '../api/call-errors.ts';
import { onToast, toast } from '../page-state/toasts.ts';
import type { ShellState } from '../state/store.ts';

const Toaster = lazyPart(
  async () => (await import(/* webpackChunkName: "toaster" */ '@stezhka/shared-ui/toaster')).Toaster,
);

export function Messages() {
  const t = useText();
  const { message, status, count, quiet } = useSelector((state: ShellState) => state.error);
  const waiting = useRef<ToastMessage[]>([]);
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // After a failure the next message tries again.
    if (wanted && !loaded)
      Toaster.load().then(
        () => setLoaded(true),
        () => setWanted(false),
      );
  }, [wanted, loaded]);

  useEffect(() => {
    if (loaded) {
      for (const one of waiting.current.splice(0)) toast(one);
      return;
    }
    return onToast((message) => {
      waiting.current.push(message);
      setWanted(true);
    });
  }, [loaded]);

  // The count tells two failures with the same text apart.
  const told = useRef(count);
  useEffect(() => {
    if (told.current === count) return;
    told.current = count;
    if (!quiet) toast({ text: message || t(fallbackErrorText(status)), tone: 'bad' });
  }, [count, message, status, quiet, t]);

  return loaded && <Toaster closeLabel={t('shell.close')} subscribe={onToast} />;
}
