import { requestRecovery } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { takeFocus } from '@stezhka/shared-ui/restore-focus';
import { shell } from '@stezhka/shell-contract';
import { useState } from 'react';

/** Members of an identity provider have no password: a mail brings the link to set one. */
export function PasswordMail({ email }: { email: string }) {
  const t = useText('account.passwordMail');
  const [send, { isLoading }] = shell().useChange(requestRecovery);
  const [sent, setSent] = useState(false);
  const text = (key: 'lead' | 'send' | 'sent') => t(key, { email });
  const sendMail = async () => {
    const reply = await send({ body: { email } }).catch(() => undefined);
    if (reply) setSent(true);
  };
  return (
    <>
      <p>{text('lead')}</p>
      {sent ? (
        <p ref={takeFocus} role="status">
          {text('sent')}
        </p>
      ) : (
        <p>
          <Button variant="outline" loading={isLoading} onClick={sendMail}>
            {text('send')}
          </Button>
        </p>
      )}
    </>
  );
}
