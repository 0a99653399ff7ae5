import { type Layout, type LayoutReply, type LayoutTexts, saveLayout } from '@stezhka/content-contract';
import { useUnsaved } from '@stezhka/shared-ui/unsaved';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useEffect, useRef, useState } from 'react';

type Saved = Pick<Layout, 'version'> & { texts: LayoutTexts };

interface AutosaveOptions {
  id: string;
  deck: string;
  template: string;
  /** What the server has; undefined for a layout that was never saved. */
  saved: Saved | undefined;
  texts: LayoutTexts;
  onSaved: (layout: Layout) => void;
}

type AutosaveState = 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';

const REST_MS = 900;
const keyOf = (texts: LayoutTexts) => JSON.stringify(texts);
export const textsOf = ({ title, question, note, cards }: LayoutTexts): LayoutTexts => ({
  title,
  question,
  note,
  cards,
});

/** Saves after a moment of rest, one call at a time; a repeated one changes nothing. */
export function useAutosave({ id, deck, template, saved, texts, onSaved }: AutosaveOptions) {
  const [save] = shell().useChange(saveLayout, { quiet: true });
  const [server, setServer] = useState(saved);
  const [state, setState] = useState<AutosaveState>('saved');
  const [refusal, setRefusal] = useState('');
  const [theirs, setTheirs] = useState<Layout>();
  const sending = useRef(false);
  /** Sent, but no answer came: the server may have them. */
  const unanswered = useRef(new Set<string>());
  const key = keyOf(texts);
  // An empty table is not worth a layout.
  const changed = server ? key !== keyOf(server.texts) : texts.cards.length > 0;

  async function send(version = server?.version ?? 0) {
    if (sending.current) return;
    sending.current = true;
    setState('saving');
    try {
      const { layout } = await save({ params: { id }, body: { ...texts, deck, template, version } });
      setServer({ version: layout.version, texts });
      setState('saved');
      onSaved(layout);
    } catch (thrown) {
      const error = thrown as CallError;
      const stands = error.code === 'layout_changed' ? (error.data as LayoutReply).layout : undefined;
      setRefusal(error.message);
      if (stands && unanswered.current.has(keyOf(textsOf(stands)))) {
        // Only its answer was lost: what has changed since goes on from it.
        setServer({ version: stands.version, texts: textsOf(stands) });
        onSaved(stands);
        return;
      }
      const refused = error.status >= 400 && error.status < 500;
      if (!refused) unanswered.current.add(key);
      setTheirs(stands);
      setState(stands ? 'conflict' : refused ? 'refused' : 'offline');
    } finally {
      sending.current = false;
    }
  }

  const sendNow = useRef(send);
  sendNow.current = send;
  // Another change is another try, also after a refusal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the texts, `server` for the end of a saving
  useEffect(() => {
    if (!changed || theirs) return;
    setState((before) => (before === 'saving' ? before : 'unsaved'));
    const timer = setTimeout(() => void sendNow.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [key, changed, server, theirs]);
  const isOffline = state === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const again = () => void sendNow.current();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline]);
  useUnsaved(changed);

  return {
    state,
    refusal,
    saved: server !== undefined,
    retry: () => void send(),
    /** The other device's layout, while a choice is to be made. */
    theirs,
    keepOwn: () => {
      const { version } = theirs!;
      setTheirs(undefined);
      setServer({ version, texts: textsOf(theirs!) });
    },
    takeTheirs: () => {
      setServer({ version: theirs!.version, texts: textsOf(theirs!) });
      setTheirs(undefined);
      setState('saved');
    },
  };
}
