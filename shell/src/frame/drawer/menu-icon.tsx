import { Icon } from '@stezhka/shared-ui/icon';
import {
  BookOpen,
  CalendarDays,
  CirclePlay,
  Feather,
  Footprints,
  GalleryVerticalEnd,
  Info,
  type LucideIcon,
  MapPin,
  Newspaper,
  NotebookPen,
  PencilRuler,
  Settings,
  ShoppingBag,
  Sun,
} from 'lucide-react';
import styles from './drawer-list.module.css';
import { isAddress } from './menu.ts';

const GLYPHS: Record<string, LucideIcon> = {
  catalog: ShoppingBag,
  constructor: PencilRuler,
  diary: NotebookPen,
  'diary-today': Sun,
  'diary-courses': Footprints,
  'diary-days': BookOpen,
  'diary-settings': Settings,
  cards: GalleryVerticalEnd,
  news: Newspaper,
  videos: CirclePlay,
  courses: Footprints,
  authors: Feather,
  podii: CalendarDays,
  contacts: MapPin,
  about: Info,
};

export function MenuIcon({ icon, id }: { icon: string | null; id: string }) {
  if (icon && isAddress(icon))
    return <img className={styles.icon} src={icon} alt="" width={22} height={22} />;
  const glyph = Object.hasOwn(GLYPHS, icon ?? id) ? GLYPHS[icon ?? id] : undefined;
  return glyph ? <Icon of={glyph} className={styles.icon} /> : null;
}
