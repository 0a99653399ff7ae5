import { useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Link } from '@stezhka/shared-ui/link';
import { Logo } from '@stezhka/shared-ui/logo';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../language/language-menu.tsx';
import { useUser } from '../state/use-visitor.ts';
import { nameOf } from '../state/user.ts';
import styles from './admin.module.css';
import { useAdminEntries } from './admin-entries.ts';

export interface AdminFrameProps {
  path: string;
  children: ReactNode;
}

export function AdminFrame({ path, children }: AdminFrameProps) {
  const t = useText();
  const user = useUser();
  const name = (user && nameOf(user)) || '';
  const links = [{ href: '/admin', title: t('admin.title') }, ...useAdminEntries()];
  const current = links.filter(({ href }) => path === href || path.startsWith(`${href}/`)).at(-1);
  return (
    <div className={styles.frame}>
      <div className={styles.rail}>
        <Logo name={t('shell.name')} label={t('shell.home')} />
        <nav aria-label={t('admin.nav')} className={styles.nav}>
          {links.map(({ href, title }) => (
            <Link
              key={href}
              href={href}
              className={styles.link}
              aria-current={href === current?.href ? 'page' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      </div>
      <header className={styles.bar}>
        <Link href="/" className={styles.back}>
          {t('admin.to-site')}
        </Link>
        <LanguageMenu />
        {user && <Avatar image={user.image} name={name} size={36} decorative={false} />}
      </header>
      {children}
    </div>
  );
}
