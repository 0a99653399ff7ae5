import { takeFocus } from './restore-focus.ts';

/** Ref of a list with an accessible name, made once: the focus survives a removal by a `selector` button. */
export const restoreListFocus = (selector: string) => (part: HTMLElement | null) => {
  if (!part) return undefined;
  const buttons = () => [...part.querySelectorAll<HTMLElement>(selector)];
  let last: Element | undefined;
  let at = -1;
  const remember = ({ target }: FocusEvent) => {
    if (target === part) return;
    last = target as Element;
    at = buttons().indexOf(last as HTMLElement);
  };
  const watcher = new MutationObserver(() => {
    if (at < 0 || last?.isConnected) return;
    const now = document.activeElement;
    if (now && now !== document.body && now !== part) {
      at = -1;
      return;
    }
    const all = buttons();
    const next = all[Math.min(at, all.length - 1)];
    if (next) next.focus();
    else if (now !== part) takeFocus(part);
  });
  part.addEventListener('focusin', remember);
  watcher.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
};
