import { type User, type UserData, userName } from '@stezhka/account-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Button } from '@stezhka/shared-ui/button';
import { Panel } from '@stezhka/shared-ui/card';
import { formatMonth, formatPrice } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { LinkMore } from '@stezhka/shared-ui/link';
import { useRef, useState } from 'react';
import { TopUp } from '../top-up/top-up.tsx';
import { LogoutWindow } from './logout-window.tsx';
import styles from './profile.module.css';
import { useLogout } from './use-logout.ts';

const PictureButtons = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "picture-buttons" */ './picture-buttons.tsx')).PictureButtons,
);
const UnverifiedEmail = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "unverified-email" */ './unverified-email.tsx')).UnverifiedEmail,
);
const Password = lazyPart(
  async () => (await import(/* webpackChunkName: "password-change" */ './password-change.tsx')).Password,
);

export function ProfileHeader({ user, userData }: { user: User; userData: UserData | undefined }) {
  const text = useText('account.profile');
  const locale = useLocale();
  const changer = useRef<HTMLButtonElement>(null);
  const [changing, setChanging] = useState(false);
  const { logOut, ...logout } = useLogout(user.id);
  const name = userName(user);
  const since = userData && formatMonth(userData.memberSince, locale);
  return (
    <Panel className={styles.identityPanel}>
      <div className={styles.who}>
        <div className={styles.face}>
          <Avatar image={user.image} name={name} size={96} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.email}>
            {/* The e-mail stands in for a missing name. */}
            {[name !== user.email && user.email, since && text('since', { month: since })]
              .filter(Boolean)
              .join(', ')}
          </p>
          <div className={styles.buttons}>
            <PictureButtons hasPicture={Boolean(user.image)} />
            {userData && (
              <Button
                ref={changer}
                variant="outline"
                size="s"
                aria-expanded={changing}
                onClick={() => setChanging(!changing)}
              >
                {text(userData.hasPassword ? 'password' : 'password.first')}
              </Button>
            )}
            <Button variant="outline" size="s" loading={logout.leaving} onClick={logOut}>
              {text('logout')}
            </Button>
          </div>
        </div>
        {userData && (
          <div className={styles.balance}>
            <span className={styles.quiet}>{text('balance')}</span>
            <strong>{formatPrice(userData.balance, locale)}</strong>
            <TopUp label={text('balance.topUp')} unavailable={text('balance.topUp.later')} />
            <LinkMore href="/cabinet#balance">{text('balance.history')}</LinkMore>
          </div>
        )}
      </div>
      <LogoutWindow {...logout} />
      {userData?.emailVerified === false && <UnverifiedEmail />}
      {changing && userData && (
        <Password
          user={user}
          userData={userData}
          onDone={() => {
            setChanging(false);
            changer.current?.focus();
          }}
        />
      )}
    </Panel>
  );
}
