export interface ToastMessage {
  /** Replaces an earlier message of the same id. */
  id?: string;
  /** Empty text only removes the earlier message. */
  text: string;
  tone?: 'good' | 'info' | 'bad';
  action?: { label: string; href?: string; onClick?: () => void };
  /** ms; default 6000. Infinity keeps the message until a visitor closes or answers it. */
  duration?: number;
}

/** Window event from any micro-frontend to the one <Toaster>. */
export const TOAST_EVENT = 'stezhka:toast';

/** Browser only. */
export function toast(message: string | ToastMessage): void {
  const detail: ToastMessage = typeof message === 'string' ? { text: message } : message;
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
