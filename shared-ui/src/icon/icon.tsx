import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** px */
  size?: number;
  /** Only when the icon stands alone and says something; otherwise it is decoration. */
  label?: string;
  className?: string;
}

/** A lucide glyph in the house's stroke and size. */
export function Icon({ of: Glyph, size = 22, label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={size} strokeWidth={1.75} className={className} style={{ flex: 'none' }} {...naming} />;
}
