import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without the locale prefix; '?page=2' and '#top' are relative to the page. */
  to: To;
  /** Takes the current entry's place in the history. */
  replace?: boolean;
  state?: unknown;
  /** Keeps the place on the page. */
  preventScrollReset?: boolean;
}

/** True for a click that the browser itself must answer: a new tab, a download, a window. */
const isForBrowser = (event: MouseEvent, target: string | undefined) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  (!!target && target !== '_self') ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/** An anchor with the full address that opens its page in place. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isForBrowser(event, target)) return;
    event.preventDefault();
    void navigate(to, {
      state,
      ...(replace !== undefined && { replace }),
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
