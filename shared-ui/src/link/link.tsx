import { Link as RouterLink } from '@stezhka/router';
import type { ComponentProps } from 'react';

/** Addresses the router must not take: other sites, anchors, mail and phone, and what the gateway serves itself. */
const leavesRouter = (href: string) => !/^[/?](?!\/)/.test(href) || /^\/(api|nitro|files)\//.test(href);

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without the locale prefix, or a full address. */
  href: string;
  replace?: boolean;
  /** Keeps the place on the page, e.g. for filters and tabs. */
  keepScroll?: boolean;
}

/** A link that stays inside the app where it can and is a plain anchor elsewhere. */
export function Link({ href, replace, keepScroll, rel, ...rest }: LinkProps) {
  if (leavesRouter(href) || rest.download !== undefined) {
    return <a href={href} rel={rel ?? (rest.target === '_blank' ? 'noopener' : undefined)} {...rest} />;
  }
  return <RouterLink to={href} rel={rel} replace={replace} preventScrollReset={keepScroll} {...rest} />;
}
