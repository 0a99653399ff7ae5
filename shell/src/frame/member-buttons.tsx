import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Footprints, type LucideIcon, NotebookPen, Settings } from 'lucide-react';
import { useText } from '../texts/use-text.ts';

const ICONS: Record<string, LucideIcon> = {
  '/diary': NotebookPen,
  '/diary/courses': Footprints,
  '/diary/settings': Settings,
};

/** A member's own places; named as in the drawer. */
export function MemberButtons({ links }: { links: { href: string; text: string }[] }) {
  const t = useText();
  return links.map(({ href, text }) => (
    <IconButton key={href} icon={ICONS[href]!} href={href} label={t(text)} />
  ));
}
