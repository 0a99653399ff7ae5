import { sendVerifyEmail } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { Button, type ButtonProps } from '@stezhka/shared-ui/button';
import { takeFocus } from '@stezhka/shared-ui/restore-focus';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';

interface AnotherLinkProps {
  member: boolean;
  look?: Pick<ButtonProps, 'size' | 'full' | 'variant'>;
  /** The address is verified already. */
  onVerified(): void;
}

const AT_A_GATE = { size: 'l', full: true } as const;

/** A guest is sent to the login first. */
export function AnotherLink({ member, look = AT_A_GATE, onVerified }: AnotherLinkProps) {
  const text = useText('account.verify');
  const { pathname } = useLocation();
  const [send, { isLoading }] = shell().useChange(sendVerifyEmail);
  const [sent, setSent] = useState(false);
  if (!member) {
    return (
      <Button {...look} href={`/login?next=${encodeURIComponent(pathname)}`}>
        {text('loginFirst')}
      </Button>
    );
  }
  if (sent) {
    return (
      <p ref={takeFocus} role="status">
        {text('sent')}
      </p>
    );
  }
  const sendMail = async () => {
    const reply = await send().catch(() => undefined);
    if (reply?.sent) setSent(true);
    else if (reply) onVerified();
  };
  return (
    <Button {...look} loading={isLoading} onClick={sendMail}>
      {text('another')}
    </Button>
  );
}
