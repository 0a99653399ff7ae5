import { getUser, isLoggedIn, userName } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { shell } from '@stezhka/shell-contract';
import { User } from 'lucide-react';
import styles from './header-user.module.css';

/** Links a member to the profile, a guest to the login. */
export function Component() {
  const t = useText('account');
  const { data: user } = shell().useCall(getUser, undefined, { optional: true });
  if (!isLoggedIn(user)) return <IconButton icon={User} href="/login" label={t('header.login')} />;
  return (
    <IconButton href="/profile" label={t('header.profile')}>
      <span className={styles.face}>
        <Avatar image={user.image} name={userName(user)} size={36} />
      </span>
    </IconButton>
  );
}
