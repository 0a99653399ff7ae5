export interface ToastMessage {
  /** Takes the place of an earlier message of the same id. */
  id?: string;
  /** Empty: nothing takes that place. */
  text: string;
  tone?: 'good' | 'info' | 'bad';
  /** One thing to do about it: a link or a call. */
  action?: { label: string; href?: string; onClick?: () => void };
  /** ms before it leaves; 6000. Infinity: it stays until it is closed or answered. */
  duration?: number;
}

/** The window event that carries a message from any micro-frontend to the one <Toaster>. */
export const TOAST_EVENT = 'stezhka:toast';

/** Shows a short message at the bottom left. Browser only. */
export function toast(message: string | ToastMessage): void {
  const detail: ToastMessage = typeof message === 'string' ? { text: message } : message;
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
