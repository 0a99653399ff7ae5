import { type ComponentType, type ReactNode, useRef } from 'react';
import { lazyPart } from '../hydration/lazy-part.tsx';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** 420, 520 or 760 px, or the whole screen. */
  size?: 's' | 'm' | 'l' | 'full';
  footer?: ReactNode;
  children?: ReactNode;
}

/** Code loads at the first opening; the window then stays mounted, because its closing is drawn too. */
export function lazyWindow<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load);
  return (props: P) => {
    const opened = useRef(false);
    opened.current ||= props.open;
    return opened.current && <Part {...props} />;
  };
}

/** Stacks; a sheet from below under 992 px. Focus starts on the window or on `data-autofocus`. */
export const Modal = lazyWindow<ModalProps>(async () => (await import('./modal-window.tsx')).ModalWindow);
