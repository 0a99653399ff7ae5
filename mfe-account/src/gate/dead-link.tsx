import { useText } from '@stezhka/intl';
import type { ReactNode } from 'react';
import { Gate, GateExit } from './gate.tsx';
import { GateNews } from './gate-news.tsx';

interface DeadLinkProps {
  /** Why it may have died. */
  lead: string;
  /** The link died under the visitor's hands. */
  now?: boolean;
  /** The way to another one. */
  children: ReactNode;
  exit?: ReactNode;
}

/** A link from a mail that opens nothing any more. */
export function DeadLink({ lead, now, children, exit }: DeadLinkProps) {
  const t = useText('account');
  const Frame = now ? GateNews : Gate;
  return (
    <Frame title={t('deadLink.title')} lead={lead} quote={t('deadLink.quote')}>
      {children}
      {exit && <GateExit>{exit}</GateExit>}
    </Frame>
  );
}
