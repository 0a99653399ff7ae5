import type { DiaryIcon } from '@stezhka/diary-contract';
import glyphs from './glyphs.svg';

/**
 * Decorative; a name that this release lacks draws nothing. All glyphs are one SVG file, outside JavaScript. @param
 * size px
 */
export function Glyph({ name, size }: { name: DiaryIcon; size: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <use href={`${glyphs}#${name}`} />
    </svg>
  );
}
