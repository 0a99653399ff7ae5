import { useText } from '@stezhka/intl';
import { shell } from '@stezhka/shell-contract';
import { AnotherLink } from '../verify-email/another-link.tsx';
import styles from './profile.module.css';

export function UnverifiedEmail() {
  const text = useText('account.profile');
  const invalidate = shell().useInvalidate();
  return (
    <div className={styles.unverified}>
      <p>{text('unverified')}</p>
      <AnotherLink
        member
        look={{ size: 's', variant: 'outline' }}
        onVerified={() => invalidate(['user-data'])}
      />
    </div>
  );
}
