import { useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Footprints, type LucideIcon, NotebookPen, Settings } from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  '/diary': NotebookPen,
  '/diary/courses': Footprints,
  '/diary/settings': Settings,
};

export interface MemberLink {
  href: string;
  text: 'shell.menu.diary' | 'shell.menu.diary-courses' | 'shell.menu.diary-settings';
}

export function MemberButtons({ links }: { links: MemberLink[] }) {
  const t = useText();
  return links.map(({ href, text }) => (
    <IconButton key={href} icon={ICONS[href]!} href={href} label={t(text)} />
  ));
}
