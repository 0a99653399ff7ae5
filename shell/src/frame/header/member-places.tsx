import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { hasPage } from '../../remotes/releases.ts';
import { useUser } from '../../state/use-visitor.ts';
import styles from './header.module.css';
import type { MemberLink } from './member-buttons.tsx';

/** Product 2.5, Full header; the avatar leads to the profile. */
const PLACES = [
  { href: '/diary', text: 'shell.menu.diary' },
  { href: '/diary/courses', text: 'shell.menu.diary-courses' },
  { href: '/diary/settings', text: 'shell.menu.diary-settings' },
] as const satisfies MemberLink[];

const Buttons = lazyPart(
  async () => (await import(/* webpackChunkName: "member-buttons" */ './member-buttons.tsx')).MemberButtons,
  { when: 'hydrated' },
);

/** The room is reserved for guests too, so that nothing moves when the member loads. */
export function MemberPlaces() {
  const member = !!useUser();
  const links = PLACES.filter(({ href }) => hasPage(href));
  return (
    <div className={styles.places} style={{ minWidth: links.length * 44 }}>
      {member && <Buttons links={links} />}
    </div>
  );
}
