import { useText } from '@stezhka/intl';
import type { ReactNode } from 'react';
import { AuthLayout, AuthLayoutExit, AuthNotice } from './auth-layout.tsx';

interface ExpiredLinkProps {
  lead: string;
  /** The link expired after the page was opened. */
  now?: boolean;
  children: ReactNode;
  exit?: ReactNode;
}

/** A mail's link that has expired or was used. */
export function ExpiredLink({ lead, now, children, exit }: ExpiredLinkProps) {
  const t = useText('account');
  const Frame = now ? AuthNotice : AuthLayout;
  return (
    <Frame title={t('deadLink.title')} lead={lead} quote={t('deadLink.quote')}>
      {children}
      {exit && <AuthLayoutExit>{exit}</AuthLayoutExit>}
    </Frame>
  );
}
