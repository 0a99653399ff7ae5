import type { ReactNode } from 'react';
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

/** Stacks; a sheet from below under 992 px. Focus starts on the window or on `data-autofocus`. */
export const Modal = lazyPart<ModalProps>(async () => (await import('./modal-window.tsx')).ModalWindow, {
  when: 'open',
});
