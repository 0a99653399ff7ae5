import { getUser, isLoggedIn } from '@stezhka/account-contract';
import { useIntl } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { BookOpen, LogOut, ShoppingBag } from 'lucide-react';
import styles from './profile.module.css';
import { useLogout } from './use-logout.ts';
import { userName } from './user-name.ts';

const LINKS = [
  { href: '/diary', icon: BookOpen, text: 'account.profile.diary' },
  { href: '/cart', icon: ShoppingBag, text: 'account.profile.cart' },
];

/** Who one is on Stezhka, the ways to what is one's own, and the way out. */
export function Component() {
  const { formatMessage } = useIntl();
  const { data: user } = shell().useCall(getUser);
  const [logOut, leaving] = useLogout();
  if (!isLoggedIn(user)) return null;
  const name = userName(user);
  return (
    <Section tight>
      <h1 className={styles.title}>{formatMessage({ id: 'account.profile.title' })}</h1>
      <Panel className={styles.who}>
        <div className={styles.face}>
          <Avatar image={user.image} name={name} size={96} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {name !== user.email && <p className={styles.email}>{user.email}</p>}
        </div>
        <Button variant="outline" icon={<Icon of={LogOut} />} loading={leaving} onClick={logOut}>
          {formatMessage({ id: 'account.profile.logout' })}
        </Button>
      </Panel>
      <nav aria-label={formatMessage({ id: 'account.profile.links' })}>
        <ul className={styles.links}>
          {LINKS.map(({ href, icon, text }) => (
            <li key={href}>
              <Link href={href}>
                <Icon of={icon} />
                {formatMessage({ id: text })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
