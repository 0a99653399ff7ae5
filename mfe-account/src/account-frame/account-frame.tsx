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

/** Sections of the cabinet, from top to bottom. */
const SECTIONS = PLACES.filter(({ href }) => href.includes('#')).map(({ name }) => name);
const NONE: string[] = [];

interface AccountFrameProps {
  /** The place one is at; in the cabinet it is the section on screen. */
  at?: 'profile';
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What is one's own: a rail of places, on a phone a line that scrolls, and the page beside it. */
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
