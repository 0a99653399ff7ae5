import { useLazy } from '../../page/use-lazy.ts';
import { leadsSomewhere } from '../../remotes/releases.ts';
import { useUser } from '../../state/use-visitor.ts';
import styles from './header.module.css';
import type { MemberLink } from './member-buttons.tsx';

/** Product 2.5, Full header; the avatar leads to the profile. */
const PLACES = [
  { href: '/diary', text: 'shell.menu.diary' },
  { href: '/diary/courses', text: 'shell.menu.diary-courses' },
  { href: '/diary/settings', text: 'shell.menu.diary-settings' },
] as const satisfies MemberLink[];

const loadButtons = async () =>
  (await import(/* webpackChunkName: "member-buttons" */ './member-buttons.tsx')).MemberButtons;

/** The room is reserved for guests too, so that nothing moves when the member loads. */
export function MemberPlaces() {
  const member = !!useUser();
  const Buttons = useLazy(loadButtons, member);
  const links = PLACES.filter(({ href }) => leadsSomewhere(href));
  return (
    <div className={styles.places} style={{ minWidth: links.length * 44 }}>
      {member && Buttons && <Buttons links={links} />}
    </div>
  );
}
