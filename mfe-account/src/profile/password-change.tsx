import { getPasswordForm, type User, type UserData } from '@stezhka/account-contract';
import { ServerForm } from '@stezhka/shared-ui/form/form';
import { toast } from '@stezhka/shared-ui/lib/toast';
import { shell } from '@stezhka/shell-contract';
import { PasswordMail } from '../password-mail/password-mail.tsx';
import { useText } from '../texts/use-text.ts';
import styles from './profile.module.css';

interface PasswordProps {
  user: User;
  userData: UserData;
  onDone(): void;
}

/** A password, the first or a new one. */
export function Password({ user, userData, onDone }: PasswordProps) {
  if (userData.hasPassword) return <PasswordChange onDone={onDone} />;
  return (
    <div className={styles.password}>
      <PasswordMail email={user.email} />
    </div>
  );
}

/** A new password: it ends every other session. */
function PasswordChange({ onDone }: Pick<PasswordProps, 'onDone'>) {
  const text = useText('profile');
  const { useCall, useInvalidate } = shell();
  const { data } = useCall(getPasswordForm);
  const invalidate = useInvalidate();
  if (!data) return null;
  return (
    <div className={styles.password}>
      <p className={styles.quiet}>{text('password.lead')}</p>
      <ServerForm
        definition={data.form}
        label={text('password')}
        submitLabel={text('password.submit')}
        onEvent={(event) => {
          if (event.type !== 'submit') return;
          toast({ text: text('password.done'), tone: 'good' });
          invalidate(['user-sessions']);
          onDone();
        }}
      />
    </div>
  );
}
