import { sendVerifyEmail } from '@stezhka/account-contract';
import { useLocation } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';
import { useText } from '../texts/use-text.ts';

interface AnotherLinkProps {
  member: boolean;
  /** There was nothing left to verify. */
  onVerified(): void;
}

/** Sends a member another link; whoever is not logged in does that first and comes back. */
export function AnotherLink({ member, onVerified }: AnotherLinkProps) {
  const text = useText('verify');
  const { pathname } = useLocation();
  const [send, { isLoading }] = shell().useChange(sendVerifyEmail);
  const [sent, setSent] = useState(false);
  if (!member) {
    return (
      <Button size="l" full href={`/login?next=${encodeURIComponent(pathname)}`}>
        {text('loginFirst')}
      </Button>
    );
  }
  if (sent) return <p role="status">{text('sent')}</p>;
  const ask = async () => {
    const reply = await send().catch(() => undefined);
    if (reply?.sent) setSent(true);
    else if (reply) onVerified();
  };
  return (
    <Button size="l" full loading={isLoading} onClick={ask}>
      {text('another')}
    </Button>
  );
}
