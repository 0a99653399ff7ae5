import type { DiaryIcon } from '@stezhka/diary-contract';
import glyphs from './glyphs.svg';

/**
 * The drawing of a definition, always beside words; one that this release does not carry leaves its place empty.
 * All stand in one picture, so no page pays for them in JavaScript.
 * @param size px
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
