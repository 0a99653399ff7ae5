import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without the locale prefix; '?page=2' and '#top' are relative to the page. */
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

const isForBrowser = (event: MouseEvent, target: string | undefined) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  (!!target && target !== '_self') ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/** Own link, because the Link of react-router costs 4 KB (data routers, prefetch). */
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
