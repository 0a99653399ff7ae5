import { type ComponentType, type ReactNode, useRef } from 'react';
import { lazyPart } from '../hydration/lazy-part.tsx';

export interface ModalProps {
  open: boolean;
  /** Esc, the cross, a click beside it, a change of page. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  closeLabel: string;
  /** 420, 520 or 760 px, or the whole screen. */
  size?: 's' | 'm' | 'l' | 'full';
  /** Buttons, pinned under the scrolling body. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A window whose code comes when it first opens; from then on it stays, so that it can close as it opened. */
export function lazyWindow<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load);
  return (props: P) => {
    const opened = useRef(false);
    opened.current ||= props.open;
    return opened.current && <Part {...props} />;
  };
}

/**
 * A window over the page; under 992 px a sheet from below. Modals stack, the page behind cannot
 * scroll, and focus returns where it was. Focus starts on the window itself, or on what carries
 * data-autofocus. A page pays for windows when one opens.
 */
export const Modal = lazyWindow<ModalProps>(async () => (await import('./modal-window.tsx')).ModalWindow);
