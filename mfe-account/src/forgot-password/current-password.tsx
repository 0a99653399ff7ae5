import { getUser, getUserData, isLoggedIn } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { PasswordField } from '@stezhka/shared-ui/form/password-field';
import { shell } from '@stezhka/shell-contract';

interface CurrentPasswordProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password that confirms an act of a member who is logged in. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const text = useText('account.currentPassword');
  return (
    <PasswordField
      label={text('label')}
      showLabel={text('show')}
      hideLabel={text('hide')}
      autoComplete="current-password"
      maxLength={128}
      required
      {...props}
    />
  );
}

/** The e-mail of a member who has no password to confirm by: `PasswordMail` sends the way to set one. */
export function useEmailWithoutPassword(options: { optional?: boolean } = {}): string | undefined {
  const { useCall } = shell();
  const { data: user } = useCall(getUser, undefined, { optional: true });
  const { data } = useCall(getUserData, undefined, options);
  return data?.userData.hasPassword === false && isLoggedIn(user) ? user.email : undefined;
}
