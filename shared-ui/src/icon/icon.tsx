import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** px */
  size?: number;
  /** Only for an icon that stands alone with a meaning; otherwise the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ of: Glyph, size = 22, label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={size} strokeWidth={1.75} className={className} style={{ flex: 'none' }} {...naming} />;
}
