import { useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Modal } from '@stezhka/shared-ui/modal';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './chat.module.css';
import { ChatPanel } from './chat-panel.tsx';
import type { Chat } from './use-chat.ts';

interface ChatWindowProps {
  open: boolean;
  onClose: () => void;
  chat: Chat;
}

const WIDE = '(min-width: 992px)';

/** Beside the page where there is room for it, which can be read on; the whole screen of a phone. */
export function ChatWindow({ open, onClose, chat }: ChatWindowProps) {
  const t = useText('content.chat');
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const list = matchMedia(WIDE);
    const onChange = () => setWide(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, []);
  if (wide) return open ? <BesidePage onClose={onClose} chat={chat} /> : null;
  return (
    <Modal open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} size="full">
      <ChatPanel chat={chat} autoFocus sheet />
    </Modal>
  );
}

function BesidePage({ onClose, chat }: Omit<ChatWindowProps, 'open'>) {
  const t = useText('content.chat');
  const title = useId();
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    const field = own.current!.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? own.current!).focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <section
      ref={own}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={styles.window}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={title}>{t('title')}</h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </header>
      <ChatPanel chat={chat} autoFocus />
    </section>
  );
}
