import { Link as RouterLink } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import type { ComponentProps } from 'react';
import { cx } from '../styles/cx.ts';
import styles from './link.module.css';

/** Addresses for the browser: other sites, anchors, mail, phone, and paths that the gateway serves. */
const leavesRouter = (href: string) => !/^[/?](?!\/)/.test(href) || /^\/(api|nitro|files)\//.test(href);

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without the locale prefix, or a full address. */
  href: string;
  replace?: boolean;
  keepScroll?: boolean;
}

export function Link({ href, replace, keepScroll, rel, ...rest }: LinkProps) {
  if (leavesRouter(href) || rest.download !== undefined) {
    return <a href={href} rel={rel ?? (rest.target === '_blank' ? 'noopener' : undefined)} {...rest} />;
  }
  return <RouterLink to={href} rel={rel} replace={replace} preventScrollReset={keepScroll} {...rest} />;
}

/** Its words alone while no release owns the page. */
export function OptionalLink({ href, children, className, ...rest }: LinkProps) {
  if (!shell().hasPage(href)) return <span className={className}>{children}</span>;
  return (
    <Link {...rest} href={href} className={className}>
      {children}
    </Link>
  );
}

/** A card's link, whose target is the whole card. */
export const CardLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={cx(styles.whole, className)} />
);

export function LinkMore({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(styles.more, className)} />;
}
