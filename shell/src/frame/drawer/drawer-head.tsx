import { useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { ADMIN_PATH } from '@stezhka/shell-composition/ownership';
import { LayoutDashboard, Package, Star } from 'lucide-react';
import { hasPage } from '../../remotes/releases.ts';
import { useUser } from '../../state/use-visitor.ts';
import { isStaff, nameOf } from '../../state/user.ts';
import styles from './drawer.module.css';

export function DrawerHead() {
  const t = useText();
  const user = useUser();
  if (user === undefined) return <span />;
  if (!user) {
    return (
      <div className={styles.ways}>
        {hasPage('/login') && (
          <Button href="/login" size="s">
            {t('shell.login')}
          </Button>
        )}
        {hasPage('/register') && (
          <Button href="/register" variant="outline" size="s">
            {t('shell.register')}
          </Button>
        )}
      </div>
    );
  }
  const name = nameOf(user) ?? t('shell.name-surname');
  return (
    <div className={styles.who}>
      <Link href="/profile" className={styles.me}>
        {user.image ? (
          <Avatar image={user.image} name={name} size={48} />
        ) : (
          <span className={styles.star}>
            <Icon of={Star} />
          </span>
        )}
        <b className={styles.name}>{name}</b>
      </Link>
      <div className={styles.own}>
        {hasPage('/cabinet') && (
          <Link href="/cabinet" className={styles.way}>
            <Icon of={Package} />
            {t('shell.cabinet')}
          </Link>
        )}
        {isStaff(user) && (
          <Link href={ADMIN_PATH} className={styles.way}>
            <Icon of={LayoutDashboard} />
            {t('admin.title')}
          </Link>
        )}
      </div>
    </div>
  );
}
