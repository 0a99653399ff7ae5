import { lazy, type ReactNode, Suspense, useRef } from 'react';

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

// A page pays for windows when one opens.
const Window = lazy(async () => ({ default: (await import('./modal-window.tsx')).ModalWindow }));

/**
 * A window over the page; under 992 px a sheet from below. Modals stack, the page behind cannot
 * scroll, and focus returns where it was. Focus starts on the window itself, or on what carries
 * data-autofocus.
 */
export function Modal(props: ModalProps) {
  const opened = useRef(false);
  opened.current ||= props.open;
  if (!opened.current) return null;
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
