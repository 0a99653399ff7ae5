import { useText } from '@stezhka/intl';
import { Icon } from '@stezhka/shared-ui/icon';
import { Link } from '@stezhka/shared-ui/link';
import { Section } from '@stezhka/shared-ui/section';
import {
  Footprints,
  Heart,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Package,
  ShieldCheck,
  User,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { useVisibleSection } from './use-visible-section.ts';

const PLACES = [
  { name: 'profile', href: '/profile', icon: User },
  { name: 'orders', href: '/cabinet#orders', icon: Package },
  { name: 'wishlist', href: '/cabinet#wishlist', icon: Heart },
  { name: 'courses', href: '/cabinet#courses', icon: Footprints },
  { name: 'balance', href: '/cabinet#balance', icon: Wallet },
  { name: 'sessions', href: '/cabinet#sessions', icon: MonitorSmartphone },
  { name: 'notifications', href: '/cabinet#notifications', icon: Mail },
  { name: 'privacy', href: '/cabinet#privacy', icon: ShieldCheck },
] as const satisfies { name: string; href: string; icon: LucideIcon }[];

/** The sections in the order of the page. */
const SECTIONS = PLACES.filter(({ href }) => href.includes('#')).map(({ name }) => name);
const NONE: string[] = [];

interface AccountFrameProps {
  /** Without it, the cabinet's section on screen is marked. */
  at?: 'profile';
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Navigation of the member's pages, as a rail or on a phone as a scrolling line, with the page beside it. */
export function AccountFrame({ at, title, aside, children }: AccountFrameProps) {
  const t = useText('account');
  const section = useVisibleSection(at ? NONE : SECTIONS);
  return (
    <Section tight>
      <div className={styles.frame}>
        <nav aria-label={t('places')} className={styles.rail}>
          <ul>
            {PLACES.map(({ name, href, icon }) => (
              <li key={name}>
                <Link
                  href={href}
                  aria-current={name === at ? 'page' : name === section ? 'location' : undefined}
                >
                  <Icon of={icon} />
                  {t(`places.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.page}>
          <div className={styles.head}>
            <h1>{title}</h1>
            {aside}
          </div>
          {children}
        </div>
      </div>
    </Section>
  );
}
