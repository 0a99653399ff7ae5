import { Icon } from '@stezhka/shared-ui/icon';
import type { OfferIcon as OfferIconName } from '@stezhka/shop-contract';
import {
  Bookmark,
  BookOpen,
  CalendarDays,
  Check,
  Clock,
  Coffee,
  Compass,
  Feather,
  Heart,
  House,
  Leaf,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Moon,
  Mountain,
  Pen,
  Quote,
  Shield,
  Sprout,
  Sun,
  Users,
} from 'lucide-react';

const ICONS: Record<OfferIconName | 'check', LucideIcon> = {
  sun: Sun,
  moon: Moon,
  leaf: Leaf,
  pen: Pen,
  heart: Heart,
  compass: Compass,
  feather: Feather,
  book: BookOpen,
  calendar: CalendarDays,
  clock: Clock,
  coffee: Coffee,
  home: House,
  mail: Mail,
  map: MapIcon,
  mountain: Mountain,
  quote: Quote,
  ribbon: Bookmark,
  shield: Shield,
  sprout: Sprout,
  users: Users,
  check: Check,
};

export const AnyIcon = ({ name }: OfferIconProps) => <Icon of={ICONS[name ?? 'leaf']} />;

export interface OfferIconProps {
  name: OfferIconName | 'check' | null;
}
