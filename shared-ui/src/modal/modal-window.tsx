import { Dialog, DialogContent, DialogDescription, DialogPortal, DialogTitle } from '@radix-ui/react-dialog';
import { useLocation } from '@stezhka/router';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { takeFocus } from '../focus/restore-focus.ts';
import { cx } from '../styles/cx.ts';
import styles from './modal.module.css';
import type { ModalProps } from './modal.tsx';
import { useLayer } from './use-layer.ts';

/** No Radix overlay: Radix writes a style element, which the page's security policy refuses. */
export function ModalWindow({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 'm',
  footer,
  children,
}: ModalProps) {
  const { zIndex, isTop, content } = useLayer(open, onClose);
  useCloseOnRoute(open, onClose);
  const cameFrom = useRef<HTMLElement[]>([]);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogPortal>
        <div
          className={styles.layer}
          style={{ zIndex } as CSSProperties}
          data-state={open ? 'open' : 'closed'}
        >
          <div className={styles.scrim} />
          <DialogContent
            {...content}
            className={cx(styles.modal, styles[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onInteractOutside={(event) => {
              const target = event.target as Element | null;
              if (!isTop() || target?.closest('[data-toaster]')) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              cameFrom.current = withNamedParts(document.activeElement);
              const dialog = event.currentTarget as HTMLElement;
              (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack(cameFrom.current);
            }}
          >
            <div className={styles.head}>
              <DialogTitle className={styles.title}>{title}</DialogTitle>
              <IconButton icon={X} label={closeLabel} onClick={onClose} className={styles.close} />
            </div>
            <div className={styles.body}>
              {description && (
                <DialogDescription className={styles.description}>{description}</DialogDescription>
              )}
              {children}
            </div>
            {footer && <div className={styles.foot}>{footer}</div>}
          </DialogContent>
        </div>
      </DialogPortal>
    </Dialog>
  );
}

/** The element and the parts around it that have a name, the nearest first. */
function withNamedParts(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const parts: HTMLElement[] = [];
  for (let part = element.parentElement; part; part = part.parentElement)
    if (part.matches('[aria-label], [aria-labelledby], main')) parts.push(part);
  return [element, ...parts];
}

/** What was confirmed in the modal may have removed the button that opened it: its nearest named part takes over. */
function giveFocusBack([opener, ...parts]: HTMLElement[]): void {
  const now = document.activeElement;
  if (opener?.isConnected) opener.focus();
  else if (!now || now === document.body) takeFocus(parts.find((part) => part.isConnected));
}

/** Closes on a change of the path, not of the query (product 2, Modals). */
function useCloseOnRoute(open: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    if (open && openedAt.current !== pathname) onLeave();
    openedAt.current = pathname;
  }, [open, pathname]);
}
