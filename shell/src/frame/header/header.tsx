import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Link } from '@stezhka/shared-ui/link';
import { Logo } from '@stezhka/shared-ui/logo';
import { NavMark } from '@stezhka/shared-ui/nav-mark';
import { LanguageMenu } from '../../language/language-menu.tsx';
import type { FrameOptions } from '../frame-options.ts';
import { mainLinks } from '../main-links.ts';
import { SHIFTED_AFTER_PX, useScrolledPast } from '../use-scrolled-past.ts';
import styles from './header.module.css';
import { CartButton, MenuButton, SearchButton, UserButton } from './header-buttons.tsx';
import { MemberPlaces } from './member-places.tsx';

const MiniHeader = lazyPart(
  async () => (await import(/* webpackChunkName: "mini-header" */ './mini-header.tsx')).MiniHeader,
);

interface HeaderProps {
  look: FrameOptions;
  path: string;
}

export function Header({ look, path }: HeaderProps) {
  const t = useText();
  const shifted = useScrolledPast(SHIFTED_AFTER_PX);
  return (
    <header
      className={cx(styles.header, look.overHero && styles.overHero)}
      data-shifted={shifted || undefined}
      data-ground={look.night ? 'deep' : undefined}
    >
      <div className={styles.row}>
        <Logo name={t('shell.name')} label={t('shell.home')} />
        {look.header === 'full' ? <FullHeader path={path} /> : <MiniHeader mode={look.header} path={path} />}
      </div>
    </header>
  );
}

function FullHeader({ path }: { path: string }) {
  const t = useText();
  return (
    <>
      <nav className={styles.nav} aria-label={t('shell.nav')}>
        {mainLinks(path).map(({ href, text, active }) => (
          <Link key={href} href={href} className={styles.link} aria-current={active ? 'page' : undefined}>
            {t(text)}
            {active && <NavMark />}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <MemberPlaces />
        <SearchButton />
        <LanguageMenu className={styles.wide} />
        <UserButton className={styles.wide} />
        <CartButton />
        <MenuButton />
      </div>
    </>
  );
}
