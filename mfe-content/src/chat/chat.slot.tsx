import { useText } from '@stezhka/intl';
import { FloatingButton } from '@stezhka/shared-ui/floating-button';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { chatTexts } from './chat.texts.ts';
import styles from './chat-button.module.css';
import { useChat } from './use-chat.ts';

export const { messages } = chatTexts;

const ChatWindow = lazyPart(
  async () => (await import(/* webpackChunkName: "chat-window" */ './chat-window.tsx')).ChatWindow,
  { when: 'open' },
);
/** Ahead of its opening; a load that fails is repeated then. */
const loadWindow = () => void ChatWindow.load().catch(() => {});

/** The floating button of pages with showChat (product 2.3); its window loads when it is opened. */
export function Component() {
  const t = useText('content.chat');
  const [open, setOpen] = useState(false);
  const chat = useChat(open);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <FloatingButton
        ref={opener}
        icon={MessageCircle}
        label={chat.unread ? t('openUnread', { count: chat.unread }) : t('open')}
        count={chat.unread}
        variant="raised"
        className={styles.floating}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
        onPointerEnter={loadWindow}
        onFocus={loadWindow}
      />
      <ChatWindow open={open} onClose={close} chat={chat} />
    </>
  );
}
